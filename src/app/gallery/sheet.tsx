import { primitives } from './primitives.ts';
import styles from './sheet.module.css';

/** Small ones stand side by side; the others take a line each. */
const columns: Readonly<Record<string, 'narrow' | 'medium'>> = {
  icon: 'narrow',
  button: 'medium',
  card: 'medium',
  field: 'medium',
  toast: 'medium',
};

/** Those that also stand on the dark surface. */
const onNight = new Set(['card', 'icon', 'toast']);

/** All examples under each other, without a frame of their own, so that the window's width is theirs. */
export function Sheet() {
  return (
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
  );
}
