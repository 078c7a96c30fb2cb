import type { PartOf } from '#src/model/screen.schema.ts';
import styles from './bars.module.css';

/** Amounts as bars to one scale: one each, or as the parts of a whole. */
export const Bars = ({ part: { title, aside, layout, items } }: { readonly part: PartOf<'bars'> }) => (
  <div className={styles.card}>
    <p className={styles.head}>
      {title}
      {aside && <span className={styles.muted}>{aside}</span>}
    </p>
    {layout === 'whole' && <Whole shares={items.map(({ share }) => share)} />}
    <ul className={styles.items} role="list" data-layout={layout}>
      {items.map(({ name, value, share }) => (
        <li key={name} className={styles.item}>
          <span className={styles.muted}>{name}</span>
          {layout === 'rows' && (
            <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={share} height="10" />
            </svg>
          )}
          <b>{value}</b>
        </li>
      ))}
    </ul>
  </div>
);

const Whole = ({ shares }: { readonly shares: readonly number[] }) => (
  <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    {shares.map((share, place) => (
      <rect
        key={place}
        className={styles.part}
        x={shares.slice(0, place).reduce((sum, one) => sum + one, 0)}
        width={share}
        height="10"
      />
    ))}
  </svg>
);
