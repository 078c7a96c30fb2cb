import { diffArrays, diffWordsWithSpace } from 'diff';

import type { Block, BlockKind } from '#scripts/legal/read/blocks.ts';

export type Change = 'same' | 'added' | 'removed';

/** A passage of the newer text, or one that is gone; a passage that was reworded has parts of several kinds. */
export type RedlineBlock = {
  readonly kind: BlockKind;
  readonly parts: readonly { readonly change: Change; readonly text: string }[];
};

/** Passages that share fewer of their words are shown as one gone and one new, which reads better. */
const ALIKE = 0.5;

/** What changed from one text to another, word by word, in the order of the newer one. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): readonly RedlineBlock[] {
  const isEqual = (one: Block, other: Block) => one.kind === other.kind && one.text === other.text;
  const runs = diffArrays([...before], [...after], { comparator: isEqual });
  return runs.flatMap((run, index) => {
    if (run.added) return runs[index - 1]?.removed ? [] : run.value.map((block) => whole('added', block));
    if (!run.removed) return run.value.map((block) => whole('same', block));
    const next = runs[index + 1];
    return next?.added ? pair(run.value, next.value) : run.value.map((block) => whole('removed', block));
  });
}

const whole = (change: Change, { kind, text }: Block): RedlineBlock => ({ kind, parts: [{ change, text }] });

export const isChanged = ({ parts }: RedlineBlock): boolean => parts.some(({ change }) => change !== 'same');

/** Matches reworded passages in their order, so that the shared words of all pairs are most. */
function pair(removed: readonly Block[], added: readonly Block[]): RedlineBlock[] {
  const best = scores(removed, added);
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const result: RedlineBlock[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [old, fresh] = [removed[row], added[column]];
    const likeness = old && fresh ? likenessOf(old, fresh) : 0;
    if (old && fresh && likeness > 0 && at(row, column) === likeness + at(row + 1, column + 1)) {
      result.push({ kind: fresh.kind, parts: wordParts(old.text, fresh.text) });
      [row, column] = [row + 1, column + 1];
    } else if (old && (!fresh || at(row, column) === at(row + 1, column))) {
      result.push(whole('removed', old));
      row += 1;
    } else if (fresh) {
      result.push(whole('added', fresh));
      column += 1;
    }
  }
  return result;
}

/** Sum of the likenesses of the best pairs from each place on. */
function scores(removed: readonly Block[], added: readonly Block[]): number[][] {
  const best = Array.from({ length: removed.length + 1 }, () =>
    Array.from({ length: added.length + 1 }, () => 0),
  );
  for (const [row, old] of [...removed.entries()].toReversed()) {
    for (const [column, fresh] of [...added.entries()].toReversed()) {
      const line = best[row];
      if (!line) continue;
      const below = best[row + 1];
      const paired = likenessOf(old, fresh) + (below?.[column + 1] ?? 0);
      line[column] = Math.max(paired, below?.[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return best;
}

/** Share of the words that two passages of one kind have in common; 0 when they are not alike. */
function likenessOf(one: Block, other: Block): number {
  if (one.kind !== other.kind) return 0;
  const [words, others] = [one.text.split(' '), other.text.split(' ')];
  const left = [...others];
  const shared = words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const likeness = (2 * shared.length) / (words.length + others.length);
  return likeness >= ALIKE ? likeness : 0;
}

const wordParts = (before: string, after: string): RedlineBlock['parts'] =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
