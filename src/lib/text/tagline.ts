/** In characters, as a person counts them: beyond these the hero sets the tagline smaller. */
export const SHORT_TAGLINE = 56;
export const MIDDLING_TAGLINE = 96;

/** Longer taglines are cut (F-A12). */
export const LONGEST_TAGLINE = 160;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In code units: the time and memory of a segmenter grow with the square of a text. */
const MOST_SEGMENTED = LONGEST_TAGLINE * 12;

const segmentsOf = (text: string) =>
  Array.from(segmenter.segment(text.slice(0, MOST_SEGMENTED)), ({ segment }) => segment);

/** How many characters a person counts in a text; of the far end of a huge one, its code units. */
export const charactersOf = (text: string) => segmentsOf(text).length + text.slice(MOST_SEGMENTED).length;

/** The text, or its first words and an ellipsis if it is too long. */
export function clampTagline(text: string): string {
  const characters = segmentsOf(text);
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
