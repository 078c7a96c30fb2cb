import { captchaOriginOf } from './captcha-sources.ts';

/** Those of the site's own code: pages that are read, the frame of a preview, scripts and their map, texts of the consent tool. */
const OWN = ['page', 'frame', 'script', 'map', 'default'];
const GOOGLE_TAGS = 'goog#html';
/** The captcha makes several of one name, and nobody promises the names. */
const CAPTCHA = ['*', "'allow-duplicates'"];

/**
 * Names of the policies (Trusted Types) by which text may become code, by the settings that the site's code
 * is built with. `undefined` with a vendor's consent script: such scripts write texts as they please.
 */
export function trustPoliciesOf(env: Readonly<Record<string, string | undefined>>): string[] | undefined {
  if (env['VITE_CONSENT_SCRIPT']) return undefined;
  if (captchaOriginOf(env)) return CAPTCHA;
  return [...OWN, ...(env['VITE_GA_ID'] || env['VITE_ADS_ID'] ? [GOOGLE_TAGS] : [])];
}
