import { type MouseEvent, type RefObject, useId } from 'react';

import { fillIn } from '#src/lib/fill-in.ts';
import type { Workflow } from '#src/model/workflow.schema.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Course } from './course.tsx';
import { Step } from './step.tsx';
import { useSteps } from './use-steps.ts';
import styles from './workflow-viewer.module.css';

/** `{step}`, `{total}`, `{title}` and `{type}` stand for their values. */
export type WorkflowLabels = {
  /** Name of the whole for assistive technology. */
  readonly steps: string;
  readonly position: string;
  readonly allSteps: string;
  readonly jump: string;
  /** Said when another step shows. */
  readonly announcement: string;
  readonly features: string;
  readonly previous: string;
  readonly next: string;
  readonly showAll: string;
  readonly hideAll: string;
  readonly unknown: string;
};

/** The surface behind it. */
type WorkflowTone = 'paper' | 'sunk' | 'night';

type Props = {
  /** A user type; decides the course of the lines. */
  readonly type: string;
  /** The steps of that type; none when there is no such type. */
  readonly steps: Workflow | undefined;
  readonly labels: WorkflowLabels;
  readonly tone?: WorkflowTone;
};

/** The process of one audience, step by step (R2.43). Its titles are `h3`. */
export function WorkflowViewer({ type, steps, labels, tone = 'paper' }: Props) {
  if (!steps) return <p className={styles.unknown}>{fillIn(labels.unknown, { type })}</p>;
  return <StepViewer seed={type} steps={steps} labels={labels} tone={tone} />;
}

type ViewerProps = {
  readonly seed: string;
  readonly steps: Workflow;
  readonly labels: WorkflowLabels;
  readonly tone: WorkflowTone;
};

/** A process, one step at a time or all of it. Without script, and in print, all of it. */
function StepViewer({ seed, steps, labels, tone }: ViewerProps) {
  const total = steps.length;
  const id = useId();
  const ids = steps.map((_, stepIndex) => `${id}${stepIndex}`);
  const { course, pager, index, showsAll, hasTurned, show, turn, onKeyDown, toggleAll } = useSteps(total);
  const values = { step: index + 1, total, title: steps[index]?.title ?? '' };
  const buttonTone = tone === 'night' ? 'night' : 'paper';

  return (
    <div
      className={styles.viewer}
      role="group"
      aria-label={labels.steps}
      data-tone={tone}
      data-mode={showsAll ? 'all' : 'single'}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.position}>{fillIn(showsAll ? labels.allSteps : labels.position, values)}</p>
        <span className={styles.toggle}>
          <Button variant="quiet" tone={buttonTone} trailingIcon="chevron-down" onClick={toggleAll}>
            {showsAll ? labels.hideAll : labels.showAll}
          </Button>
        </span>
      </div>
      {!showsAll && (
        <Course ref={course} {...{ seed, steps, index, ids }} jumpLabel={labels.jump} onJump={show} />
      )}
      <ol className={styles.steps} role="list" data-count={total}>
        {steps.map((step, stepIndex) => (
          <Step
            key={step.title}
            id={ids[stepIndex]}
            step={step}
            number={stepIndex + 1}
            isCurrent={stepIndex === index}
            featuresLabel={labels.features}
          />
        ))}
      </ol>
      {!showsAll && <Pager ref={pager} {...{ index, ids, labels }} tone={buttonTone} onTurn={turn} />}
      <p className="hiddenText" aria-live="polite">
        {hasTurned && fillIn(labels.announcement, values)}
      </p>
    </div>
  );
}

type PagerProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** Of the steps. */
  readonly ids: readonly string[];
  readonly labels: { readonly previous: string; readonly next: string };
  readonly tone: 'paper' | 'night';
  readonly onTurn: (wanted: number, event: MouseEvent) => void;
};

/** One step back, one step on. A process has ends, so each is disabled at its own. */
function Pager({ ref, index, ids, labels, tone, onTurn }: PagerProps) {
  return (
    <div ref={ref} className={styles.pager}>
      <Button
        variant="secondary"
        tone={tone}
        leadingIcon="arrow-left"
        aria-controls={ids[index - 1]}
        disabled={index === 0}
        onClick={(event) => onTurn(index - 1, event)}
      >
        {labels.previous}
      </Button>
      <Button
        variant="secondary"
        tone={tone}
        trailingIcon="arrow-right"
        aria-controls={ids[index + 1]}
        disabled={index === ids.length - 1}
        onClick={(event) => onTurn(index + 1, event)}
      >
        {labels.next}
      </Button>
    </div>
  );
}
