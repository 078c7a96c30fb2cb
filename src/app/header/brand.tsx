import { site } from '#content/site.ts';
import { brandMark } from '#src/lib/brand-mark.ts';
import styles from './brand.module.css';

/** The mark and the name of the brand, in the colour of the text around it. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox={brandMark.viewBox} aria-hidden="true">
        {brandMark.paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
      {site.name}
    </span>
  );
}
