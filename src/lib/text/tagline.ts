/** In characters, as a person counts them: beyond these the hero sets the tagline smaller. */
export const SHORT_TAGLINE = 56;
export const MIDDLING_TAGLINE = 96;

/** Longer taglines are cut (F-A12). */
export const LONGEST_TAGLINE = 160;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person counts in a text. */
export const charactersOf = (text: string) => [...segmenter.segment(text)].length;

/** The text, or its first words and an ellipsis if it is too long. */
export function clampTagline(text: string): string {
  const characters = [...segmenter.segment(text.slice(0, LONGEST_TAGLINE * 12))].map(
    ({ segment }) => segment,
  );
  if (characters.length <= LONGEST_TAGLINE) return characters.join('');
  const start = characters.slice(0, LONGEST_TAGLINE).join('');
  const [words = ''] = /^.*(?=\s)/su.exec(start) ?? [];
  return `${words.trimEnd() || start}…`;
}

/** The two lines of a tagline on a wide screen (R2.46): cut between words, as even as they allow. */
export function tagLines(tagline: string): readonly string[] {
  const gaps = [...tagline.matchAll(/\s+/g)].map(({ index }) => index);
  const fromMiddle = (gap: number) => Math.abs(gap - tagline.length / 2);
  const [gap] = gaps.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return gap === undefined ? [tagline] : [tagline.slice(0, gap), tagline.slice(gap).trimStart()];
}
