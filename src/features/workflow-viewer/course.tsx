import { type RefObject, useLayoutEffect } from 'react';

import type { WorkflowStep } from '#src/model/workflow.schema.ts';
import { courseLines, HEIGHT, REACH } from './course-lines.ts';
import styles from './course.module.css';
import { fillIn } from '#src/lib/fill-in.ts';

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Decides the course of the lines. */
  readonly seed: string;
  readonly steps: readonly WorkflowStep[];
  readonly index: number;
  readonly ids: readonly string[];
  /** Name of a shaft, with `{step}` and `{title}`. */
  readonly jumpLabel: string;
  readonly onJump: (index: number) => void;
};

/** How far a process has come: a channel with a shaft for each step, full of water to the current one. */
export function Course({ ref, seed, steps, index, ids, jumpLabel, onJump }: Props) {
  const lines = courseLines(seed, steps.length);

  // Behind the last shaft the water runs out to the end.
  const reached = index === steps.length - 1 ? 1 : index / steps.length;
  useLayoutEffect(() => ref.current?.style.setProperty('--reached', String(reached)), [ref, reached]);

  const drawing = (className: string | undefined) => (
    <svg
      className={className}
      viewBox={`0 0 ${steps.length * REACH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );

  return (
    <div ref={ref} className={styles.course}>
      <div className={styles.channel}>
        {drawing(styles.bed)}
        {drawing(styles.water)}
      </div>
      <ol className={styles.shafts} role="list">
        {steps.map(({ title }, stepIndex) => (
          <li key={title}>
            <button
              type="button"
              className={styles.shaft}
              data-passed={stepIndex < index}
              aria-controls={ids[stepIndex]}
              aria-current={stepIndex === index ? 'step' : 'false'}
              aria-label={fillIn(jumpLabel, { step: stepIndex + 1, title })}
              onClick={() => onJump(stepIndex)}
            >
              <span className={styles.number}>{stepIndex + 1}</span>
              <span className={styles.title}>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
