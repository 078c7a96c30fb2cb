import { primitives } from './primitives.ts';
import styles from './gallery.module.css';

/** Widths of small primitives, which share a row. */
const columns: Readonly<Record<string, 'narrow' | 'medium'>> = {
  icon: 'narrow',
  button: 'medium',
  card: 'medium',
  field: 'medium',
  toast: 'medium',
};

/** Primitives that are also used on the dark surface. */
const onNight = new Set(['card', 'icon', 'toast']);

/** For development only. */
export const Gallery = () => (
  <>
    <nav className={styles.index} aria-label="Primitives">
      {primitives.map(({ name }) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </nav>
    <main className={styles.sheet}>
      {primitives.map(({ name, examples }) => (
        <section key={name} id={name} className={styles.primitive} aria-labelledby={`${name}-title`}>
          <header className={styles.header}>
            <h2 id={`${name}-title`}>{name}</h2>
            {onNight.has(name) && (
              <label className={styles.ground}>
                <input type="checkbox" /> On night
              </label>
            )}
          </header>
          <div className={styles.examples} data-columns={columns[name]}>
            {examples.map(([state, element]) => (
              <figure key={state} className={styles.example}>
                <figcaption className={styles.state}>{state}</figcaption>
                {element}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  </>
);
