import { brandMark } from '#src/lib/brand-mark.ts';
import styles from './brand.module.css';

/** The mark of the platform and a name beside it, in the colour of the text around. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox={brandMark.viewBox} aria-hidden="true">
        {brandMark.paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
      {name}
    </span>
  );
}
