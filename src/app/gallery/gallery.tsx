import { useRef } from 'react';

import styles from './gallery.module.css';
import { primitives } from './primitives.ts';

/**
 * Every state of every primitive, for development only. They show in a frame with a window of its own,
 * so that breakpoints and viewport units answer to the chosen width, which can also be dragged.
 */
export function Gallery() {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.gallery}>
      <header className={styles.index}>
        <h1 className={styles.title}>Gallery</h1>
        {/* A width that was dragged stands as an inline style above the chosen one. */}
        <fieldset className={styles.widths} onChange={() => frame.current?.removeAttribute('style')}>
          <legend className={styles.legend}>Width</legend>
          {['390', '820', 'full'].map((width) => (
            <label key={width} className={styles.width}>
              <input type="radio" name="width" value={width} defaultChecked={width === 'full'} /> {width}
            </label>
          ))}
        </fieldset>
        <nav aria-label="Primitives">
          <ul role="list" className={styles.list}>
            {primitives.map(({ name, examples }) => (
              <li key={name}>
                <a className={styles.link} href={`/gallery/sheet#${name}`} target="sheet">
                  {name} <span className={styles.count}>{examples.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.desk}>
        <div ref={frame} className={styles.frame}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this very program. */}
          <iframe className={styles.sheet} name="sheet" title="Examples" src="/gallery/sheet" />
        </div>
      </main>
    </div>
  );
}
