import { diffArrays } from 'diff';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import { short } from '#legal/compare/clauses.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { openWord } from './open-word.ts';
import { identityOf, type Passage, passagesOf, type Segment, type Style, withoutFirst } from './passages.ts';
import { type Origin, originOf, readWord, type WordText } from './read-word.ts';

/** A document made of a Word file, and what of the file it does not have. */
export type FromWord = {
  readonly source: string;
  readonly lost: readonly string[];
  /** Passages that the file and the document changed since, each in other words. */
  readonly conflicts: readonly string[];
};

/** A paragraph, list, definition or table: passages that are one in the source. */
type Unit = {
  readonly passages: readonly Passage[];
  readonly write: () => string;
  readonly key: string;
  /** Its nodes in the source; a passage of the Word file has none. */
  readonly nodes: ReadonlySet<Nodes>;
};

const markdown = unified()
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one' });

/**
 * The present text with what was changed in a Word file since the version of which the file was made. What says the
 * same keeps its source.
 * @param baseOf finds that version
 * @throws Error when the file is no Word file, or has no heading
 */
export async function documentFromWord(
  bytes: Uint8Array,
  current: LegalVersion,
  baseOf: (origin: Origin) => Promise<LegalVersion> = () => Promise.resolve(current),
): Promise<FromWord> {
  const parts = openWord(bytes);
  const base = await baseOf(originOf(parts));
  const word = readWord(parts, base, current);
  if (!word.passages.some(({ style }) => style === 'part'))
    throw new Error(
      'The file has no heading: give the names of parts the style Heading 1 and those of clauses Heading 2',
    );
  const is = passagesOf(current);
  const was = withFacts(passagesOf(base), is);
  const [ours, old] = [unitsOf(is, current), unitsOf(was, base)];
  const theirs = unitsOf(withFacts(word.passages, was));
  const conflicts: string[] = [];
  const merged = merge(ours, old, theirs, conflicts);
  const front = frontOf(word, base, current, conflicts);
  const lost = [...word.lost, ...goneFrom(old, theirs)];
  return { source: `${front}\n${merged.join('\n\n')}\n`, lost, conflicts };
}

/** A program may drop bookmarks, an archived text has none: a passage without figures has those of the same words. */
function withFacts(passages: readonly Passage[], others: readonly Passage[]): readonly Passage[] {
  const left = [...others];
  return passages.map((one) => {
    const at = left.findIndex(({ style, linked }) => style === one.style && linked === one.linked);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same && !one.cells.flat().some(({ fact }) => fact) ? { ...one, cells: same.cells } : one;
  });
}

/** The data at the top as they are, with the title and the summary of the Word file where it has others. */
function frontOf(word: WordText, base: LegalVersion, current: LegalVersion, conflicts: string[]): string {
  const end = current.source.indexOf('\n---\n', 3) + '\n---\n'.length;
  return (['title', 'summary'] as const).reduce(
    (front, field) => {
      const [was, is, typed] = [base.frontMatter[field], current.frontMatter[field], word[field]].map(
        (text) => text.replaceAll(/\s+/g, ' ').trim(),
      );
      if (!typed || typed === was || typed === is) return front;
      if (was !== is) {
        conflicts.push(`the ${field}: “${typed}” in the file, “${is}” now, which stays`);
        return front;
      }
      return front.replace(
        new RegExp(`^${field}: .*$`, 'm'),
        () => `${field}: '${typed.replaceAll("'", '’')}'`,
      );
    },
    current.source.slice(0, end),
  );
}

/** Styles that follow each other in one unit: the first may begin it, the others go on. */
const GROUPS: readonly (readonly Style[])[] = [
  ['item'],
  ['note'],
  ['address'],
  ['term', 'more'],
  ['caption', 'head', 'row'],
];

function goesOn(last: Passage | undefined, { style }: Passage): boolean {
  const group = GROUPS.find((one) => one.includes(style));
  if (!last || !group?.includes(last.style)) return false;
  // A caption or a defined term begins anew.
  return group.length === 1 || (style !== group[0] && !(style === 'head' && last.style !== 'caption'));
}

