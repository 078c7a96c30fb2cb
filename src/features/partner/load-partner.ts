import { callApi } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { type Project, readProjects } from '#src/api/read-projects.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { hostMode, isPartnerAsked, REDIRECT_PATH } from '#src/platform/host/host-mode.ts';
import { partnerState, showPartner } from './partner-store.ts';
import { rememberBrand } from './remembered-brand.ts';

/** A partner that has configured nothing, or whose configuration cannot be had (F-A5). */
const plainBrand: PartnerConfig = {
  logo: undefined,
  backgroundPicture: undefined,
  tagline: undefined,
  privacyPolicy: undefined,
  termsOfService: undefined,
  accentColor: undefined,
  legalName: undefined,
};

/**
 * Asks the platform who the partner of this host is, and shows it. The three calls run side by side; what
 * config and projects say counts only once the host is known to be a partner's (F-A2), and neither
 * waits for the other. A failure that counts is logged, and leaves what was shown: the brand of the last
 * visit, or the neutral page.
 */
export async function loadPartner(): Promise<void> {
  const { subdomain } = hostMode();
  if (!isPartnerAsked(subdomain, location.pathname)) return;
  const { signal } = new AbortController();
  const currentUrl = location.host + location.pathname;
  const check = callApi('subdomainExists', readSubdomain, signal, { query: { currentUrl } }).catch(logged);
  const query = { subDomain: subdomain };
  const config = callApi('partnerConfig', readPartnerConfig, signal, { query });
  const list = callApi('featuredProjects', readProjects, signal, { body: {} });
  // Nobody's host has neither: what fails is logged where it counts.
  for (const call of [config, list]) call.catch(() => {});

  const partner = await check;
  const shown = partnerState();
  if (!partner) {
    if (shown.status === 'loading') showPartner({ status: 'neutral' });
    return;
  }
  if (partner.redirect || !partner.exists) {
    rememberBrand(location.host, undefined);
    if (partner.redirect) location.replace(REDIRECT_PATH);
    else showPartner({ status: 'neutral' });
    return;
  }
  await showBranded(shown.status === 'branded' ? shown.brand : undefined, config, list);
}

async function showBranded(
  lastBrand: PartnerConfig | undefined,
  config: Promise<PartnerConfig>,
  list: Promise<readonly Project[]>,
): Promise<void> {
  let brand = lastBrand;
  let projects: readonly Project[] | undefined;
  const show = () => {
    if (brand) showPartner({ status: 'branded', brand, projects });
  };
  const showBrand = async () => {
    const fresh = await config.catch(logged);
    if (fresh) rememberBrand(location.host, fresh);
    brand = fresh ?? brand ?? plainBrand;
    show();
  };
  const showProjects = async () => {
    projects = await list.catch(logged);
    if (projects) show();
  };
  await Promise.all([showBrand(), showProjects()]);
}

const logged = (error: unknown): undefined => {
  console.warn(error);
};
