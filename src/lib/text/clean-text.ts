/** Zero-width characters, soft hyphens, variation selectors, direction marks and controls, but no white space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;

/** Every dash and minus sign that stays itself under NFKC. */
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu;

/** A copied mail address or phone number, as in `Layla <layla@sidra.example>;`. */
export const cleanAddress = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replace(/^[^<>]*<(?=.)/u, '')
    .replace(/[\s<>;,\u060c\u061b\u3001]+$/u, '')
    .replace(/^\s*(?:(?:mailto|tel|callto|sms):[\s/]*)?/i, '');

/** The text of a one-line field: every kind of line break and control character is a space. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replaceAll(/\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ')
    .trim();

/** The text with half surrogate pairs replaced, which cannot be sent or put into an address. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** The length of a field's text as the platform counts it: code points. Outer spaces are not sent. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
