import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { labels } from '#words/labels.ts';
import { Header } from '#src/app/header/header.tsx';
import { NavigationEffects } from '#src/app/navigation/navigation-effects.tsx';
import type { Pages } from '#src/app/page-entry.ts';
import { partnerFooter, partnerTop } from '#src/app/partner/partner-parts.ts';
import { isPartnerShown } from '#src/platform/host/host-mode.ts';
import { ForeignPlace, frozen } from '#src/platform/hydration/frozen.tsx';
import type { LazyPart } from '#src/platform/hydration/lazy-part.ts';
import { ToastProvider } from '#src/ui/toast/toast.tsx';
import styles from './layouts.module.css';

/** Without behaviour, so its code is not fetched on first load. */
const Footer = frozen(() =>
  import('#src/app/footer/footer-content.tsx').then((module) => module.FooterContent),
);
const PrintHead = frozen(() =>
  import('#src/app/print-head/print-head.tsx').then((module) => module.PrintHead),
);

type LayoutProps = { readonly children: ReactNode; readonly pages: Pages };

/**
 * Navigation bar, page and footer (R2.7); a partner's host has the partner's header and footer.
 * @param isShell true when the markup is built for a partner
 */
export function FullLayout({ children, pages, isShell }: LayoutProps & { readonly isShell: boolean }) {
  return (
    <BareLayout pages={pages}>
      <a className={styles.skipLink} href="#content">
        {labels.skipToContent}
      </a>
      {/* The consent tool is inserted here: after the skip link, before the page. */}
      <ForeignPlace id="consent-place" />
      <HostPart main={<Header />} partner={partnerTop} isShell={isShell} />
      <PrintHead />
      {/* The offer of another language is inserted here. */}
      <ForeignPlace id="offer-place" className={styles.offer} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <HostPart main={<Footer />} partner={partnerFooter} isShell={isShell} />
    </BareLayout>
  );
}

/** Without navigation bar and footer (R2.7). */
const BareLayout = ({ children, pages }: LayoutProps) => (
  <ToastProvider labels={labels.toast}>
    {children}
    <NavigationEffects pages={pages} />
  </ToastProvider>
);

type HostPartProps = {
  /** The main site's part. Built pages have it on every host; style hides it on a partner's. */
  readonly main: ReactNode;
  readonly partner: LazyPart<object>;
  readonly isShell: boolean;
};

const never = () => () => {};

/** Changes after hydration by its own state: an update of a parent would empty islands that are not hydrated. */
function HostPart({ main, partner, isShell }: HostPartProps) {
  const isPartner = useSyncExternalStore(never, isPartnerShown, () => isShell);
  const [Part, setPart] = useState(partner.current);
  useEffect(() => {
    if (isPartner) partner.load().then((loaded) => setPart(() => loaded), console.warn);
  }, [isPartner, partner]);
  return isPartner && Part ? <Part /> : main;
}
