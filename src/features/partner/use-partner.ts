import { useSyncExternalStore } from 'react';

import { language } from '#words/language.ts';
import { callApi } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { type Project, readProjects } from '#src/api/read-projects.ts';
import { readSubdomain } from '#src/api/read-subdomain.ts';
import { hostMode, isPartnerAsked, pagePath, REDIRECT_PATH } from '#src/platform/host/host-mode.ts';
import { type PartnerState, partnerState, showPartner, storeBrand, watchPartner } from './partner-store.ts';

const fallback: PartnerState = { status: 'fallback' };
const noProjects = Promise.resolve(undefined);
let loading: Promise<void> | undefined;

/** The first subscriber starts the requests. */
function watch(watcher: () => void): () => void {
  loading ??= loadPartner();
  return watchPartner(watcher);
}

/** The partner of this host, the same for header, page and footer. The built shell is the fallback page. */
export function usePartner(): PartnerState {
  return useSyncExternalStore(watch, partnerState, () => fallback);
}

/** The brand of a partner without a usable configuration (F-A5): every field is undefined. */
const plainBrand = readPartnerConfig({}, '');

/**
 * Asks the platform for the partner of this host and shows it. The calls run in parallel; config and
 * projects count only once the host is known to be a partner's (F-A2), and neither waits for the other.
 * After a failure the page keeps the brand of the last visit, or shows the fallback page.
 */
async function loadPartner(): Promise<void> {
  const { subdomain } = hostMode();
  const path = pagePath(language.base);
  if (!isPartnerAsked(subdomain, path)) return;
  const { signal } = new AbortController();
  const currentUrl = location.host + path;
  const check = callApi('subdomainExists', readSubdomain, signal, { query: { currentUrl } }).catch(logged);
  const query = { subDomain: subdomain };
  const config = callApi('partnerConfig', readPartnerConfig, signal, { query });
  const isLanding = path === '/';
  const list = isLanding ? callApi('featuredProjects', readProjects, signal, { body: {} }) : noProjects;
  // Only matters when the partner exists; `showBranded` logs it.
  for (const call of [config, list]) call.catch(() => {});

  const partner = await check;
  const shown = partnerState();
  if (!partner) {
    if (shown.status === 'loading') showPartner({ status: 'fallback' });
    return;
  }
  if (partner.redirect || !partner.exists) {
    storeBrand(location.host, undefined);
    if (partner.redirect) location.replace(language.base + REDIRECT_PATH);
    else showPartner({ status: 'fallback' });
    return;
  }
  await showBranded(shown.status === 'branded' ? shown.brand : undefined, config, list);
}

async function showBranded(
  lastBrand: PartnerConfig | undefined,
  config: Promise<PartnerConfig>,
  list: Promise<readonly Project[] | undefined>,
): Promise<void> {
  let brand = lastBrand;
  let projects: readonly Project[] | undefined;
  const show = () => {
    if (brand) showPartner({ status: 'branded', brand, projects });
  };
  const showBrand = async () => {
    const fresh = await config.catch(logged);
    if (fresh) storeBrand(location.host, fresh);
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
