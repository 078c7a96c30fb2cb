import type { Element, ElementContent, Root } from 'hast';

import { legalLabels } from '#content/legal-labels.ts';
import { element } from '#scripts/legal/render/element.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import type { Pair } from './comparisons.ts';
import { diffBlocks } from './diff.ts';
import { groupRedline, isOfTable, isOnlyRenumbered, type RedlineGroup } from './fold.ts';
import { CELL_END, type RedlineBlock, wordParts } from './passages.ts';

const { redline, summary, notBinding } = legalLabels;

type Parts = RedlineBlock['parts'];

/**
 * What changed between two versions, as a tree of HTML: the one rendering of a redline. Pages show it,
 * and the files for a proposal are written from it. What did not change is folded away.
 */
export const redlineTree = ({ from, to, notes }: Pair): Root => ({
  type: 'root',
  children: [
    ...dataNodes(from.frontMatter, to.frontMatter),
    element('p', [redline.notes], { dataKind: 'label' }),
    element(
      'ul',
      notes.map((note) => element('li', [note])),
    ),
    ...groupRedline(diffBlocks(from.blocks, to.blocks)).map(groupOf),
  ],
});

type Data = { readonly title: string; readonly summary: string };

/** What stands above the text: shown where it is another. */
const dataNodes = (was: Data, is: Data): Element[] => [
  ...(was.title === is.title ? [] : [element('h2', wordParts(was.title, is.title).map(wordsOf))]),
  ...(was.summary === is.summary
    ? []
    : [
        element('p', [`${summary} (${notBinding.toLowerCase()})`], { dataKind: 'label' }),
        element('p', wordParts(was.summary, is.summary).map(wordsOf), { dataKind: 'note' }),
      ]),
];

function groupOf({ isFolded, blocks }: RedlineGroup): Element {
  const passages = passagesOf(blocks);
  if (!isFolded) return element('div', passages);
  const renumbered = blocks.filter(isOnlyRenumbered).length;
  const label = fillIn(renumbered > 0 ? redline.sameRenumbered : redline.same, {
    count: String(blocks.length),
    renumbered: String(renumbered),
  });
  return element('details', [element('summary', [label]), ...passages]);
}

/** Captions, heads and rows that follow each other are a table. */
function passagesOf([block, ...others]: readonly RedlineBlock[]): ElementContent[] {
  if (!block) return [];
  if (!isOfTable(block)) return [...passageOf(block), ...passagesOf(others)];
  const end = others.findIndex((other) => !isOfTable(other) || other.kind === 'caption');
  const rows = [block, ...others.slice(0, end < 0 ? undefined : end)];
  return [tableOf(rows), ...passagesOf(end < 0 ? [] : others.slice(end))];
}

function tableOf(blocks: readonly RedlineBlock[]): Element {
  const rowsOf = (kind: RedlineBlock['kind'], cell: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .map(({ parts }) =>
        element(
          'tr',
          cellsOf(parts).map((words) => element(cell, words)),
        ),
      );
  const captions = blocks.filter(({ kind }) => kind === 'caption');
  return element('div', [
    ...captions.map(({ parts }) => element('p', parts.map(wordsOf), { dataKind: 'label' })),
    element('table', [element('thead', rowsOf('head', 'th')), element('tbody', rowsOf('row', 'td'))]),
  ]);
}

function cellsOf(parts: Parts): ReturnType<typeof wordsOf>[][] {
  const cells: ReturnType<typeof wordsOf>[][] = [[]];
  for (const { change, text } of parts)
    for (const [index, words] of text.split(CELL_END).entries()) {
      if (index > 0) cells.push([]);
      if (words) cells.at(-1)?.push(wordsOf({ change, text: words }));
    }
  return cells;
}

const tags: Partial<Record<RedlineBlock['kind'], string>> = { part: 'h2', clause: 'h3' };

function passageOf({ kind, parts, change }: RedlineBlock): Element[] {
  const words = element(tags[kind] ?? 'p', parts.map(wordsOf), { dataKind: kind });
  if (!change) return [words];
  return [
    words,
    element('p', [fillIn(redline[change.is], { number: change.number })], { dataKind: 'label' }),
  ];
}

/** Colour and lines are not read aloud, so words in the mark say what it is. */
function wordsOf({ change, text }: Parts[number]): Element | string {
  if (change === 'same') return text;
  const spoken = (words: string) => element('span', [words]);
  return element(change === 'added' ? 'ins' : 'del', [
    spoken(redline[`${change}Start`]),
    text,
    spoken(redline.end),
  ]);
}
