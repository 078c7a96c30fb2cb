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

/** Both sides without the words that they begin and end with alike: `5` and `7`. */
function changedWords(was: string, is: string): readonly [string, string] {
  const [old, fresh] = [was.split(' '), is.split(' ')];
  const start = fresh.findIndex((word, index) => word !== old[index]);
  const from = start < 0 ? fresh.length : start;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - from && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return [old.slice(from, old.length - end).join(' '), fresh.slice(from, fresh.length - end).join(' ')];
}

function replacement(was: string, is: string): string {
  const [gone, fresh] = changedWords(was, is);
  if (gone && fresh) return `“${short(gone)}” becomes “${short(fresh)}”`;
  return fresh ? `adds “${short(fresh)}”` : `no longer says “${short(gone)}”`;
}

function rowNote(was: string, is: string, head: RedlineBlock | undefined): string {
  const [name = ''] = (is || was).split(CELL_END);
  if (!was || !is) return `${is ? 'adds' : 'removes'} the row “${short(name)}”`;
  const [old, fresh] = [was.split(CELL_END), is.split(CELL_END)];
  const column = fresh.findIndex((cell, index) => cell !== old[index]);
  const title = column > 0 && head ? `, under “${short(after(head).split(CELL_END)[column] ?? '')}”,` : ',';
  return `in the row “${short(name)}”${title} “${short(old[column] ?? '')}” becomes “${short(fresh[column] ?? '')}”`;
}

function termNote(was: string, is: string): string {
  const [term = ''] = (is || was).split(': ', 1);
  if (!was || !is) return `${is ? 'defines' : 'no longer defines'} “${term}”`;
  return `in the definition of “${term}”, ${replacement(was, is)}`;
}

const wordsNote = (was: string, is: string, where = ''): string => {
  if (!was) return `adds ${where && `${where}, `}“${short(is)}”`;
  return is ? `${where && `in ${where}, `}${replacement(was, is)}` : `no longer says “${short(was)}”`;
};

/** What has changed in a passage, and where in its clause: the row and column, the term, or the letter of the item. */
function noteOfBlock(block: RedlineBlock, section: readonly RedlineBlock[]): string {
  const [was, is] = [before(block), after(block)];
  if (was === is) return 'a reference leads to another place';
  if (block.kind === 'row') {
    const head = section.slice(0, section.indexOf(block)).findLast(({ kind }) => kind === 'head');
    return rowNote(was, is, head);
  }
  if (block.kind === 'term') return termNote(was, is);
  if (block.kind !== 'item') return wordsNote(was, is);
  const [letter = ''] = withLetters(section)[section.indexOf(block)]?.parts[0]?.text.split(' ') ?? [];
  return wordsNote(was, is, `item ${letter}`);
}

function noteOf(title: string, section: readonly RedlineBlock[], changed: readonly RedlineBlock[]): string {
  const [first] = changed;
  if (!first) return '';
  if (isHeading(first)) {
    if (!before(first)) return `${title}: is new.`;
    if (!after(first)) return `${title}: is removed.`;
    return `${title}: was called “${before(first).replace(/^[\d.]+ /, '')}”.`;
  }
  const more = changed.length > 1 ? ' Other words of this clause change too.' : '';
  return `${title}: ${noteOfBlock(first, section)}.${more}`;
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
    const title = first && isHeading(first) ? titleOf(first) : OPENING;
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
