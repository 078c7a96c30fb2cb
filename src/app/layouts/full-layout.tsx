import { labels } from '#words/labels.ts';
import { Footer } from '#src/app/footer/footer.tsx';
import { ForeignPlace } from '#src/platform/hydration/frozen.tsx';
import { Header } from '#src/app/header/header.tsx';
import { partnerFooter, partnerTop } from '#src/app/partner/partner-parts.ts';
import { BareLayout, type LayoutProps } from './bare-layout.tsx';
import { HostPart } from './host-part.tsx';
import styles from './layouts.module.css';

/**
 * The common layout: navigation bar, page, footer (R2.7). On a partner's host the partner's
 * header and footer stand in their place.
 */
export function FullLayout({ children, pages, isShell }: LayoutProps & { readonly isShell: boolean }) {
  return (
    <BareLayout pages={pages}>
      <a className={styles.skipLink} href="#content">
        {labels.skipToContent}
      </a>
      {/* The consent tool comes here: after the skip link, before the page. */}
      <ForeignPlace id="consent-place" />
      <HostPart main={<Header />} partner={partnerTop} isShell={isShell} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <HostPart main={<Footer />} partner={partnerFooter} isShell={isShell} />
    </BareLayout>
  );
}
