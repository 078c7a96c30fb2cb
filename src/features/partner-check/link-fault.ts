import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { fillIn } from '#src/lib/fill-in.ts';

/** In words, why the site does not use a link. Whether it does is not judged here. */
export function linkFault(value: unknown): string {
  const { reasons } = partnerCheck;
  if (typeof value !== 'string') return reasons.shape;
  const text = value.trim();
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(text)?.[0].toLowerCase();
  if (value.length > 2048) return reasons.long;
  if (scheme === 'http:') return reasons.http;
  if (scheme && scheme !== 'https:') return fillIn(reasons.scheme, { scheme });
  if (!scheme) return reasons.relative;
  if (/\s/.test(value)) return reasons.blanks;
  if (/^https:\/\/[^/?#]*@/i.test(text)) return reasons.user;
  return reasons.other;
}
