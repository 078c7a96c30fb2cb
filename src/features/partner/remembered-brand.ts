import { apiOrigin } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { recall, remember } from '#src/platform/storage/storage.ts';

const keyOf = (host: string) => `partner-brand ${host}`;

/**
 * The brand that this host had on the last visit, so that a repeat visit shows it at once. Storage is
 * nobody's word: what is kept has the shape of the platform's answer and passes the same reader, and a
 * copy that names another host is not taken (F-H6).
 */
export function rememberedBrand(host: string): PartnerConfig | undefined {
  const kept = recall(keyOf(host));
  if (typeof kept !== 'object' || kept === null || !('host' in kept) || !('config' in kept)) return undefined;
  if (kept.host !== host) return undefined;
  try {
    return readPartnerConfig(kept.config, apiOrigin());
  } catch {
    return undefined;
  }
}

/** Keeps the brand of a host for the next visit; `undefined` forgets it. */
export function rememberBrand(host: string, brand: PartnerConfig | undefined): void {
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
