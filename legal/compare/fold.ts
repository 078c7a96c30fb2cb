import { isChanged } from './diff.ts';
import { isHeading, type RedlineBlock } from './passages.ts';

/** Passages that follow each other and are all shown, or all folded away. */
export type RedlineGroup = { readonly isFolded: boolean; readonly blocks: readonly RedlineBlock[] };

/** A heading of which nothing but the number has changed. */
export const isOnlyRenumbered = ({ change, parts }: RedlineBlock): boolean =>
  change?.is === 'renumbered' && parts.every((part) => part.change === 'same');

export const isOfTable = ({ kind }: RedlineBlock) => kind === 'caption' || kind === 'head' || kind === 'row';

/**
 * Folds what did not change. A change is read under its headings, with the passage before and the one
 * after it in its clause; in a table, with all its rows. A single passage between two changes is not worth folding. A
 * clause of which only the number has changed is folded too.
 */
export function groupRedline(blocks: readonly RedlineBlock[]): readonly RedlineGroup[] {
  const shown = placesToShow(blocks);
  const isOpen = (index: number) => shown.has(index) || !blocks[index];
  const groups: { isFolded: boolean; blocks: RedlineBlock[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const isFolded = !shown.has(index) && !(isOpen(index - 1) && isOpen(index + 1));
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else groups.push({ isFolded, blocks: [block] });
  }
  return groups;
}

function placesToShow(blocks: readonly RedlineBlock[]): ReadonlySet<number> {
  const shown = new Set<number>();
  let [part, clause] = [-1, -1];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'part') [part, clause] = [index, index];
    if (block.kind === 'clause') clause = index;
    if (!isChanged(block) || isOnlyRenumbered(block)) continue;
    for (const kept of [part, clause, index]) shown.add(kept);
    // The text above a heading belongs to another clause.
    if (!isHeading(block)) shown.add(index - 1);
    if (!isHeading(blocks[index + 1])) shown.add(index + 1);
  }
  // A table is shown with all its rows.
  const isRow = (index: number) => blocks[index] !== undefined && isOfTable(blocks[index]);
  for (const index of [...shown]) {
    for (let row = index; isRow(row); row -= 1) shown.add(row);
    for (let row = index; isRow(row); row += 1) shown.add(row);
  }
  return shown;
}
