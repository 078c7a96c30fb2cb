import { callApi } from '#src/api/call-api.ts';
import { readPartnerConfig } from '#src/api/read-partner-config.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { hostMode, isPartnerAsked, pagePath, REDIRECT_PATH } from '#src/platform/host/host-mode.ts';
import { partnerStatus, setPartnerStatus } from '#src/platform/host/partner-status.ts';
import { showBrand, showTitle } from './show-brand.ts';
import { storeBrand, storedBrand } from './stored-brand.ts';

/** How long the page shows no name. A later answer still brings the brand. */
const PENDING_MS = 3000;

const logged = (error: unknown): undefined => {
  console.warn(error);
};

function showNeutral(): void {
  showTitle({});
  setPartnerStatus('neutral');
}

/** The brand of a partner without a usable configuration (F-A5): every field is undefined. */
const plainBrand = readPartnerConfig({}, '');

/**
 * Asks the platform for the partner of this host and shows it; at once with the brand of the last visit, if any. The
 * configuration counts only once the host is known to be a partner's (F-A2). A host without a partner, and one of
 * which nothing is known after 3 s, gets the neutral page.
 */
export async function loadPartner(): Promise<void> {
  const { subdomain } = hostMode();
  const { base = '' } = document.documentElement.dataset;
  const path = pagePath(base);
  if (!isPartnerAsked(subdomain, path)) return showNeutral();
  const last = storedBrand(location.host);
  if (last) {
    showBrand(last);
    setPartnerStatus('branded');
  } else setPartnerStatus('pending');
  const endWait = () => {
    if (partnerStatus() === 'pending') showNeutral();
  };
  setTimeout(endWait, PENDING_MS);

  const { signal } = new AbortController();
  const currentUrl = location.host + path;
  const config = callApi('partnerConfig', readPartnerConfig, signal, { query: { subDomain: subdomain } });
  // Only matters when the partner exists, and is logged then.
  config.catch(() => {});
  const partner = await callApi('subdomainExists', readSubdomain, signal, { query: { currentUrl } }).catch(
    logged,
  );
  if (!partner) return endWait();
  if (!partner.exists || partner.redirect) {
    storeBrand(location.host, undefined);
    if (partner.redirect) return location.replace(base + REDIRECT_PATH);
    // The brand of the last visit is shown: only a new document is without it.
    if (last && !storedBrand(location.host)) return location.reload();
    return showNeutral();
  }
  const fresh = await config.catch(logged);
  if (fresh) storeBrand(location.host, fresh);
  showBrand(fresh ?? last ?? plainBrand);
  setPartnerStatus('branded');
}
