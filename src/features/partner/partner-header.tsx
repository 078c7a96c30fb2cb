import { labels } from '#content/labels.ts';
import { partnerCopy } from '#content/partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './partner-header.module.css';
import { PartnerLogo } from './partner-logo.tsx';
import type { PartnerState } from './partner-state.ts';
import { useBrandTheme } from './use-brand-theme.ts';
import { usePartner } from './use-partner.ts';

/** The header of every page of a partner's host (R2.16). It also puts on the partner's colours. */
export function PartnerHeader() {
  const state = usePartner();
  useBrandTheme(state);
  return <PartnerHeaderView state={state} />;
}

/** Logo, the partner's documents where it has some, and the login. */
export function PartnerHeaderView({ state }: { state: PartnerState }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={linkOrigin() + href('home')} aria-label={homeLabelOf(state)}>
          <PartnerLogo state={state} />
        </a>
        <Documents state={state} />
        <Button href={href({ platform: 'login' })}>{labels.login}</Button>
      </div>
    </header>
  );
}

/** Only while nothing in the link names it. */
const homeLabelOf = ({ status }: PartnerState) => (status === 'loading' ? labels.homeLink : undefined);

function Documents({ state }: { state: PartnerState }) {
  const { termsOfService, privacyPolicy } = state.status === 'branded' ? state.brand : {};
  const { label, terms, privacy } = partnerCopy.documents;
  if (!termsOfService && !privacyPolicy) return null;
  return (
    <nav className={styles.documents} aria-label={label}>
      {termsOfService && <DocumentLink target={termsOfService} text={terms} />}
      {privacyPolicy && <DocumentLink target={privacyPolicy} text={privacy} />}
    </nav>
  );
}

/** A phone shows the first word, which has room beside the next link; its name is the whole. */
function DocumentLink({ target, text }: { target: string; text: string }) {
  const [first = '', ...rest] = text.split(' ');
  return (
    <a href={target} target="_blank" rel="noopener">
      {first} <span className={styles.rest}>{rest.join(' ')}</span>
    </a>
  );
}
