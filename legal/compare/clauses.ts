import { figuresIn } from '../../scripts/checks/facts/figures.ts';
import type { Block } from '#legal/read/blocks.ts';
import { diffBlocks, isChanged } from './diff.ts';
import { CELL_END, isHeading, type RedlineBlock, sideOf, withLetters } from './passages.ts';

/** A clause of which the words have changed; a new number or place alone is no change. */
export type ChangedClause = {
  readonly title: string;
  /** A line for the list of changes, of at most 200 characters. */
  readonly note: string;
  /** Whether a sum, a percentage or how often it is paid has changed where the text speaks of fees or prices. */
  readonly changesFee: boolean;
};

/** The address of a link is no word. */
const withoutAddresses = (text: string) => text.replaceAll(/ \(→ [^)]*\)/g, '');
const before = (block: RedlineBlock) => withoutAddresses(sideOf(block, 'added'));
const after = (block: RedlineBlock) => withoutAddresses(sideOf(block, 'removed'));

/** At most 60 characters, no part of a word, and no mark at the end: it is quoted within a sentence. */
export const short = (words: string): string =>
  words.length > 60
    ? `${words.slice(0, 61).replace(/[\s,;:.]*\S*$/, '')}…`
    : words.replace(/(?<=[^\s,;:.])[,;:.]$/, '');

const titleOf = (heading: RedlineBlock) => (after(heading) || before(heading)).replace(/^[\d.]+ /, '');

const OTHER_WORDS = 'has other words';

/**
 * Names the part of a clause that has changed. Changed words are not quoted: users learn nothing from “5 becomes 7”,
 * so a person has to write what it means.
 */
function noteOfBlock(block: RedlineBlock, section: readonly RedlineBlock[]): string {
  const [was, is] = [before(block), after(block)];
  if (was === is) return 'a reference leads to another place';
  const place = placeOf(block, is || was, section);
  if (!was || !is) return `${is ? 'adds' : 'removes'} ${place}`;
  return place.startsWith('“') ? OTHER_WORDS : `${place} ${OTHER_WORDS}`;
}

/** The row, the term or the letter of the item, else its words. */
function placeOf(block: RedlineBlock, words: string, section: readonly RedlineBlock[]): string {
  if (block.kind === 'row') return `the row “${short(words.split(CELL_END, 1).join())}”`;
  if (block.kind === 'term') return `the definition of “${short(words.split(': ', 1).join())}”`;
  if (block.kind !== 'item') return `“${short(words)}”`;
  const [letter = ''] = withLetters(section)[section.indexOf(block)]?.parts[0]?.text.split(' ') ?? [];
  return `item ${letter}`;
}

function noteOf(title: string, section: readonly RedlineBlock[], changed: readonly RedlineBlock[]): string {
  const [first] = changed;
  if (!first) return '';
  if (isHeading(first)) {
    if (!before(first)) return `${title}: is new.`;
    if (!after(first)) return `${title}: is removed.`;
    return `${title}: was called “${short(before(first).replace(/^[\d.]+ /, ''))}”.`;
  }
  const note = noteOfBlock(first, section);
  const more = changed.length > 1 && note !== OTHER_WORDS ? ' Other words of this clause change too.' : '';
  return `${title}: ${note}.${more}`;
}

/** The blocks of each clause that is in the redline, its heading first; where a moved one was is left out. */
export function sectionsOf(blocks: readonly RedlineBlock[]): readonly (readonly RedlineBlock[])[] {
  const sections: RedlineBlock[][] = [[]];
  for (const block of blocks.filter(({ change }) => change?.is !== 'movedAway'))
    if (isHeading(block)) sections.push([block]);
    else sections.at(-1)?.push(block);
  return sections;
}

const FEES = /\bfees?\b|\bprices?\b|\bpricing\b|\bcharges?\b|\bpay(?:s|able|ments?)?\b/i;
/** How often a fee is paid. */
const RHYTHM =
  /\b(?:one[- ]time|once|(?:each|every|per|an?) (?:day|week|month|quarter|year)|dai|week|month|quarter|year|annual|free|upfront|in (?:advance|arrears))/i;

/** Words before the first heading belong to no clause. */
export const OPENING = 'Opening words';

/** The clauses that have changed between two texts, in their order. */
export function changedClauses(from: readonly Block[], to: readonly Block[]): readonly ChangedClause[] {
  let over = '';
  return sectionsOf(diffBlocks(from, to)).flatMap((blocks) => {
    const [first] = blocks;
    if (first?.kind === 'part') over = titleOf(first);
    const title = first && isHeading(first) ? short(titleOf(first)) : OPENING;
    const changed = blocks.filter(({ kind, parts }) => isChanged({ kind, parts }));
    if (changed.length === 0) return [];
    const changesFee = changed.some((block) => {
      if (!FEES.test(`${over} ${title} ${before(block)} ${after(block)}`)) return false;
      const words = (['added', 'removed'] as const).map((change) =>
        block.parts.flatMap((one) => (one.change === change ? one.text : [])).join(' '),
      );
      return (
        words.some((some) => RHYTHM.test(some)) ||
        figuresIn(words.join(' ; ')).some(({ kind }) => kind === 'money' || kind === 'percent')
      );
    });
    return [{ title, note: noteOf(title, blocks, changed), changesFee }];
  });
}
