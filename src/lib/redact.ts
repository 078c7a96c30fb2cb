const MARK = 'redacted';

/**
 * Campaign and click parameters, the only ones that are reported. Their values name a campaign or a click, not a
 * person (R7.13).
 */
const REPORTED = new Set([
  ...['id', 'source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`),
  ...['source_platform', 'creative_format', 'marketing_tactic'].map((name) => `utm_${name}`),
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id'],
]);

/** In UTF-16 units; longer texts are not read. Click ids have up to some 250. */
const MAX_LENGTH = 500;

/** More than any server accepts. */
const MAX_QUERY_LENGTH = 20_000;

const WORD = /[^\s/?&=,;:"'<>()]+/gu;
const DOTTED = /[\w-]+(?:\.[\w-]+)*/g;
/** Seven digits or more in any script, with separators; six after a plus. */
const PHONE = /\+[\s().-]*\p{Nd}(?:[\s().-]*\p{Nd}){5,}|\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu;

/** Without mail addresses, phone numbers and tokens (F-T7). In doubt it removes more. */
export function redactText(text: string): string {
  if (text.length > MAX_LENGTH) return MARK;
  return text
    .normalize('NFKC')
    .replaceAll(WORD, (word) => (word.includes('@') ? MARK : word))
    .replaceAll(DOTTED, redactTokens)
    .replaceAll(PHONE, (found) => (holdsOnlyDates(found) ? found : MARK));
}

/** Long mixtures of letters and digits, and the three parts of a signed token. */
function redactTokens(word: string): string {
  const parts = word.split('.');
  if (parts.filter(({ length }) => length >= 8).length >= 3) return MARK;
  return parts
    .map((part) => (part.length >= 24 && /\d/.test(part) && /[a-z]/i.test(part) ? MARK : part))
    .join('.');
}

/** A year, a month or a day: `2026`, `2026-11`, `2026-11-26`. */
const DATE = /(?<!\d)(?:19|20)\d\d(?:[-. ](?:0?[1-9]|1[0-2])(?:[-. ](?:0?[1-9]|[12]\d|3[01]))?)?(?!\d)/g;

/** True when nothing is left of the digits without dates. No date begins with a plus. */
const holdsOnlyDates = (found: string) => !/[+\p{Nd}]/u.test(found.replaceAll(DATE, ''));

/**
 * The path without personal data, and the campaign of the query: all other parameters are dropped.
 * @param query with its question mark, or empty
 */
export function redactAddress(path: string, query: string): string {
  const parts = path.split('/').map((part) => {
    const text = decoded(part);
    const redacted = redactText(text);
    return redacted === text ? part : encodeURIComponent(redacted);
  });
  const campaign = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query.slice(0, MAX_QUERY_LENGTH)))
    if (REPORTED.has(name) && !campaign.has(name)) campaign.set(name, redactCampaign(value));
  const search = campaign.toString();
  return parts.join('/') + (search && `?${search}`);
}

const redactCampaign = (value: string) =>
  value.length > MAX_LENGTH || decoded(value).normalize('NFKC').includes('@') ? MARK : value;

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
