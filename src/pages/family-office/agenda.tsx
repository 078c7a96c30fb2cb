import { familyOffice } from '#content/pages/family-office.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './agenda.module.css';

/** The committee's questions as the agenda of its meeting. */
export function Agenda() {
  const { heading, items } = familyOffice.sections.committee;
  return (
    <Band heading={heading} tone="sunk">
      <ol className={styles.agenda} role="list">
        {items.map((question, index) => (
          <li key={question} className={styles.question}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {question}
          </li>
        ))}
      </ol>
    </Band>
  );
}
