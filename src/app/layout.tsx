import type { ReactNode } from 'react';

import { labels } from '#words/labels.ts';
import { ContactDialog } from '#src/features/contact/contact-dialog.island.tsx';
import { PartnerFooter } from './footer/partner-footer.tsx';
import { PartnerHeader } from './header/partner-header.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { NOTIFICATIONS } from '#src/platform/notifications.ts';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { FooterContent } from './footer/footer-content.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { PrintHead } from './print-head/print-head.tsx';

type Props = {
  readonly children: ReactNode;
  /** A page of both kinds of hosts has the frames of both; style shows the one of the host. */
  readonly hosts: 'both' | 'partner';
};

/** Navigation bar, page and footer (R2.7), in the frame of all pages. */
export const FullLayout = ({ children, hosts }: Props) => (
  <BareLayout>
    <a className={styles.skipLink} href="#content">
      {labels.skipToContent}
    </a>
    {/* The consent tool is inserted here: after the skip link, before the page. */}
    <div id="consent-place" />
    {hosts === 'both' && <Header />}
    <PartnerHeader />
    <PrintHead />
    {/* The offer of another language is inserted here. */}
    <div id="offer-place" className={styles.offer} />
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {hosts === 'both' && <FooterContent />}
    <PartnerFooter>
      <LanguageLinks className="tapTarget" />
    </PartnerFooter>
  </BareLayout>
);

/** Without navigation bar and footer (R2.7): the message dialog and the notifications. */
const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <Island of={ContactDialog} props={{}} />
    <div
      id={NOTIFICATIONS}
      className="notifications"
      popover="manual"
      role="region"
      aria-label={labels.toast.region}
      tabIndex={-1}
      data-success={labels.toast.success}
      data-error={labels.toast.error}
      data-close={labels.toast.close}
    />
  </>
);
