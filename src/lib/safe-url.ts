/** Longer links are not links. */
const LONGEST = 2048;

/**
 * A link from data that is safe to follow or load: https, or on the origin that gave the data.
 * Anything else (`javascript:`, `data:`, plain http, text that is no URL) gives `undefined`.
 * @param scheme of other origins, https by default
 * @param origin of the answer the value came in, such as `https://api.example`
 */
export function safeUrl(value: unknown, origin: string, scheme = /^https:/i): string | undefined {
  if (typeof value !== 'string' || !value.trim() || value.length > LONGEST || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  // Some parsers leave in a host what would end an attribute.
  if (/["'<>]/.test(url.host)) return undefined;
  const isOfScheme = scheme.test(url.protocol) && scheme.test(value.trim());
  // `blob:` and its like name the origin of another address as their own.
  const isOwn = url.origin === origin && /^https?:$/.test(url.protocol);
  return isOfScheme || isOwn ? url.href : undefined;
}

/** A link to follow, never to load: plain http too, for that is all that some publications have. */
export const safeLink = (value: unknown, origin: string) => safeUrl(value, origin, /^https?:/i);

/**
 * A link to a document of a third party, safe to follow: https, written out in full, without blanks and
 * without a name before an `@` that would pass for the host (F-A7). Else `undefined`.
 */
export function safeDocumentUrl(value: unknown): string | undefined {
  if (
    typeof value !== 'string' ||
    value.length > LONGEST ||
    !/^https:\/\/[^\s/\\][^\s\p{Cc}]*$/iu.test(value)
  )
    return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && !url.username && !url.password ? url.href : undefined;
}
