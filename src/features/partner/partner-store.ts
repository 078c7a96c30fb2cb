import { apiOrigin } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import type { Project } from '#src/api/read-projects.ts';
import { hostMode, isPartnerAsked } from '#src/platform/host/host-mode.ts';
import { recall, remember } from '#src/platform/storage/storage.ts';

/** The partner of this host. */
export type PartnerState =
  /** Answers are pending: a skeleton without the words of a brand. */
  | { readonly status: 'loading' }
  /** No such partner, or no answer: a complete page with the platform's own name. */
  | { readonly status: 'fallback' }
  /** Without a usable configuration every field of the brand is undefined. */
  | {
      readonly status: 'branded';
      readonly brand: PartnerConfig;
      /** Undefined while pending, and after a failure. */
      readonly projects: readonly Project[] | undefined;
    };

let state: PartnerState | undefined;
const watchers = new Set<() => void>();

export const partnerState = (): PartnerState => (state ??= initialState());

/** A repeat visit starts with the brand of the last one. */
function initialState(): PartnerState {
  if (!isPartnerAsked(hostMode().subdomain, location.pathname)) return { status: 'fallback' };
  const brand = storedBrand(location.host);
  return brand ? { status: 'branded', brand, projects: undefined } : { status: 'loading' };
}

/** Calls `watcher` after every change. Returns the function that stops it. */
export function watchPartner(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Shows another state in every part of the page that shows the partner. */
export function showPartner(next: PartnerState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

const keyOf = (host: string) => `partner-brand ${host}`;

/**
 * The brand of this host on the last visit. Stored data is untrusted: it has the shape of the platform's
 * answer and passes the same reader, and a copy that names another host is ignored (F-H6).
 */
function storedBrand(host: string): PartnerConfig | undefined {
  const stored = recall(keyOf(host));
  if (typeof stored !== 'object' || stored === null || !('host' in stored) || !('config' in stored)) {
    return undefined;
  }
  if (stored.host !== host) return undefined;
  try {
    return readPartnerConfig(stored.config, apiOrigin());
  } catch {
    return undefined;
  }
}

/** Stores the brand of a host for the next visit; `undefined` removes it. */
export function storeBrand(host: string, brand: PartnerConfig | undefined): void {
  remember(keyOf(host), brand && { host, config: toAnswer(brand) });
}

const toAnswer = (brand: PartnerConfig) => ({
  logo: { link: brand.logo },
  backgroundPicture: { link: brand.backgroundPicture },
  tagline: brand.tagline,
  privacyPolicyDocument: { link: brand.privacyPolicy },
  termsOfServiceDocument: { link: brand.termsOfService },
  accentColor: brand.accentColor,
  legalName: brand.legalName,
});
