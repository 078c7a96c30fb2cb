import type { FaqLink } from '#src/model/faq.schema.ts';
import { foldText } from '#src/lib/text/fold-text.ts';

/** A piece of text, and whether the search asked for it. */
export type TextPart = { readonly text: string; readonly isMatch: boolean; readonly start: number };

/** The text as `foldText` compares it, one character at a time, with the place of each folded letter in `text`. */
function foldLetters(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const kept = foldText(letter);
    folded += kept;
    places.push(...Array.from({ length: kept.length }, () => place));
    place += letter.length;
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

/** Cuts a text at every place where `query` is found. The parts put together are the text again. */
export function splitAtMatches(query: string, text: string): TextPart[] {
  const wanted = foldLetters(query).folded.trim();
  const { folded, places } = foldLetters(text);
  if (wanted === '') return [{ text, isMatch: false, start: 0 }];
  const parts: TextPart[] = [];
  let end = 0;
  let found = folded.indexOf(wanted);
  while (found >= 0) {
    const start = places[found] ?? 0;
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false, start: end });
    let next = found + wanted.length;
    // A ligature is marked as a whole.
    while (places[next] === places[next - 1]) next += 1;
    // With the marks of its last letter.
    end = places[next] ?? text.length;
    parts.push({ text: text.slice(start, end), isMatch: true, start });
    found = folded.indexOf(wanted, next);
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false, start: end });
  return parts;
}

/** From `start` up to, but not including, `end`; `to` where the words are a link. */
type Piece = { readonly start: number; readonly end: number; readonly to?: FaqLink['to'] };

/** Splits a text around the first occurrence of the words of each link. The parts cover the whole text. */
export function splitAtLinks(text: string, links: readonly FaqLink[]): Piece[] {
  const found = links
    .map(({ words, to }) => ({ start: text.indexOf(words), length: words.length, to }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, length, to } of found) {
    if (start < end) continue;
    if (start > end) pieces.push({ start: end, end: start });
    end = start + length;
    pieces.push({ start, end, to });
  }
  if (end < text.length) pieces.push({ start: end, end: text.length });
  return pieces;
}

/** The parts of a text between two places, cut there. */
export function partsWithin(parts: readonly TextPart[], start: number, end: number): TextPart[] {
  return parts.flatMap(({ text, isMatch, start: partStart }) => {
    const from = Math.max(start, partStart);
    const within = text.slice(from - partStart, Math.max(0, end - partStart));
    return within ? [{ text: within, isMatch, start: from }] : [];
  });
}
