import { primitives } from './primitives.ts';
import styles from './gallery.module.css';

/** For development only. */
export const Gallery = () => (
  <>
    <nav className={`row ${styles.index}`} aria-label="Primitives">
      {primitives.map(({ name }) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </nav>
    <main className={`oneColumn ${styles.sheet}`}>
      {primitives.map(({ name, examples }) => (
        <section key={name} id={name} className={styles.primitive} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          <div className={styles.examples} data-primitive={name}>
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
