import { accelerators, cohortCalendar } from '#content/pages/accelerators.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './calendar.module.css';

/** The four jobs of a programme over the phases of its season: where each begins, and that it goes on. */
export function Calendar() {
  const { heading, items } = accelerators.sections.programme;
  const { phases, begins } = cohortCalendar;
  return (
    <Band heading={heading}>
      <ol className={styles.phases} role="list" aria-hidden="true">
        {phases.map((phase) => (
          <li key={phase}>{phase}</li>
        ))}
      </ol>
      <ul role="list">
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.job}>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.phase}>{phases[begins[index] ?? 0]}</p>
              <p className={styles.description}>{description}</p>
            </div>
            <span className={styles.course} data-begins={begins[index]} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
