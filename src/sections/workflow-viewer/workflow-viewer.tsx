import { useId } from 'react';

import { labels } from '#words/labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import type { Workflow, WorkflowStep } from '#src/model/workflow.schema.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './workflow-viewer.module.css';

const words = labels.workflow;

type Props = {
  readonly type: string;
  /** The steps of that user type; none when there is no such type. */
  readonly steps: Workflow | undefined;
  /** The HTML of the product at each step. */
  readonly stages?: readonly string[];
  /** The surface behind it. */
  readonly tone?: 'paper' | 'sunk' | 'night';
};

/** The id of a step's title, which describes the button that leads there. */
const titleOf = (step: string) => `${step}-title`;

/**
 * The process of one audience: the product at one step at a time, with a track of the names of all steps, or all steps
 * as a grid (R2.43). Without script, and in print, it is the grid. Its titles are `h3`. `ui/panels` answers its controls.
 */
export function WorkflowViewer({ type, steps, stages, tone = 'paper' }: Props) {
  const id = useId();
  if (!steps) return <p className={styles.unknown}>{fillIn(words.unknown, { type })}</p>;

  const total = steps.length;
  const buttonTone = tone === 'night' ? 'night' : 'paper';
  return (
    <div
      className={`oneColumn stack4 ${styles.viewer}`}
      role="group"
      aria-label={words.steps}
      data-tone={tone}
      data-panels="ends"
      data-mode="single"
    >
      <div className={`row needsScript screenOnly ${styles.bar}`}>
        <p className={`label ${styles.position}`} aria-live="polite">
          {/* The script fills it in: the built page shows the first step. */}
          <span data-position={words.position}>{fillIn(words.position, { step: 1, total })}</span>
          <span className={styles.whole}>{fillIn(words.allSteps, { total })}</span>
        </p>
        <Button variant="quiet" tone={buttonTone} trailingIcon="chevron-down" data-toggle="">
          <span className={styles.single}>{words.showAll}</span>
          <span className={styles.whole}>{words.hideAll}</span>
        </Button>
      </div>
      <div className={`needsScript screenOnly ${styles.scrubber} ${styles.single}`}>
        <Button variant="secondary" tone={buttonTone} leadingIcon="arrow-left" data-step="previous" disabled>
          {words.previous}
        </Button>
        <ol className={styles.track} role="list">
          {steps.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                className={`label ${styles.cell}`}
                aria-controls={`${id}${index}`}
                aria-current={index === 0 ? 'step' : 'false'}
                aria-label={fillIn(words.jump, { step: index + 1, title })}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
        <Button
          variant="secondary"
          tone={buttonTone}
          trailingIcon="arrow-right"
          data-step="next"
          aria-controls={`${id}1`}
          aria-describedby={titleOf(`${id}1`)}
          disabled={total === 1}
        >
          {words.next}
        </Button>
      </div>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => (
          <li key={step.title} id={`${id}${index}`} className={styles.step} data-active={index === 0}>
            <Step step={step} titleId={titleOf(`${id}${index}`)} stage={stages?.[index] ?? ''} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type StepProps = { readonly step: WorkflowStep; readonly titleId: string; readonly stage: string };

const Step = ({ step: { title, description, features }, titleId, stage }: StepProps) => (
  <>
    <h3 className="subheading" id={titleId}>
      {title}
    </h3>
    <p className="description">
      <Unbroken text={description} />
    </p>
    <ul className={styles.features} role="list">
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          {feature}
        </li>
      ))}
    </ul>
    <div
      className={`screenOnly ${styles.stage}`}
      role="img"
      aria-labelledby={titleId}
      dangerouslySetInnerHTML={{ __html: stage }}
    />
  </>
);
