/** A piece of text, and whether the search asked for it. */
export type TextPart = { readonly text: string; readonly isMatch: boolean; readonly start: number };

/** Case and the kinds of apostrophe and space do not matter to someone who searches. */
const fold = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll('\u00a0', ' ');

/** True when `query` is found in one of the texts, or asks for nothing (R2.32). */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query.trim());
  return texts.some((text) => fold(text).includes(wanted));
}

/** Cuts a text at every place where `query` is found. The parts put together are the text again. */
export function splitAtMatches(query: string, text: string): TextPart[] {
  const wanted = fold(query.trim());
  const folded = fold(text);
  // Folding can change the length of a few letters; positions would then be wrong.
  if (wanted === '' || folded.length !== text.length) return [{ text, isMatch: false, start: 0 }];
  const parts: TextPart[] = [];
  let end = 0;
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, end)) {
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false, start: end });
    end = start + wanted.length;
    parts.push({ text: text.slice(start, end), isMatch: true, start });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false, start: end });
  return parts;
}
