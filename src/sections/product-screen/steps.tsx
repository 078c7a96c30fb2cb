import type { PartOf } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './steps.module.css';

/** The stages of a process in one line. */
export const Steps = ({ part }: { readonly part: PartOf<'steps'> }) => (
  <ol className={styles.steps} role="list">
    {part.items.map(({ name, state }, place) => (
      <li key={name} className={styles.step} data-state={state}>
        <span className={styles.number}>{state === 'done' ? <SubjectIcon name="check" /> : place + 1}</span>
        {name}
      </li>
    ))}
  </ol>
);
