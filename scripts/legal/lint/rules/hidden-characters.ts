import { type Fault, legalRule } from '../legal-rule.ts';

/** Whatever is written and not seen: anywhere in a file, addresses and data at the top included. */
const HIDDEN =
  /(?! )\p{Zs}|(?!\n)(?:[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Variation_Selector}]|\ufffc|[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])/gu;

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\t/, 'a tab: write a space'],
  [
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    'a hidden character that turns the direction of reading, so that the text shows other than it is: delete it',
  ],
  [/\p{Zs}/u, 'a space that is no plain one, as word processors leave them: delete it and type a space'],
  [/./su, 'an invisible character, as word processors leave them: delete it'],
];

/** What HTML writes for a character, seen or not. */
const CODES = /&(?:[a-z][a-z\d]{1,30}|#\d+|#x[\da-f]+);/gi;

/** A text as it shows: looked at for everything else, so that what is hidden in a name is reported once. */
export const withoutHidden = (source: string): string =>
  source.replaceAll(HIDDEN, (found) => (/\s/.test(found) && found !== '\ufeff' ? ' ' : ''));

/** Characters that cannot be seen, one finding for each run of them, and codes in place of characters. */
export function hiddenFaults(source: string): Fault[] {
  return source.split('\n').flatMap((text, index) => [
    ...[...text.matchAll(CODES)].map(({ 0: code }) => ({
      line: index + 1,
      message: `“${code}” is a code in place of a character: type the character itself, or a plain space`,
    })),
    ...[...text.matchAll(new RegExp(`(?:${HIDDEN.source})+`, 'gu'))].map(({ 0: found, index: at }) => {
      const kind = kinds.find(([pattern]) => pattern.test(found))?.[1] ?? '';
      const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      const before = text.slice(0, at).split(/\s+/).at(-1) || text.slice(0, at).trim().split(/\s+/).at(-1);
      const place = before ? `behind “${before}”` : 'at the start of the line';
      return { line: index + 1, message: `has, ${place}, ${kind} (U+${code})` };
    }),
  ]);
}

export const hiddenCharacters = legalRule('hidden-characters', ({ written }) => hiddenFaults(written));
