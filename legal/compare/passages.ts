import { diffArrays } from 'diff';

import type { Block, BlockKind } from '#legal/read/blocks.ts';
import { letterOf } from '#legal/read/text-tree.ts';
import { sharedPart } from '../../scripts/support/suggestion.ts';

export type Change = 'same' | 'added' | 'removed';
type Part = { readonly change: Change; readonly text: string };

/** A passage of the newer text, or one that is gone; a passage that was reworded has parts of several kinds. */
export type RedlineBlock = {
  readonly kind: BlockKind;
  readonly parts: readonly Part[];
  /** The passage of each side; of one that is in both alike, the newer one twice. */
  readonly before?: Block | undefined;
  readonly after?: Block | undefined;
  /** Of a heading: what became of its clause, and the number that it had, or has elsewhere. */
  readonly change?: { readonly is: 'moved' | 'movedAway' | 'renumbered'; readonly number: string };
};

/** The words of one side: those of the newer text without `removed`, those of the earlier one without `added`. */
export const sideOf = ({ parts }: Pick<RedlineBlock, 'parts'>, without: 'added' | 'removed'): string =>
  parts
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('')
    .trim();

export const isHeading = (block: RedlineBlock | undefined): boolean =>
  block?.kind === 'part' || block?.kind === 'clause';

/** Items begin with their letter: that of the newer text or, where they are gone, the one that they had. */
export function withLetters(blocks: readonly RedlineBlock[]): readonly RedlineBlock[] {
  let [old, now] = [0, 0];
  return blocks.map((block) => {
    if (isHeading(block)) [old, now] = [0, 0];
    if (block.kind !== 'item') return block;
    const [isNew, isGone] = [sideOf(block, 'added') === '', sideOf(block, 'removed') === ''];
    const letter = `(${letterOf(isGone ? old : now)}) `;
    [old, now] = [isNew ? old : old + 1, isGone ? now : now + 1];
    const [first, ...others] = block.parts;
    if (first && (isNew || isGone || first.change === 'same'))
      return { ...block, parts: [{ ...first, text: letter + first.text }, ...others] };
    return { ...block, parts: [{ change: 'same', text: letter }, ...block.parts] };
  });
}

/** Passages that share fewer of their words are shown as one gone and one new, which reads better. */
const ALIKE = 0.5;

/** Between the cells of a row. */
export const CELL_END = ' | ';

/** The parts of each cell of a row. */
export function cellParts({ parts }: RedlineBlock): readonly (readonly Part[])[] {
  const cells: Part[][] = [[]];
  for (const { change, text } of parts)
    for (const [index, words] of text.split(CELL_END).entries()) {
      if (index > 0) cells.push([]);
      if (words) cells.at(-1)?.push({ change, text: words });
    }
  return cells;
}

/** A figure is one word, with its sign and its thousands, and so is an address: they are seen whole. */
const WORDS =
  /→ [^)]+|[\p{Lu}\p{Sc}]*\p{N}(?:[\p{L}\p{N}]|[.,:/–-](?=\p{N})|[\u00a0\u2009\u202f](?=\p{N}{3}))*%?|[\p{L}\p{M}’-]+|\s|[^\s\p{L}\p{N}]/gu;

/** What is compared of a passage: its words, and where its links lead. */
const whole = ({ linked, text }: Block) => linked ?? text;

export const wholly = (change: Change, block: Block): RedlineBlock => ({
  kind: block.kind,
  parts: [{ change, text: change === 'added' ? whole(block) : block.text }],
  ...(change === 'added' ? { after: block } : { before: block }),
});

/** What changed from some passages to others, word by word, in the order of the newer ones. */
export function diffPassages(before: readonly Block[], after: readonly Block[]): readonly RedlineBlock[] {
  const isEqual = (one: Block, other: Block) => one.kind === other.kind && whole(one) === whole(other);
  const runs = diffArrays([...before], [...after], { comparator: isEqual });
  return runs.flatMap((run, index) => {
    if (run.added) return runs[index - 1]?.removed ? [] : run.value.map((block) => wholly('added', block));
    if (!run.removed)
      return run.value.map((block) => ({
        ...{ kind: block.kind, before: block, after: block },
        parts: [{ change: 'same', text: block.text }],
      }));
    const next = runs[index + 1];
    return next?.added ? pair(run.value, next.value) : run.value.map((block) => wholly('removed', block));
  });
}

/** Matches each new passage with the first removed one that shares most of its words, in their order. */
function pair(removed: readonly Block[], added: readonly Block[]): readonly RedlineBlock[] {
  const blocks: RedlineBlock[] = [];
  let [left, unmatched]: [readonly Block[], Block[]] = [removed, []];
  const showUnmatched = (gone: readonly Block[]) => {
    blocks.push(...gone.map((old) => wholly('removed', old)));
    blocks.push(...unmatched.map((fresh) => wholly('added', fresh)));
    unmatched = [];
  };
  for (const fresh of added) {
    const index = left.findIndex((old) => pairLikeness(old, fresh) > 0);
    const old = left[index];
    if (!old) unmatched.push(fresh);
    else {
      showUnmatched(left.slice(0, index));
      blocks.push(reworded(old, fresh));
      left = left.slice(index + 1);
    }
  }
  showUnmatched(left);
  return blocks;
}

const cellsOf = ({ text }: Block) => text.split(CELL_END);

/** 0 for passages of two kinds, and for rows of two tables that are not alike. */
const pairLikeness = (one: Block, other: Block): number =>
  one.kind === other.kind && cellsOf(one).length === cellsOf(other).length
    ? likenessOf(one.text, other.text)
    : 0;

/** Share of the words that two texts have in common; 0 when they are not alike. */
export function likenessOf(one: string, other: string): number {
  const likeness = sharedPart(one.split(' '), other.split(' '));
  return likeness >= ALIKE ? likeness : 0;
}

/** A row is compared cell by cell; the address of a link is shown where it is another. */
function reworded(old: Block, fresh: Block): RedlineBlock {
  const sides = { kind: fresh.kind, before: old, after: fresh };
  if (fresh.kind === 'row' || fresh.kind === 'head') {
    const cells = cellsOf(fresh);
    const parts = cellsOf(old).flatMap((cell, index) => [
      ...(index > 0 ? [{ change: 'same' as const, text: CELL_END }] : []),
      ...wordParts(cell, cells[index] ?? ''),
    ]);
    return { ...sides, parts };
  }
  const isSame = addressesOf(old) === addressesOf(fresh);
  return { ...sides, parts: isSame ? wordParts(old.text, fresh.text) : wordParts(whole(old), whole(fresh)) };
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
