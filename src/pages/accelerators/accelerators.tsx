import { accelerators, cohortPhases } from '#words/pages/accelerators.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import styles from './calendar.module.css';

/** Accelerators (R2.37). */
export const AcceleratorsPage = () => (
  <ContentPage id="accelerators" copy={accelerators} own={{ programme: <Calendar /> }} />
);

/** A chart of the programme's four functions over its phases: each starts in one phase and continues to the end. */
function Calendar() {
  const { heading, intro, items } = accelerators.sections.programme;
  return (
    <Band heading={heading} intro={intro} pace="dense">
      <ol className={`label ${styles.phases}`} role="list" aria-hidden="true">
        {cohortPhases.map((phase) => (
          <li key={phase}>{phase}</li>
        ))}
      </ol>
      <ul role="list">
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.job}>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p className={`label ${styles.phase}`}>{cohortPhases[index]}</p>
              <p className="description">{description}</p>
            </div>
            <span className={styles.course} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
