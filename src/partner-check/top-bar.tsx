import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { site } from '#content/site.ts';
import { brandMark } from '#src/lib/brand-mark.ts';
import { href } from '#src/routes.ts';
import styles from './top-bar.module.css';

/** The brand, where the host is not a partner's, and the way to the site. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <span className={styles.brand} data-main-brand="">
        <svg className={styles.mark} viewBox={brandMark.viewBox} aria-hidden="true">
          {brandMark.paths.map((path) => (
            <path key={path} d={path} fill="currentColor" />
          ))}
        </svg>
        {site.name}
      </span>
      <a className={styles.back} href={href('home')}>
        {partnerCheck.backToSite}
      </a>
    </header>
  );
}
