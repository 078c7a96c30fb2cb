import { useLayoutEffect } from 'react';

import { labels } from '#words/labels.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { accentTokens } from '#src/lib/colour/accent.ts';
import { readHexColour } from '#src/lib/colour/colour.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { useBrokenSource } from '#src/platform/use-broken-source.ts';
import { href } from '#src/routes.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './partner-header.module.css';
import type { PartnerState } from './partner-store.ts';
import { usePartner } from './use-partner.ts';

/** The header of every page of a partner's host (R2.16). It also applies the partner's colours. */
export function PartnerHeader() {
  const state = usePartner();
  useBrandTheme(state);
  return <PartnerHeaderView state={state} />;
}

export function PartnerHeaderView({ state }: { state: PartnerState }) {
  return (
    <header className={styles.header} data-sticks="">
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

/** Only while the link has no other name. */
const homeLabelOf = ({ status }: PartnerState) => (status === 'loading' ? labels.homeLink : undefined);

function Documents({ state }: { state: PartnerState }) {
  const { termsOfService, privacyPolicy } = state.status === 'branded' ? state.brand : {};
  const { label, terms, privacy } = partnerCopy.documents;
  if (!termsOfService && !privacyPolicy) return null;
  return (
    <nav className={`screenOnly ${styles.documents}`} aria-label={label}>
      {termsOfService && <DocumentLink target={termsOfService} text={terms} />}
      {privacyPolicy && <DocumentLink target={privacyPolicy} text={privacy} />}
    </nav>
  );
}

/** A phone shows only the first word; the accessible name is the whole text. */
function DocumentLink({ target, text }: { target: string; text: string }) {
  const [first = '', ...rest] = text.split(' ');
  return (
    <a href={target} target="_blank" rel="noopener">
      {first} <span className={styles.rest}>{rest.join(' ')}</span>
      <span className="hiddenText">, {labels.opensInNewTab}</span>
    </a>
  );
}

/**
 * The partner's logo in a box of fixed size, so that nothing moves when it loads; else its legal name
 * (F-A11), or the platform's own name.
 */
function PartnerLogo({ state }: { state: PartnerState }) {
  const { logo, legalName } = state.status === 'branded' ? state.brand : {};
  const { isBroken, onError } = useBrokenSource(logo);
  if (state.status === 'loading') return <span className={styles.pending} />;
  if (!isBroken) {
    // An `img` runs no script of an SVG.
    return <img className={styles.logo} src={logo} alt={legalName ?? site.name} onError={onError} />;
  }
  if (legalName) return <bdi className={styles.name}>{legalName}</bdi>;
  return <Brand name={site.name} />;
}

/** The light theme, with the partner's accent if it has one. */
export function useBrandTheme(state: PartnerState): void {
  const accentColor = state.status === 'branded' ? state.brand.accentColor : undefined;
  useLayoutEffect(() => setRootTokens({ 'color-scheme': 'light only' }), []);
  useLayoutEffect(() => {
    const accent = readHexColour(accentColor ?? '');
    return accent && setRootTokens(accentTokens(accent));
  }, [accentColor]);
}

/** Sets style tokens on the root element. Returns the function that removes them. */
function setRootTokens(tokens: Readonly<Record<string, string>>): () => void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(tokens)) style.removeProperty(name);
  };
}