/** @param version that has the passages, with their source; without it, they are written anew */
function unitsOf(passages: readonly Passage[], version?: LegalVersion): readonly Unit[] {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    const isOne = version && last?.at(-1)?.at === passage.at;
    if (last && (isOne || goesOn(last.at(-1), passage))) last.push(passage);
    else groups.push([passage]);
  }
  return groups.map((group) => {
    const nodes = group.flatMap(({ at }) => version?.tree.children[at] ?? []);
    const [from, to] = [nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset];
    return {
      passages: group,
      nodes: new Set(nodes),
      write: () => (version ? version.source.slice(from, to) : sourceOf(group)),
      key: JSON.stringify(
        group.map(({ style, cells }) => [style, ...cells.map((cell) => identityOf(cell, true))]),
      ),
    };
  });
}

function quoted(units: readonly Unit[]): string {
  const words = units.flatMap(({ passages }) => passages.map(({ text }) => text)).join(' ');
  return words ? `“${short(words)}”` : 'nothing';
}

/** Index of each unit of the base that the other text has too → its index there. */
function keptOf(base: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  let [was, is] = [0, 0];
  for (const { added, removed, count } of diffArrays([...base], [...other]))
    if (added) is += count;
    else if (removed) was += count;
    else for (let left = count; left > 0; left -= 1) kept.set(was++, is++);
  return kept;
}

/**
 * Three ways: what only one side changed is taken from it. What both changed stays in both wordings between marks, which
 * the check refuses until a person has chosen.
 * @returns the source of each unit
 */
function merge(
  ours: readonly Unit[],
  base: readonly Unit[],
  theirs: readonly Unit[],
  conflicts: string[],
): readonly string[] {
  const keysOf = (units: readonly Unit[]) => units.map(({ key }) => key);
  const [inOurs, inTheirs] = [keptOf(keysOf(base), keysOf(ours)), keptOf(keysOf(base), keysOf(theirs))];
  const sources = new Map(ours.map(({ key, write }) => [key, write]));
  const written = (units: readonly Unit[]) => units.map(({ key, write }) => (sources.get(key) ?? write)());
  const region = (mine: readonly Unit[], old: readonly Unit[], fresh: readonly Unit[]): readonly string[] => {
    if (isSame(fresh, old) || isSame(mine, fresh)) return written(mine);
    if (isSame(mine, old)) return written(fresh);
    if (old.length > 1 && mine.length === old.length && fresh.length === old.length)
      return old.flatMap((one, place) =>
        region(mine.slice(place, place + 1), [one], fresh.slice(place, place + 1)),
      );
    conflicts.push(`${quoted(mine)} in the document, ${quoted(fresh)} in the file`);
    return [
      ['<<<<<<< the document', ...written(mine), '=======', ...written(fresh), '>>>>>>> the Word file'].join(
        '\n\n',
      ),
    ];
  };
  const merged: string[] = [];
  let [own, at, other] = [0, 0, 0];
  for (let index = 0; index <= base.length; index += 1) {
    const isEnd = index === base.length;
    const mine = isEnd ? ours.length : inOurs.get(index);
    const fresh = isEnd ? theirs.length : inTheirs.get(index);
    if (mine === undefined || fresh === undefined) continue;
    merged.push(
      ...region(ours.slice(own, mine), base.slice(at, index), theirs.slice(other, fresh)),
      ...written(ours.slice(mine, mine + 1)),
    );
    [own, at, other] = [mine + 1, index + 1, fresh + 1];
  }
  return merged;
}

const isSame = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);

/** Whether there is a list within another node, or an item of more than a paragraph: written anew, there is not. */
const hasLayers = (node: Nodes, isTop = true): boolean =>
  (node.type === 'list' && !isTop) ||
  (node.type === 'listItem' && node.children.length > 1) ||
  ('children' in node && node.children.some((child) => hasLayers(child, false)));

/** Figures, links and layers that edited passages had, one line each. */
function goneFrom(base: readonly Unit[], theirs: readonly Unit[]): readonly string[] {
  const runs = diffArrays([...base], [...theirs], { comparator: (one, other) => one.key === other.key });
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    if (!run.removed || !next?.added) return [];
    const segmentsOf = (units: readonly Unit[]) =>
      units.flatMap(({ passages }) => passages.flatMap(({ cells }) => cells.flat()));
    const left = segmentsOf(next.value);
    const layers = run.value
      .filter(({ nodes }) => nodes.size > 1 || [...nodes].some((one) => hasLayers(one)))
      .map((unit) => `Where lists, paragraphs of items and notes begin and end in ${quoted([unit])}`);
    const segments = segmentsOf(run.value).flatMap((one) => {
      if (one.fact === undefined && one.link === undefined) return [];
      const same = left.findIndex(({ fact, link }) => fact === one.fact && link === one.link);
      if (same >= 0) left.splice(same, 1);
      const what = one.fact ? 'figure' : 'link of';
      return same >= 0 ? [] : [`The ${what} “${one.text}” in ${quoted(run.value)}`];
    });
    return [...layers, ...segments];
  });
}

