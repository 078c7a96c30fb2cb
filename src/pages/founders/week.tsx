import { founders } from '#content/pages/founders.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './week.module.css';

/** A week of a raise as a diary: three days, each with what it brought. */
export function Week() {
  const { heading, intro, items } = founders.sections.week;
  return (
    <Band heading={heading} intro={intro} tone="sunk">
      <ul className={styles.days} role="list">
        {items.map(({ title, description }) => (
          <li key={title} className={styles.day}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.entry}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
