import type { Element, Root } from 'hast';

import { legalLabels } from '#content/legal-labels.ts';
import { element } from '#scripts/legal/read/element.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import type { Pair } from './comparisons.ts';
import { diffBlocks, type RedlineBlock } from './diff.ts';
import { groupRedline, type RedlineGroup } from './fold.ts';

const { redline } = legalLabels;

/**
 * What changed between two versions, as a tree of HTML: the one rendering of a redline. Pages show it,
 * and the files for a proposal are written from it. What did not change is folded away.
 */
export const redlineTree = ({ from, to }: Pair): Root => ({
  type: 'root',
  children: groupRedline(diffBlocks(from.blocks, to.blocks)).map(groupOf),
});

function groupOf({ isFolded, blocks }: RedlineGroup): Element {
  const passages = blocks.map(passageOf);
  if (!isFolded) return element('div', passages);
  const label = fillIn(redline.same, { count: String(blocks.length) });
  return element('details', [element('summary', [label]), ...passages]);
}

const tags: Partial<Record<RedlineBlock['kind'], string>> = { part: 'h2', clause: 'h3' };

const passageOf = ({ kind, parts }: RedlineBlock): Element =>
  element(tags[kind] ?? 'p', parts.map(wordsOf), { dataKind: kind });

/** Colour and lines are not read aloud, so words in the mark say what it is. */
function wordsOf({ change, text }: RedlineBlock['parts'][number]): Element | string {
  if (change === 'same') return text;
  const spoken = (words: string) => element('span', [words]);
  return element(change === 'added' ? 'ins' : 'del', [
    spoken(redline[`${change}Start`]),
    text,
    spoken(redline.end),
  ]);
}
