/** What stands in place of what was taken out. */
const MARK = 'redacted';

/** Names of parameters whose value is about one person or opens something, whatever it looks like. */
const SECRET_NAME =
  /^(?:.*[_-])?(?:e?-?mail|phone|mobile|tel|name|firstname|lastname|token|code|key|secret|auth|jwt|session|sid|password|pwd|otp|signature)$/iu;

const EMAIL = /[^\s@/?&=,;:"'<>()]+@[^\s@/?&=,;:"'<>()]+/gu;
/** Seven digits or more in any script, with what people write between them; six after a plus. */
const PHONE = /\+[\s().-]*\p{Nd}(?:[\s().-]*\p{Nd}){5,}|\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu;
/** What no one would type: a long run of letters and digits mixed, or three parts of a signed token. */
const TOKEN = /(?:[\w-]{8,}\.){2}[\w-]{8,}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/giu;

/** A text without mail addresses, phone numbers and tokens (F-T7). In doubt it takes out more. */
export function redactText(text: string): string {
  return text.normalize('NFKC').replaceAll(EMAIL, MARK).replaceAll(TOKEN, MARK).replaceAll(PHONE, MARK);
}

/**
 * The path and query of an address, redacted. What was written as `%40` is read before it is judged, and
 * a fragment is left out.
 * @param path begins with a slash
 * @param query with its question mark, or empty
 */
export function redactAddress(path: string, query: string): string {
  const parts = path.split('/').map((part) => encodedUnlessSame(part, redactText(decoded(part))));
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [
    redactText(decoded(name)),
    SECRET_NAME.test(name) ? MARK : redactText(decoded(value)),
  ]);
  const search = new URLSearchParams(parameters).toString();
  return parts.join('/') + (search && `?${search}`);
}

function encodedUnlessSame(part: string, text: string): string {
  return text === part ? part : encodeURIComponent(text);
}

/** Read as often as it was encoded: `%2540` hides an `@` as well. Three times are enough for what people send. */
function decoded(text: string): string {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    try {
      current = decodeURIComponent(current);
    } catch {
      // A lone percent sign: what is readable beside it is read.
      current = current.replaceAll('%40', '@').replaceAll(/%2b/gi, '+');
    }
  }
  return current;
}
