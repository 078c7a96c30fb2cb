import type { ScreenCopy } from '#src/model/exhibit.schema.ts';
import { Mark, Share } from '#src/sections/product-screen/pieces.tsx';
import styles from './screen.module.css';

/** A case in the product: a column of cards, the rows of a record, or bars of amounts. */
export function Screen({ copy }: { readonly copy: ScreenCopy }) {
  const { title, aside, items, total, layout, note } = copy;
  return (
    <figure className={`card ${styles.screen}`}>
      <div className={`row ${styles.bar}`}>
        <p className={`subheading ${styles.title}`}>{title}</p>
        {aside && <p>{aside}</p>}
      </div>
      <ul className={`oneColumn ${styles.items}`} role="list" data-layout={layout}>
        {items.map(({ name, lines, value, state, share }) => (
          <li key={name} className={`row ${styles.item}`}>
            <p className={styles.name}>{name}</p>
            {value && (
              <p className={styles.value}>
                {state && <Mark state={state} />} {value}
              </p>
            )}
            {lines?.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
            {share !== undefined && (
              <div className={styles.line}>
                <Share value={share} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {total && (
        <p className={`row ${styles.total}`}>
          {total.name} <span className={styles.value}>{total.value}</span>
        </p>
      )}
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
