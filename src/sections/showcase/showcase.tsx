import type { ShowcaseCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Exhibit } from '#src/sections/exhibit/exhibit.tsx';
import styles from './showcase.module.css';

/** Features, each beside a product screen, on alternating sides. */
export function Showcase({ copy }: { readonly copy: ShowcaseCopy }) {
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={copy.tone}>
      <ul className={styles.items} role="list">
        {copy.items.map(({ title, description, screen }) => (
          <li key={title} className={styles.item}>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
            <Exhibit copy={screen} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
