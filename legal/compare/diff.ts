import { diffArrays } from 'diff';

import type { Block } from '#legal/read/blocks.ts';
import { diffPassages, likenessOf, type RedlineBlock, wholly, wordParts } from './passages.ts';

/** A heading with what stands below it, up to the next one; what stands before the first has none. */
type Section = {
  readonly heading: Block | undefined;
  readonly number: string;
  readonly title: string;
  readonly passages: Block[];
  /** Its title and what stands below it: of a part, its clauses too. */
  readonly words: string[];
};

/**
 * What changed from one text to another, in the order of the newer one: clause by clause, so that one that
 * was moved or renumbered is shown as that, and word by word within a clause.
 */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): readonly RedlineBlock[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const former = matchSections(old, now);
  const later = new Map([...former].map(([to, from]) => [from, to]));
  const runs = diffArrays([...old], [...now], { comparator: (from, to) => former.get(to) === from });
  return runs.flatMap((run) =>
    run.value.flatMap((section) => {
      if (run.removed) return goneSection(section, later.get(section));
      const from = former.get(section);
      if (!from) return wholeSection('added', section);
      return keptSection(from, section, run.added);
    }),
  );
}

export const isChanged = ({ parts, change }: RedlineBlock): boolean =>
  change !== undefined || parts.some((part) => part.change !== 'same');

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const opening: Section = { heading: undefined, number: '', title: '', passages: [], words: [] };
  const sections = [opening];
  let [part, last] = [opening, opening];
  for (const block of blocks) {
    const isPart = block.kind === 'part';
    const [, number = '', title = ''] = /^([\d.]*) ?(.*)$/.exec(block.text) ?? [];
    if (isPart || block.kind === 'clause') {
      last = { heading: block, number, title, passages: [], words: [title] };
      sections.push(last);
    } else {
      last.passages.push(block);
      last.words.push(block.text);
    }
    if (isPart) part = last;
    else if (part !== last) part.words.push(block.text);
  }
  return sections;
}

/** Each section that was there before, by what it is now: it has the same heading, or much the same words. */
function matchSections(old: readonly Section[], now: readonly Section[]): ReadonlyMap<Section, Section> {
  const former = new Map<Section, Section>();
  const left = new Set(old);
  const take = (to: Section, from: Section | undefined) => {
    if (!from) return;
    former.set(to, from);
    left.delete(from);
  };
  const isSame = (one: Section) => (other: Section) =>
    one.heading?.kind === other.heading?.kind && one.title === other.title;
  for (const to of now) take(to, [...left].find(isSame(to)));
  for (const to of now.filter((section) => !former.has(section))) {
    const likely = [...left]
      .map((from) => ({ from, likeness: sectionLikeness(from, to) }))
      .toSorted((one, other) => other.likeness - one.likeness)[0];
    take(to, likely && likely.likeness > 0 ? likely.from : undefined);
  }
  return former;
}

type Compared = {
  readonly blocks: readonly Block[];
  readonly outline: readonly { readonly id: string }[];
};

/** Id of each heading of the earlier text → id of the heading that its clause has now. */
export function matchedHeadings(before: Compared, after: Compared): ReadonlyMap<string, string> {
  const [old, now] = [sectionsOf(before.blocks), sectionsOf(after.blocks)];
  // The first section is what comes before the first heading.
  const idOf = ({ outline }: Compared, sections: readonly Section[], section: Section) =>
    outline[sections.indexOf(section) - 1]?.id;
  return new Map(
    [...matchSections(old, now)].flatMap(([to, from]) => {
      const [id, later] = [idOf(before, old, from), idOf(after, now, to)];
      return id !== undefined && later !== undefined ? [[id, later] as const] : [];
    }),
  );
}

const sectionLikeness = (one: Section, other: Section) =>
  one.heading?.kind === other.heading?.kind ? likenessOf(one.words.join(' '), other.words.join(' ')) : 0;

const wholeSection = (change: 'added' | 'removed', { heading, passages }: Section) =>
  [...(heading ? [heading] : []), ...passages].map((block) => wholly(change, block));

/** Where a clause stood that stands elsewhere now, only its heading is left. */
function goneSection(section: Section, to: Section | undefined): RedlineBlock[] {
  if (!to || !section.heading) return wholeSection('removed', section);
  return [{ ...wholly('removed', section.heading), change: { is: 'movedAway', number: to.number } }];
}

function keptSection(from: Section, to: Section, isMoved: boolean): readonly RedlineBlock[] {
  const passages = diffPassages(from.passages, to.passages);
  if (!to.heading) return passages;
  const parts = wordParts(from.title, to.title);
  const number = { change: 'same', text: to.number ? `${to.number} ` : '' } as const;
  const sides = { kind: to.heading.kind, before: from.heading, after: to.heading };
  const heading: RedlineBlock = { ...sides, parts: [number, ...parts] };
  if (!isMoved && from.number === to.number) return [heading, ...passages];
  return [{ ...heading, change: { is: isMoved ? 'moved' : 'renumbered', number: from.number } }, ...passages];
}
