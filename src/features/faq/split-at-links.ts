import type { FaqLink } from '#src/model/faq.schema.ts';

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
