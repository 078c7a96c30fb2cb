import type { Element, ElementContent, Root } from 'hast';

import { legalLabels } from '../../content/legal-labels.ts';
import { element } from '#legal/render/element.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Pair } from './comparisons.ts';
import { OPENING, sectionsOf } from './clauses.ts';
import { diffBlocks, isChanged } from './diff.ts';
import { groupRedline, isOfTable, isOnlyRenumbered, type RedlineGroup } from './fold.ts';
import { cellParts, isHeading, type RedlineBlock, sideOf, withLetters, wordParts } from './passages.ts';

const { redline, summary, notBinding } = legalLabels;

type Parts = RedlineBlock['parts'];

/**
 * What changed between two versions, as a tree of HTML: the one rendering of a redline. Pages show it,
 * and the files for a proposal are written from it. What did not change is folded away.
 */
export function redlineTree({ from, to, notes }: Pair): Root {
  const blocks = withLetters(diffBlocks(from.blocks, to.blocks));
  const changed = sectionsOf(blocks).filter((section) =>
    section.some((block) => isChanged(block) && !isOnlyRenumbered(block)),
  );
  // A page may show the redlines of several documents.
  const ids: Ids = new Map(changed.map(([first], index) => [first, `${to.id}-change-${index + 1}`]));
  return {
    type: 'root',
    children: [
      ...dataNodes(from.frontMatter, to.frontMatter),
      ...listOf(redline.notes, notes),
      ...(changed.length > 0
        ? listOf(
            fillIn(redline.clauses, { count: String(changed.length) }),
            changed.map(([first]) => element('a', [nameOf(first)], { href: `#${ids.get(first)}` })),
          )
        : []),
      ...groupRedline(blocks).map((group) => groupOf(group, ids)),
    ],
  };
}

/** Address of the first block of each section that has changed. */
type Ids = ReadonlyMap<RedlineBlock | undefined, string>;

const listOf = (label: string, items: readonly (Element | string)[]): Element[] => [
  element('p', [label], { dataKind: 'label' }),
  element(
    'ul',
    items.map((item) => element('li', [item])),
  ),
];

/** `1.3 Fees (moved)` */
function nameOf(block: RedlineBlock | undefined): string {
  if (!block || !isHeading(block)) return OPENING;
  const [was, is] = [sideOf(block, 'added'), sideOf(block, 'removed')];
  if (!was) return `${is} (${redline.isNew})`;
  if (!is) return `${was} (${redline.isGone})`;
  return block.change?.is === 'moved' ? `${is} (${redline.isMoved})` : is;
}

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

function groupOf({ isFolded, blocks }: RedlineGroup, ids: Ids): Element {
  const passages = passagesOf(blocks, ids);
  if (!isFolded) return element('div', passages);
  const renumbered = blocks.filter(isOnlyRenumbered).length;
  const label = fillIn(renumbered > 0 ? redline.sameRenumbered : redline.same, {
    count: String(blocks.length),
    renumbered: String(renumbered),
  });
  return element('details', [element('summary', [label]), ...passages]);
}

/** Captions, heads and rows that follow each other are a table. */
function passagesOf([block, ...others]: readonly RedlineBlock[], ids: Ids): ElementContent[] {
  if (!block) return [];
  if (!isOfTable(block)) return [...passageOf(block, ids.get(block)), ...passagesOf(others, ids)];
  const end = others.findIndex((other) => !isOfTable(other) || other.kind === 'caption');
  const rows = [block, ...others.slice(0, end < 0 ? undefined : end)];
  return [tableOf(rows), ...passagesOf(end < 0 ? [] : others.slice(end), ids)];
}

function tableOf(blocks: readonly RedlineBlock[]): Element {
  const rowsOf = (kind: RedlineBlock['kind'], cell: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .map((block) =>
        element(
          'tr',
          cellParts(block).map((parts) => element(cell, parts.map(wordsOf))),
        ),
      );
  const captions = blocks.filter(({ kind }) => kind === 'caption');
  return element('div', [
    ...captions.map(({ parts }) => element('p', parts.map(wordsOf), { dataKind: 'label' })),
    element('table', [element('thead', rowsOf('head', 'th')), element('tbody', rowsOf('row', 'td'))]),
  ]);
}

const tags: Partial<Record<RedlineBlock['kind'], string>> = { part: 'h2', clause: 'h3' };

function passageOf({ kind, parts, change }: RedlineBlock, id?: string): Element[] {
  const words = element(tags[kind] ?? 'p', parts.map(wordsOf), { id, dataKind: kind });
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
