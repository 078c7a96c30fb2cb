import { foldText } from '#src/lib/text/fold-text.ts';

/** The text as `foldText` compares it, one character at a time, with the place of each folded letter in `text`. */
function foldLetters(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let index = 0;
  for (const letter of text) {
    const kept = foldText(letter);
    folded += kept;
    places.push(...Array.from({ length: kept.length }, () => index));
    index += letter.length;
  }
  return { folded, places };
}

/** True when a query has something to find: not only blanks and invisible characters. */
export const isSearch = (query: string): boolean => foldLetters(query).folded.trim() !== '';

/** True when `query` is found in one of the texts, or asks for nothing (R2.32). */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = foldLetters(query).folded.trim();
  return texts.some((text) => foldLetters(text).folded.includes(wanted));
}

/** A match in a text: from `start` up to, but not including, `end`. */
type Match = { readonly start: number; readonly end: number };

/** Every place of a text where `query` is found. */
export function matchesIn(query: string, text: string): Match[] {
  const wanted = foldLetters(query).folded.trim();
  const { folded, places } = foldLetters(text);
  const found: Match[] = [];
  if (wanted === '') return found;
  for (let at = folded.indexOf(wanted); at >= 0;) {
    let next = at + wanted.length;
    // A ligature is marked as a whole.
    while (places[next] === places[next - 1]) next += 1;
    // With the marks of its last letter.
    found.push({ start: places[at] ?? 0, end: places[next] ?? text.length });
    at = folded.indexOf(wanted, next);
  }
  return found;
}
