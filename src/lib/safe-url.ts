/** In UTF-16 units: signed addresses of file stores have some thousand. */
const MAX_LENGTH = 4096;

/**
 * A link that is safe to follow or load, else `undefined`.
 * @param origin of the answer the value came in, such as `https://api.example`
 * @param scheme of other origins
 */
export function safeUrl(value: unknown, origin: string, scheme = /^https:/i): string | undefined {
  if (typeof value !== 'string' || !value.trim() || value.length > MAX_LENGTH || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  // Some parsers keep characters in a host that end an attribute.
  if (/["'<>]/.test(url.host)) return undefined;
  const isOfScheme = scheme.test(url.protocol) && scheme.test(value.trim());
  // `blob:` and its like name the origin of another address as their own.
  const isOwn = url.origin === origin && /^https?:$/.test(url.protocol);
  return isOfScheme || isOwn ? url.href : undefined;
}

/** A link to follow, never to load: also http, which some publications use. */
export const safeLink = (value: unknown, origin: string) => safeUrl(value, origin, /^https?:/i);

/** An absolute https link without spaces or user name, safe to follow to a document of a third party (F-A7). */
export function safeDocumentUrl(value: unknown): string | undefined {
  if (
    typeof value !== 'string' ||
    value.length > MAX_LENGTH ||
    !/^https:\/\/[^\s/\\][^\s\p{Cc}]*$/iu.test(value)
  )
    return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && !url.username && !url.password ? url.href : undefined;
}
