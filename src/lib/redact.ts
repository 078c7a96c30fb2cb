const MARK = 'redacted';

/** Parameters that are removed whatever their value is. */
const SECRET_NAME =
  /^(?:.*[_-])?(?:e?-?mail|phone|mobile|tel|name|firstname|lastname|token|code|key|secret|auth|jwt|session|sid|password|pwd|otp|signature)$/iu;

/** Campaign parameters. Their values name a campaign or a click, not a person (R7.13). */
const CAMPAIGN_NAME = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id)$/iu;

const EMAIL = /[^\s@/?&=,;:"'<>()]+@[^\s@/?&=,;:"'<>()]+/gu;
/** Seven digits or more in any script, with separators; six after a plus. */
const PHONE = /\+[\s().-]*\p{Nd}(?:[\s().-]*\p{Nd}){5,}|\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu;
/** A long run of mixed letters and digits, or three parts of a signed token. */
const TOKEN = /(?:[\w-]{8,}\.){2}[\w-]{8,}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/giu;

/** Without mail addresses, phone numbers and tokens (F-T7). In doubt it removes more. */
export function redactText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(EMAIL, MARK)
    .replaceAll(TOKEN, MARK)
    .replaceAll(PHONE, (found) => (holdsOnlyDates(found) ? found : MARK));
}

const [YEAR, MONTH, DAY] = [
  String.raw`(?:19|20)\d\d`,
  '(?:0?[1-9]|1[0-2])',
  String.raw`(?:0?[1-9]|[12]\d|3[01])`,
];
const SPACED = [
  [YEAR, MONTH, DAY],
  [DAY, MONTH, YEAR],
  [MONTH, DAY, YEAR],
  [YEAR, MONTH],
  [MONTH, YEAR],
  [YEAR],
];
/** `20261126`, `20261126103000`. */
const COMPACT = String.raw`${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:(?:[01]\d|2[0-3])[0-5]\d[0-5]\d)?`;
const HOUR = String.raw`(?: (?:[01]\d|2[0-3])(?:[.-][0-5]\d){0,2}(?!\d))?`;
const DATE = new RegExp(
  String.raw`(?<!\d)(?:${SPACED.map((parts) => parts.join('[-. ]')).join('|')}|${COMPACT})(?!\d)${HOUR}`,
  'g',
);

/** True when nothing is left of the digits without dates, years and times. No date begins with a plus. */
function holdsOnlyDates(found: string): boolean {
  const digits = found.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return !/[+\p{Nd}]/u.test(digits.replaceAll(DATE, ''));
}

/**
 * Campaign parameters stay as they are unless they hold a mail address.
 * @param query with its question mark, or empty
 */
export function redactAddress(path: string, query: string): string {
  const parts = path.split('/').map((part) => encodedUnlessSame(part, redactText(decoded(part))));
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [
    redactText(decoded(name)),
    redactValue(name, value),
  ]);
  const search = new URLSearchParams(parameters).toString();
  return parts.join('/') + (search && `?${search}`);
}

function redactValue(name: string, value: string): string {
  const text = decoded(value);
  if (CAMPAIGN_NAME.test(name) && text.normalize('NFKC').search(EMAIL) < 0) return value;
  return SECRET_NAME.test(name) ? MARK : redactText(text);
}

function encodedUnlessSame(part: string, text: string): string {
  return text === part ? part : encodeURIComponent(text);
}

/** Decodes up to three times: `%2540` hides an `@` as well. */
function decoded(text: string): string {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    try {
      current = decodeURIComponent(current);
    } catch {
      // A lone percent sign: decode at least these.
      current = current.replaceAll('%40', '@').replaceAll(/%2b/gi, '+');
    }
  }
  return current;
}