const stringify = (...children: Root['children']) => markdown.stringify({ type: 'root', children }).trim();

/** A straight quote would end the value of an attribute. */
const curled = (text: string) => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”');

/** Segments as they are written in a document. */
function phrasingOf(
  segments: readonly Segment[],
  [look, ...others]: readonly ('link' | 'bold' | 'italics')[] = ['link', 'bold', 'italics'],
): PhrasingContent[] {
  if (!look) return segments.map(leafOf);
  const [first] = segments;
  if (!first) return [];
  const end = segments.findIndex((one) => one[look] !== first[look]);
  const [same, rest] = end < 0 ? [segments, []] : [segments.slice(0, end), segments.slice(end)];
  const children = phrasingOf(same, others);
  const after = phrasingOf(rest, [look, ...others]);
  if (first[look] === undefined) return [...children, ...after];
  if (look === 'link') return [{ type: 'link', url: first.link ?? '', children }, ...after];
  return [{ type: look === 'bold' ? 'strong' : 'emphasis', children }, ...after];
}

function leafOf({ text, code, fact }: Segment): PhrasingContent {
  if (text === '\n') return { type: 'break' };
  if (code) return { type: 'inlineCode', value: text };
  if (fact === undefined) return { type: 'text', value: text };
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'id', value: fact }];
  return { type: 'mdxJsxTextElement', name: 'Fact', attributes, children: [] };
}

const wordsOf = ({ cells }: Passage) => phrasingOf(cells.flat());
const paragraphOf = (children: PhrasingContent[]) => stringify({ type: 'paragraph', children });
const block = (tag: string, lines: readonly string[], between = '\n\n') =>
  `<${tag}>\n\n${lines.join(between)}\n\n</${tag.split(' ', 1).join()}>`;

const listOf = (items: readonly Passage[]) =>
  stringify({
    ...{ type: 'list', ordered: false, spread: false },
    children: items.map((one) => ({
      ...{ type: 'listItem', spread: false },
      children: [{ type: 'paragraph', children: wordsOf(one) }],
    })),
  });

function definitionOf([first, ...others]: readonly Passage[]): string {
  const [term = ''] = (first?.text ?? '').split(': ', 1);
  const meaning = paragraphOf(phrasingOf(withoutFirst(first?.cells.flat() ?? [], term.length + 2)));
  const tag = `Definition term="${curled(term)}"`;
  return others.length > 0
    ? block(tag, [meaning, ...others.map(wordsOf).map(paragraphOf)])
    : `<${tag}>${meaning}</Definition>`;
}

function tableOf(passages: readonly Passage[]): string {
  const children = passages
    .filter(({ style }) => style !== 'caption')
    .map(({ cells }) => ({
      type: 'tableRow' as const,
      children: cells.map((cell) => ({ type: 'tableCell' as const, children: phrasingOf(cell) })),
    }));
  const caption = passages.find(({ style }) => style === 'caption')?.text ?? '';
  return block(`Table caption="${curled(caption)}"`, [stringify({ type: 'table', children })]);
}

const paragraphsOf = (passages: readonly Passage[]) => passages.map(wordsOf).map(paragraphOf);
const headingOf = (depth: 2 | 3) => (passages: readonly Passage[]) =>
  stringify({ type: 'heading', depth, children: passages.flatMap(wordsOf) });
const plain = (passages: readonly Passage[]) => paragraphsOf(passages).join('\n\n');

/** Passages that are one in a document as they are written there, by the style of the first. */
const WRITTEN: Readonly<Record<Style, (passages: readonly Passage[]) => string>> = {
  part: headingOf(2),
  clause: headingOf(3),
  settings: () => '<CookieSettings />',
  address: (lines) =>
    block(
      'Address',
      paragraphsOf(lines).map((line) => `- ${line}`),
      '\n',
    ),
  note: (passages) => block('Note', paragraphsOf(passages)),
  item: listOf,
  term: definitionOf,
  ...{ caption: tableOf, head: tableOf, row: tableOf },
  ...{ more: plain, paragraph: plain },
};

const sourceOf = (passages: readonly Passage[]): string =>
  passages[0] ? WRITTEN[passages[0].style](passages) : '';
