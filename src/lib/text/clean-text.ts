/** Zero-width characters, soft hyphens, variation selectors, direction marks and controls, but no white space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;

/** Every dash and minus sign that stays itself under NFKC. */
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu;

/** Signs around a copied address. From the start of the text, so that long white space is read once. */
const UP_TO_LAST_SIGN = /^.*[^\s<>;,\u060c\u061b\u3001]/su;

/** A copied mail address or phone number, as in `Layla <layla@sidra.example>;`. */
export function cleanAddress(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    // The full stop of Chinese and Japanese keyboards separates labels too (UTS 46).
    .replaceAll('\u3002', '.')
    .replace(/^[^<>]*<(?=.)/u, '');
  const [address = ''] = UP_TO_LAST_SIGN.exec(plain) ?? [];
  return address.replace(/^\s*(?:(?:mailto|tel|callto|sms):[\s/]*)?/i, '');
}

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Runs of zero-width characters. Variation selectors are part of the sign before them. */
const ZERO_WIDTH = /(?:(?=\p{Cf})\p{Default_Ignorable_Code_Point})+/gu;

const CONTROLS = /(?!\s)\p{Cc}/gu;

/**
 * The text of a field as it is sent: without controls, direction marks and other zero-width characters, with plain
 * spaces, and with half surrogate pairs replaced, which cannot be sent.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(ZERO_WIDTH, keepJoiner)
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .trim();

/** The text of a one-line field as it is sent: line breaks are spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/**
 * Joiners and non-joiners change the letters of Persian and Indic words and make one emoji of several; tags after a
 * black flag make it that of a region. All else that is in a run of zero-width characters goes.
 */
function keepJoiner(run: string, at: number, text: string): string {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  const after = text.slice(at + run.length, at + run.length + 2);
  if (before === '\u{1f3f4}') return run;
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? '';
  const isInside =
    /^[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(before) &&
    /^[\p{L}\p{M}\p{Extended_Pictographic}]/u.test(after);
  // At the end of a word it keeps the form that the last letter has inside: Arabic abbreviations, Malayalam.
  const isFinal = joiner === '\u200d' && /^[\p{M}\p{Script=Arabic}]/u.test(before);
  return isInside || isFinal ? joiner : '';
}

/** The length of a field's text as the platform counts it: code points. */
export const lengthOf = (text: string): number => Array.from(text).length;
