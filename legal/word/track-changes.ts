import { sectionsOf } from '#legal/compare/clauses.ts';
import { diffBlocks } from '#legal/compare/diff.ts';
import { type Change, isHeading, type RedlineBlock, sideOf, wordParts } from '#legal/compare/passages.ts';
import type { Block } from '#legal/read/blocks.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { legalLabels } from '../../content/legal-labels.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { identityOf, type Passage, passagesOf, plainBlanks, type Segment, textOf } from './passages.ts';

/** A passage before and after; one that did not change is both. */
export type Sides = {
  readonly before?: Passage | undefined;
  readonly after?: Passage | undefined;
  /** Where a clause was, or is now. */
  readonly remark?: string;
};

export type Tracked = Segment & { readonly change: Change };

/** Takes segments from the front by their length. */
function cutter(segments: readonly Segment[], lengthOf: (segment: Segment) => number) {
  const rest = [...segments];
  return (wanted: number): Segment[] => {
    const taken: Segment[] = [];
    for (let left = wanted; left > 0;) {
      const first = rest.shift();
      if (!first) break;
      const length = lengthOf(first);
      if (length > left) {
        // A part of a figure is no figure.
        const { fact: _fact, ...cut } = first;
        taken.push({ ...cut, text: cut.text.slice(0, left) });
        rest.unshift({ ...cut, text: cut.text.slice(left) });
      } else taken.push(first);
      left -= length;
    }
    return taken;
  };
}

/** What changed from some segments to others, word by word; a figure that is another one changes as a whole. */
function tracked(before: readonly Segment[], after: readonly Segment[]): readonly Tracked[] {
  const [was = '', is = ''] = [before, after].map((segments) => plainBlanks(textOf(segments)));
  const figures: string[] = [];
  const signOf = ({ text: written, fact }: Segment): string => {
    const text = plainBlanks(written);
    if (!fact || (was.includes(text) && is.includes(text))) return text;
    if (!figures.includes(text)) figures.push(text);
    return String.fromCodePoint(0xe0_00 + figures.indexOf(text));
  };
  const [old, fresh] = [before, after].map((segments) => segments.map(signOf).join(''));
  const lengthOf = (segment: Segment) => signOf(segment).length;
  const [takeOld, takeFresh] = [cutter(before, lengthOf), cutter(after, lengthOf)];
  return wordParts(old ?? '', fresh ?? '').flatMap(({ change, text }) => {
    const gone = change === 'added' ? [] : takeOld(text.length);
    const added = change === 'removed' ? [] : takeFresh(text.length);
    const isSame = identityOf(gone, false) === identityOf(added, false);
    const mark = (as: Change) => (segment: Segment) => ({ ...segment, change: as });
    return isSame ? added.map(mark('same')) : [...gone.map(mark('removed')), ...added.map(mark('added'))];
  });
}

/** What changed in each cell of a row; another passage has one cell. */
export const trackedCells = ({ before, after }: Sides): readonly (readonly Tracked[])[] =>
  Array.from({ length: Math.max(before?.cells.length ?? 0, after?.cells.length ?? 0) }, (_, index) =>
    tracked(before?.cells[index] ?? [], after?.cells[index] ?? []),
  );

/**
 * The passages of a redline, as Word needs them to accept or reject the changes: a moved clause is gone where it was
 * and new where it is.
 */
export function sidesOf(earlier: LegalVersion, later: LegalVersion): readonly Sides[] {
  const [from, to] = [passagesOf(earlier), passagesOf(later)];
  const blocks = diffBlocks(from, to);
  const passages = new Map<Block | undefined, Passage>([...from, ...to].map((one) => [one, one]));
  const before = (block: RedlineBlock) => passages.get(block.before);
  const after = (block: RedlineBlock) => passages.get(block.after);
  const moved = new Map(
    sectionsOf(blocks).flatMap((section) => {
      const change = section[0]?.change;
      return change?.is === 'moved' ? [[change.number, section] as const] : [];
    }),
  );
  let isMoved = false;
  return blocks.flatMap((block): Sides[] => {
    const { change } = block;
    if (isHeading(block)) isMoved = change?.is === 'moved';
    const remark =
      change && change.is !== 'renumbered'
        ? { remark: fillIn(legalLabels.redline[change.is], { number: change.number }) }
        : {};
    const [was, is] = [before(block), after(block)];
    if (isMoved) return is ? [{ after: is, ...remark }] : [];
    if (change?.is !== 'movedAway')
      return was && is && was.style !== is.style
        ? [{ before: was }, { after: is }]
        : [{ before: was, after: is }];
    const [number = ''] = sideOf(block, 'added').split(' ');
    const below = moved.get(number)?.slice(1) ?? [];
    return [
      { before: was, ...remark },
      ...below.flatMap((one) => (before(one) ? [{ before: before(one) }] : [])),
    ];
  });
}
