import { diffArrays } from 'diff';

import type { Block, BlockKind } from '#scripts/legal/read/blocks.ts';

export type Change = 'same' | 'added' | 'removed';
type Part = { readonly change: Change; readonly text: string };

/** A passage of the newer text, or one that is gone; a passage that was reworded has parts of several kinds. */
export type RedlineBlock = {
  readonly kind: BlockKind;
  readonly parts: readonly Part[];
  /** Of a heading: what became of its clause, and the number that it had, or has elsewhere. */
  readonly fate?: { readonly is: 'moved' | 'movedAway' | 'renumbered'; readonly number: string };
};

/** Passages that share fewer of their words are shown as one gone and one new, which reads better. */
const ALIKE = 0.5;

/** Between the cells of a row. */
export const CELL_END = ' | ';

/** A figure is one word, with its sign and its thousands, and so is an address: they are seen whole. */
const WORDS =
  /→ [^)]+|[\p{Lu}\p{Sc}]*\p{N}(?:[\p{L}\p{N}]|[.,:/–-](?=\p{N})|[\u00a0\u2009\u202f](?=\p{N}{3}))*%?|[\p{L}\p{M}’-]+|\s+|[^\s\p{L}\p{N}]/gu;

/** What is compared of a passage: its words, and where its links lead. */
const whole = ({ linked, text }: Block) => linked ?? text;

export const wholly = (change: Change, block: Block): RedlineBlock => ({
  kind: block.kind,
  parts: [{ change, text: change === 'added' ? whole(block) : block.text }],
});

/** What changed from some passages to others, word by word, in the order of the newer ones. */
export function diffPassages(before: readonly Block[], after: readonly Block[]): readonly RedlineBlock[] {
  const isEqual = (one: Block, other: Block) => one.kind === other.kind && whole(one) === whole(other);
  const runs = diffArrays([...before], [...after], { comparator: isEqual });
  return runs.flatMap((run, index) => {
    if (run.added) return runs[index - 1]?.removed ? [] : run.value.map((block) => wholly('added', block));
    if (!run.removed) return run.value.map(({ kind, text }) => ({ kind, parts: [{ change: 'same', text }] }));
    const next = runs[index + 1];
    return next?.added ? pair(run.value, next.value) : run.value.map((block) => wholly('removed', block));
  });
}

/** Matches reworded passages in their order, so that the shared words of all pairs are most. */
function pair(removed: readonly Block[], added: readonly Block[]): RedlineBlock[] {
  const best = scores(removed, added);
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const result: RedlineBlock[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [old, fresh] = [removed[row], added[column]];
    const likeness = old && fresh ? pairLikeness(old, fresh) : 0;
    if (old && fresh && likeness > 0 && at(row, column) === likeness + at(row + 1, column + 1)) {
      result.push({ kind: fresh.kind, parts: reworded(old, fresh) });
      [row, column] = [row + 1, column + 1];
    } else if (old && (!fresh || at(row, column) === at(row + 1, column))) {
      result.push(wholly('removed', old));
      row += 1;
    } else if (fresh) {
      result.push(wholly('added', fresh));
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
      const paired = pairLikeness(old, fresh) + (below?.[column + 1] ?? 0);
      line[column] = Math.max(paired, below?.[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return best;
}

const cellsOf = ({ text }: Block) => text.split(CELL_END);

/** 0 for passages of two kinds, and for rows of two tables that are not alike. */
const pairLikeness = (one: Block, other: Block): number =>
  one.kind === other.kind && (one.kind !== 'row' || cellsOf(one).length === cellsOf(other).length)
    ? likenessOf(one.text, other.text)
    : 0;

/** Share of the words that two texts have in common; 0 when they are not alike. */
export function likenessOf(one: string, other: string): number {
  const [words, left] = [one.split(' '), other.split(' ')];
  const total = words.length + left.length;
  const shared = words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const likeness = (2 * shared.length) / total;
  return likeness >= ALIKE ? likeness : 0;
}

/** A row is compared cell by cell; the address of a link is shown where it is another. */
function reworded(old: Block, fresh: Block): readonly Part[] {
  if (fresh.kind === 'row' || fresh.kind === 'head') {
    const cells = cellsOf(fresh);
    return cellsOf(old).flatMap((cell, index) => [
      ...(index > 0 ? [{ change: 'same' as const, text: CELL_END }] : []),
      ...wordParts(cell, cells[index] ?? ''),
    ]);
  }
  return addressesOf(old) === addressesOf(fresh)
    ? wordParts(old.text, fresh.text)
    : wordParts(whole(old), whole(fresh));
}

const addressesOf = ({ linked = '' }: Block) => (linked.match(/→ [^)]+/g) ?? []).join(' ');

/** Words beside each other that were replaced are one change: a space between them says nothing. */
export function wordParts(before: string, after: string): readonly Part[] {
  const parts: Part[] = [];
  let [gone, fresh, gap] = ['', '', ''];
  const flush = () => {
    if (gone) parts.push({ change: 'removed', text: gone });
    if (fresh) parts.push({ change: 'added', text: fresh });
    if (gap) parts.push({ change: 'same', text: gap });
    [gone, fresh, gap] = ['', '', ''];
  };
  for (const { added, removed, value } of diffArrays(before.match(WORDS) ?? [], after.match(WORDS) ?? [])) {
    const text = value.join('');
    if (!added && !removed) {
      gap = text;
      if (!gone || !fresh || text.trim()) flush();
      continue;
    }
    gone += gap;
    fresh += gap;
    gap = '';
    if (added) fresh += text;
    else gone += text;
  }
  flush();
  return parts;
}
