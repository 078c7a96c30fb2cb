import { type ReactNode, useState } from 'react';

import { labels } from '#words/labels.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { emit } from '#src/platform/events.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { href, type RouteId } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './partner-footer.module.css';
import type { PartnerState } from './partner-store.ts';

/** Terms and privacy of the partner, else the platform's; cookies; contact. `children` are further links. */
export function PartnerFooterView({ state, children }: { state: PartnerState; children?: ReactNode }) {
  const brand = state.status === 'branded' ? state.brand : undefined;
  const { terms, privacy, cookies } = partnerCopy.documents;
  const legalName = state.status === 'loading' ? undefined : (brand?.legalName ?? site.legalName);
  // Never hydrated: the browser renders a partner's frame anew (F-B15).
  const [year] = useState(() => (import.meta.env.SSR ? site.copyrightYear : new Date().getFullYear()));
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        <nav className={`screenOnly ${styles.links}`} aria-label={labels.footerNavigation}>
          <FooterLink document={brand?.termsOfService} page="terms" text={terms} />
          <FooterLink document={brand?.privacyPolicy} page="privacy" text={privacy} />
          <FooterLink document={undefined} page="cookies" text={cookies} />
        </nav>
        <Button
          variant="secondary"
          tone="night"
          onClick={() => emit('contact-requested', { type: 'contact' })}
        >
          {labels.sendMessage}
        </Button>
        <div className={styles.owner}>
          <p>
            © {year} <bdi>{legalName}</bdi>
          </p>
          {children && <p className={styles.links}>{children}</p>}
        </div>
      </div>
    </footer>
  );
}

type FooterLinkProps = {
  readonly document: string | undefined;
  readonly page: RouteId;
  readonly text: string;
};

const FooterLink = ({ document, page, text }: FooterLinkProps) =>
  document ? (
    <a href={document} target="_blank" rel="noopener">
      {text}
      <span className="hiddenText">, {labels.opensInNewTab}</span>
    </a>
  ) : (
    <a href={linkOrigin() + href(page)}>{text}</a>
  );
