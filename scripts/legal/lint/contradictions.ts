import { figuresIn } from '#scripts/checks/facts/figures.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { legalBlocks } from '#scripts/legal/read/blocks.ts';
import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import type { LegalText } from './words.ts';

type Period = { readonly subject: string; readonly hours: readonly number[]; readonly words: string };

const KEPT =
  /\b(?:keeps?|kept|stor(?:es?|ed)|delet(?:es?|ed)|remove[sd]?|expires?|lasts?|until|after|for)\b/i;
const SUBJECT_WORDS = 2;

/** What stands in the first cell of a row, by its first words: “captcha token, named …” is a captcha token. */
const subjectOf = (row: string) =>
  row
    .toLowerCase()
    .replaceAll(/[^\p{L}\s|/-]/gu, '')
    .split(' | ')[0]
    ?.split(' ')
    .slice(0, SUBJECT_WORDS)
    .join(' ') ?? '';

/** How long things are kept, by rows of tables and by sentences that name what a row of any document names. */
function periodsIn({ tree }: LegalText, subjects: readonly string[]): readonly Period[] {
  return legalBlocks(tree, currentFigures).flatMap(({ kind, text }) =>
    (kind === 'row' ? [text] : text.split(/(?<=\.)\s/)).flatMap((words) => {
      const hours = figuresIn(words)
        .filter((figure) => figure.kind === 'duration')
        .flatMap(({ numbers }) => numbers);
      const subject =
        kind === 'row' ? subjectOf(words) : subjects.find((one) => words.toLowerCase().includes(one));
      return subject && hours.length > 0 && KEPT.test(words) ? [{ subject, hours, words }] : [];
    }),
  );
}

/** The same thing is kept for the same time in every document. */
export function contradictionFaults(text: LegalText, library: readonly LegalText[]): Finding[] {
  // What cannot be written out is told of first.
  const [self, ...others] = [text, ...library].filter(
    ({ tree, file }) => componentFaults(tree, file, currentFigures).length === 0,
  );
  if (self !== text) return [];
  const subjects = [text, ...others]
    .flatMap(({ tree }) => legalBlocks(tree, currentFigures))
    .filter(({ kind, text: row }) => kind === 'row' && subjectOf(row).includes(' '))
    .map((block) => subjectOf(block.text));
  return periodsIn(text, subjects).flatMap(({ subject, hours, words }) =>
    others.flatMap((other) => {
      const otherwise = periodsIn(other, subjects).find(
        (one) => one.subject === subject && !one.hours.some((hour) => hours.includes(hour)),
      );
      if (!otherwise) return [];
      const line = text.source.split('\n').findIndex((one) => one.toLowerCase().includes(subject)) + 1 || 1;
      const message = `“${words}” contradicts ${other.file}, which says “${otherwise.words}”: give both the same time`;
      return [{ file: text.file, line, message }];
    }),
  );
}
