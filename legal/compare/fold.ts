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
  const isOpen = (place: number) => shown.has(place) || !blocks[place];
  const groups: { isFolded: boolean; blocks: RedlineBlock[] }[] = [];
  for (const [place, block] of blocks.entries()) {
    const isFolded = !shown.has(place) && !(isOpen(place - 1) && isOpen(place + 1));
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else groups.push({ isFolded, blocks: [block] });
  }
  return groups;
}

function placesToShow(blocks: readonly RedlineBlock[]): ReadonlySet<number> {
  const shown = new Set<number>();
  let [part, clause] = [-1, -1];
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'part') [part, clause] = [place, place];
    if (block.kind === 'clause') clause = place;
    if (!isChanged(block) || isOnlyRenumbered(block)) continue;
    for (const kept of [part, clause, place]) shown.add(kept);
    // The text above a heading belongs to another clause.
    if (!isHeading(block)) shown.add(place - 1);
    if (!isHeading(blocks[place + 1])) shown.add(place + 1);
  }
  // A table is shown with all its rows.
  const isRow = (place: number) => blocks[place] !== undefined && isOfTable(blocks[place]);
  for (const place of [...shown]) {
    for (let row = place; isRow(row); row -= 1) shown.add(row);
    for (let row = place; isRow(row); row += 1) shown.add(row);
  }
  return shown;
}
