import { hasVisibleText } from '#src/lib/text/has-visible-text.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

/** More than all money; higher amounts are errors. */
const HIGHEST_AMOUNT = 1e15;

/** Text that needs no cleaning: a fast path for huge answers. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
/** Marks that turn the writing direction of the text around them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** More marks on one letter than any script has; piled up, they cover the lines around it. Joiners may be between. */
const EXCESS_MARKS = /((?:[\u200c\u200d]?[\p{Mn}\p{Me}]){4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/** Own fields only, never inherited ones. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const own: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return own;
}

/** A value that is an object with names, and no list. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One line of text, at most `limit` code points with an ellipsis if it was cut. Characters that would affect the
 * surrounding text are removed; letters of any script, marks and emoji stay. `undefined` if nothing is visible.
 */
export function textOf(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.length <= limit && PLAIN.test(value)) return value;
  // Four units a character suffice; the rest of a huge text is not processed.
  const text = value
    .trimStart()
    .slice(0, limit * 4 + 4)
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(EXCESS_MARKS, '$1')
    // Fonts have letters with their marks, rather than the marks.
    .normalize('NFC')
    .trim();
  // Marks without a letter name nothing.
  if (!hasVisibleText(text.replaceAll(/\p{M}/gu, ''))) return undefined;
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}

/** An amount of money or a count: a number from 0 up that can be written out. */
export function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= HIGHEST_AMOUNT ? value : undefined;
}

/** A code that `Intl.NumberFormat` accepts. */
export function currencyOf(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/**
 * A moment of ISO 8601, as `2026-12-31T00:00:00.000Z`; without a zone it counts as UTC. A day without a time is its
 * end in Dubai.
 */
export function dateOf(value: unknown): string | undefined {
  const match = /^(\d{4}-\d\d-\d\d)(T[\d:.,]+)?(Z|[+-]\d\d:?\d\d)?$/.exec(
    typeof value === 'string' ? value.trim() : '',
  );
  if (!match) return undefined;
  const [, day = '', time = 'T24:00', zone = match[2] ? 'Z' : '+04:00'] = match;
  const date = new Date(`${day}${time}${zone}`);
  // 30 February is the 2 March of some browsers.
  const midnight = new Date(`${day}T00:00Z`);
  const isOfCalendar = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isOfCalendar && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

/**
 * A picture that is safe to load, in an `<img>` or in a `url("…")` of a style: characters that mean
 * something there are encoded (F-A10).
 */
export function pictureOf(value: unknown, origin: string): string | undefined {
  return safeUrl(value, origin)?.replaceAll(
    /["'()\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
