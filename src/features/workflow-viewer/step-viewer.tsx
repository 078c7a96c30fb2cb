import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

import type { Workflow } from '#src/model/workflow.schema.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Course } from './course.tsx';
import { fillIn } from './fill-in.ts';
import { nextStepIndex } from './next-step-index.ts';
import { Step } from './step.tsx';
import styles from './workflow-viewer.module.css';
import type { WorkflowLabels, WorkflowTone } from './workflow-viewer.tsx';

type Props = {
  /** Decides the course of the lines. */
  readonly seed: string;
  readonly steps: Workflow;
  readonly labels: WorkflowLabels;
  readonly tone: WorkflowTone;
};

/** A process, one step at a time or all of it. Without script, and in print, all of it. */
export function StepViewer({ seed, steps, labels, tone }: Props) {
  const course = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [total, last] = [steps.length, steps.length - 1];
  const buttonTone = tone === 'night' ? 'night' : 'paper';

  const show = (wanted: number) => {
    const title = steps[wanted]?.title;
    if (title === undefined || wanted === index) return;
    setIndex(wanted);
    setAnnouncement(fillIn(labels.announcement, { step: wanted + 1, total, title }));
  };
  /** A button that is disabled at an end loses the focus: the shaft of that step takes it. */
  const keepFocus = (wanted: number, origin: EventTarget, options?: FocusOptions) => {
    if (!(origin instanceof Node)) return;
    const isLost = (wanted === 0 || wanted === last) && pager.current?.contains(origin);
    if (isLost || course.current?.contains(origin)) {
      course.current?.querySelectorAll('button')[wanted]?.focus(options);
    }
  };
  const turn = (wanted: number) => (event: MouseEvent) => {
    show(wanted);
    // A press with the pointer must not scroll the page to the course.
    keepFocus(wanted, event.currentTarget, { preventScroll: event.detail > 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (showsAll || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
    const wanted = nextStepIndex(event.key, index, total, isRightToLeft);
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
    keepFocus(wanted, event.target);
  };
  const toggleAll = () => {
    setShowsAll(!showsAll);
    setAnnouncement('');
  };

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
        <p className={styles.position}>
          {fillIn(showsAll ? labels.allSteps : labels.position, { step: index + 1, total })}
        </p>
        <span className={styles.toggle}>
          <Button variant="quiet" tone={buttonTone} trailingIcon="chevron-down" onClick={toggleAll}>
            {showsAll ? labels.hideAll : labels.showAll}
          </Button>
        </span>
      </div>
      {!showsAll && <Course ref={course} {...{ seed, steps, index }} jumpLabel={labels.jump} onJump={show} />}
      <ol className={styles.steps} role="list" data-count={total}>
        {steps.map((step, stepIndex) => (
          <Step
            key={step.title}
            step={step}
            number={stepIndex + 1}
            place={stepIndex === index ? 'current' : stepIndex < index ? 'before' : 'after'}
            featuresLabel={labels.features}
          />
        ))}
      </ol>
      {!showsAll && (
        <div ref={pager} className={styles.pager}>
          <Button
            variant="secondary"
            tone={buttonTone}
            leadingIcon="arrow-left"
            disabled={index === 0}
            onClick={turn(index - 1)}
          >
            {labels.previous}
          </Button>
          <Button
            variant="secondary"
            tone={buttonTone}
            trailingIcon="arrow-right"
            disabled={index === last}
            onClick={turn(index + 1)}
          >
            {labels.next}
          </Button>
        </div>
      )}
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
