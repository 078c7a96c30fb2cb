import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { site } from '#content/site.ts';
import { href } from '#src/routes.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import styles from './top-bar.module.css';

/** The brand, where the host is not a partner's, and the way to the site. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <span data-main-brand="">
        <Brand name={site.name} />
      </span>
      <a className={styles.back} href={href('home')}>
        {partnerCheck.backToSite}
      </a>
    </header>
  );
}
