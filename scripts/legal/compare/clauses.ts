import { figuresIn } from '#scripts/checks/facts/figures.ts';
import type { Block } from '#scripts/legal/read/blocks.ts';
import { diffBlocks, isChanged } from './diff.ts';
import type { RedlineBlock } from './passages.ts';

/** A clause of which the words have changed; a new number or place alone is no change. */
export type ChangedClause = {
  readonly title: string;
  /** A line for the list of changes. */
  readonly note: string;
  /** Whether a sum or a percentage has changed where the text speaks of fees or prices. */
  readonly changesFee: boolean;
};

const wordsOf = ({ parts }: RedlineBlock, change?: 'added' | 'removed') =>
  parts
    .filter((part) => !change || part.change === change)
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** One side of a passage, from its first changed word to its last. */
function changedWords({ parts }: RedlineBlock, change: 'added' | 'removed'): string {
  const isChange = (part: RedlineBlock['parts'][number]) => part.change !== 'same';
  return parts
    .slice(parts.findIndex(isChange), parts.findLastIndex(isChange) + 1)
    .filter((part) => part.change === change || part.change === 'same')
    .map(({ text }) => text)
    .join('')
    .trim();
}

const titleOf = (heading: RedlineBlock) =>
  heading.parts
    .filter(({ change }, _index, parts) => change !== 'removed' || parts.length === 1)
    .map(({ text }) => text)
    .join('')
    .replace(/^[\d.]+ /, '')
    .trim();

const short = (words: string) => (words.length > 60 ? `${words.slice(0, 60).trim()}…` : words);

function noteOf(title: string, changed: readonly RedlineBlock[]): string {
  const [heading] = changed;
  const change = heading && ['part', 'clause'].includes(heading.kind) && heading.parts[0]?.change;
  if (change === 'added') return `${title}: is new.`;
  if (change === 'removed') return `${title}: is removed.`;
  const [gone, fresh] = heading ? [changedWords(heading, 'removed'), changedWords(heading, 'added')] : [];
  if (gone && fresh) return `${title}: “${short(gone)}” becomes “${short(fresh)}”.`;
  return fresh ? `${title}: adds “${short(fresh)}”.` : `${title}: no longer says “${short(gone ?? '')}”.`;
}

const FEES = /\bfees?\b|\bprices?\b|\bpricing\b|\bcharges?\b/i;

/** The clauses that have changed between two texts, in their order. */
export function changedClauses(before: readonly Block[], after: readonly Block[]): readonly ChangedClause[] {
  const sections: { part: string; title: string; changed: RedlineBlock[] }[] = [];
  let part = '';
  for (const block of diffBlocks(before, after)) {
    const isHeading = block.kind === 'part' || block.kind === 'clause';
    if (block.fate?.is === 'movedAway') continue;
    if (block.kind === 'part') part = titleOf(block);
    if (isHeading) sections.push({ part, title: titleOf(block), changed: [] });
    const isReworded = isChanged({ kind: block.kind, parts: block.parts });
    if (isReworded) sections.at(-1)?.changed.push(block);
  }
  return sections
    .filter(({ changed }) => changed.length > 0)
    .map(({ part: over, title, changed }) => ({
      title,
      note: noteOf(title, changed),
      changesFee: changed.some(
        (block) =>
          FEES.test(`${over} ${title} ${wordsOf(block)}`) &&
          figuresIn(`${wordsOf(block, 'added')} ; ${wordsOf(block, 'removed')}`).some(
            ({ kind }) => kind === 'money' || kind === 'percent',
          ),
      ),
    }));
}
