/**
 * A link from data that is safe to follow or load: https, or on the origin that gave the data.
 * Anything else (`javascript:`, `data:`, plain http, text that is no URL) gives `undefined`.
 * @param origin of the answer the value came in, such as `https://api.example`
 */
export function safeUrl(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || !value.trim() || value.length > 2048 || !URL.canParse(value, origin))
    return undefined;
  const url = new URL(value, origin);
  const isHttps = url.protocol === 'https:' && /^https:/i.test(value.trim());
  return isHttps || url.origin === origin ? url.href : undefined;
}
