import type { Check } from './support/check.ts';
import { findingIn, lineAt, sourceOf } from './support/locate.ts';

const FILE = '.well-known/security.txt';
const MIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `security.txt` is there and stays valid for a while: a stale one is not to be trusted (RFC 9116). */
export const rule: Check = {
  name: 'security-txt-expiry',
  run: async (site) => {
    const text = await site.read(FILE);
    const expires = /^Expires: (\S+)$/m.exec(text);
    const days = (Date.parse(expires?.[1] ?? '') - Date.now()) / DAY_MS;
    // A comparison with NaN is false, so a date that cannot be read is a fault too.
    if (days >= MIN_DAYS) return [];
    const message = expires
      ? `security.txt expires on ${expires[1]}, in less than ${MIN_DAYS} days: set securityTxtExpires in content/site.ts`
      : 'security.txt has no Expires line: see scripts/build/publish/site-files.ts';
    const built = findingIn(site, FILE, message, lineAt(text, expires?.index ?? 0));
    return [{ ...built, ...sourceOf(site, 'securityTxtExpires', { routeId: 'site' }) }];
  },
};
