import type { WorkflowStep } from '#src/model/workflow.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './step.module.css';

type Props = {
  readonly id: string | undefined;
  readonly step: WorkflowStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly featuresLabel: string;
};

/** One step of a process: all of the stage when it shows alone, one sheet of the grid when all do. */
export function Step({ id, step, number, isCurrent, featuresLabel }: Props) {
  return (
    <li id={id} className={styles.step} data-active={isCurrent}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.sign}>
        <SubjectIcon name={step.icon} size="large" />
      </span>
      <h3 className={styles.title}>{step.title}</h3>
      <p className={styles.description}>
        <Unbroken text={step.description} />
      </p>
      <div className={styles.features}>
        <p className={styles.featuresLabel}>{featuresLabel}</p>
        <ul role="list">
          {step.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
