import { brandMark } from '#src/lib/brand-mark.ts';
import styles from './brand.module.css';

/** Longer names are smaller and may take two lines, so that the header has room for them. */
const MAX_LARGE = 10;
const MAX_WORD = 12;

function lengthOf(name: string): 'word' | 'name' | undefined {
  if (name.split(' ').some((word) => word.length > MAX_WORD)) return 'word';
  return name.length > MAX_LARGE ? 'name' : undefined;
}

/** Arabic letters: the name is behind its mark in its own direction, and its letters are smaller at the same size. */
const ARABIC = /\p{Script=Arabic}/u;

/** The mark of the platform and a name, in the current colour. */
export function Brand({ name }: { name: string }) {
  return (
    <span
      className={styles.brand}
      translate="no"
      data-long={lengthOf(name)}
      dir={ARABIC.test(name) ? 'rtl' : 'ltr'}
    >
      <svg className={styles.mark} viewBox={brandMark.viewBox} aria-hidden="true">
        {brandMark.paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
