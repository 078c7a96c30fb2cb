/** A piece of text, and whether the search asked for it. */
export type TextPart = { readonly text: string; readonly isMatch: boolean; readonly start: number };

const ALIKE: Readonly<Record<string, string>> = {
  ...{ '’': "'", '\u00a0': ' ' },
  ...{ ٱ: 'ا', ى: 'ي', ة: 'ه', ـ: '' },
};

/**
 * Case, accents and the kinds of apostrophe and space do not matter to someone who searches, nor do the
 * vowel marks, hamza, taa marbuta, alif maqsura and tatweel of Arabic. With the place of each letter in `text`.
 */
function fold(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    // Taken apart, a hamza on its carrier is a mark too.
    const bare = letter
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase();
    const kept = ALIKE[bare] ?? bare;
    folded += kept;
    places.push(...Array.from({ length: kept.length }, () => place));
    place += letter.length;
  }
  return { folded, places };
}

/** True when `query` is found in one of the texts, or asks for nothing (R2.32). */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query.trim()).folded;
  return texts.some((text) => fold(text).folded.includes(wanted));
}

/** Cuts a text at every place where `query` is found. The parts put together are the text again. */
export function splitAtMatches(query: string, text: string): TextPart[] {
  const wanted = fold(query.trim()).folded;
  const { folded, places } = fold(text);
  if (wanted === '') return [{ text, isMatch: false, start: 0 }];
  const parts: TextPart[] = [];
  let end = 0;
  let found = folded.indexOf(wanted);
  while (found >= 0) {
    const start = places[found] ?? 0;
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false, start: end });
    // With the marks of its last letter.
    end = places[found + wanted.length] ?? text.length;
    parts.push({ text: text.slice(start, end), isMatch: true, start });
    found = folded.indexOf(wanted, found + wanted.length);
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false, start: end });
  return parts;
}
