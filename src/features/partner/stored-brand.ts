import { apiOrigin } from '#src/api/call-api.ts';
import { type PartnerConfig, readPartnerConfig } from '#src/api/read-partner-config.ts';
import { recall, remember } from '#src/platform/storage/storage.ts';

const keyOf = (host: string) => `partner-brand ${host}`;

/**
 * The brand of this host on the last visit. Stored data is untrusted: it has the shape of the platform's
 * answer and passes the same reader, and a copy that names another host is ignored (F-H6).
 */
export function storedBrand(host: string): PartnerConfig | undefined {
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

/** As the platform answers, with every field of the brand. */
function toAnswer(brand: PartnerConfig) {
  const fields: Readonly<Record<keyof PartnerConfig, readonly [name: string, value: unknown]>> = {
    logo: ['logo', { link: brand.logo }],
    backgroundPicture: ['backgroundPicture', { link: brand.backgroundPicture }],
    tagline: ['tagline', brand.tagline],
    privacyPolicy: ['privacyPolicyDocument', { link: brand.privacyPolicy }],
    termsOfService: ['termsOfServiceDocument', { link: brand.termsOfService }],
    accentColor: ['accentColor', brand.accentColor],
    legalName: ['legalName', brand.legalName],
  };
  return Object.fromEntries(Object.values(fields));
}
