import { diffArrays } from 'diff';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import mammoth from 'mammoth';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { site } from '../../content/site.ts';
import { short } from '#legal/compare/clauses.ts';
import { legalBlocks, partsOf } from '#legal/read/blocks.ts';
import { currentFigures, figureOf } from '#legal/read/figures.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { attributeOf, isComponent, termId } from '#legal/read/text-tree.ts';
import { bookmarkOf, CODE, STYLES } from './write-word.ts';

/** A document made of a Word file, and what of the file it does not have. */
export type FromWord = { readonly source: string; readonly lost: readonly string[] };

/** A paragraph, list or table, by what readers see of it: the same for MDX and Word. */
type Unit = { readonly text: string; readonly write: () => string; readonly node?: Nodes };

const STYLE_MAP = [
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='Heading 2'] => h3:fresh",
  ...[3, 4, 5, 6].map((level) => `p[style-name='Heading ${level}'] => h4:fresh`),
  ...Object.entries(STYLES)
    .filter(([id]) => id !== 'item')
    .map(([id, name]) => `p[style-name='${name}'] => p.${id}:fresh`),
  `p[style-name='${STYLES.item}'] => ul > li:fresh`,
  `r[style-name='${CODE}'] => code`,
  'comment-reference => sup.comment',
];

const markdown = unified()
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one' });

const isElement = (node: ElementContent | HtmlRoot['children'][number]): node is Element =>
  node.type === 'element';
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const classOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? String(className[0]) : '';

/**
 * A Word file as a document in our form. What it says as the present text does keeps its source, with figures
 * and links; in a sentence that was edited they are put where the words around them are the same.
 * @throws Error when the file is no Word file, or has no heading
 */
export async function documentFromWord(bytes: Buffer, current: LegalVersion): Promise<FromWord> {
  const { value, messages } = await mammoth
    .convertToHtml({ buffer: bytes }, { styleMap: STYLE_MAP })
    .catch((error: unknown) => {
      throw new Error('This is no Word file (.docx): save it as one', { cause: error });
    });
  const html = unified().use(rehypeParse, { fragment: true }).parse(value);
  const lost = new Set(messages.map(({ message }) => message));
  const body = html.children.filter(isElement);
  const fresh = unitsOfWord(body, current, lost);
  if (!body.some(({ tagName }) => tagName === 'h2'))
    throw new Error(
      'The file has no heading: give the names of parts the style Heading 1 and those of clauses Heading 2',
    );
  const text = joined(unitsOfSource(current), fresh, current, lost);
  return { source: `${frontOf(body, current)}\n${text}\n`, lost: [...lost] };
}

/** The data at the top as they are, with the title and the summary of the Word file. */
function frontOf(body: readonly Element[], { source, frontMatter }: LegalVersion): string {
  const end = source.indexOf('\n---\n', 3) + '\n---\n'.length;
  return (['title', 'summary'] as const).reduce(
    (front, field) => {
      const found = body.find((one) => classOf(one) === field);
      const typed = found && words(toString(toMdast(found)));
      return typed && typed !== words(frontMatter[field])
        ? front.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: '${typed.replaceAll("'", '’')}'`)
        : front;
    },
    source.slice(0, end),
  );
}

/** The units of the present text, each with its source. */
function unitsOfSource({ tree, source, frontMatter }: LegalVersion): Unit[] {
  return tree.children.flatMap((node): Unit[] => {
    if (node.type === 'yaml') return [];
    const blocks = legalBlocks({ type: 'root', children: [node] }, currentFigures, frontMatter.effectiveDate);
    // Numbers are derived, and not in the words of Word.
    const number = node.type === 'heading' ? /^[\d.]+ / : /^$/;
    const text = blocks.map((block) => `${block.kind} ${block.text.replace(number, '')}`).join('\n');
    const settings = [...partsOf(node)].some(({ component }) => component?.name === 'CookieSettings');
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    return [{ text: settings ? 'settings' : words(text), node, write: () => source.slice(from, to) }];
  });
}

function unitsOfWord(body: readonly Element[], current: LegalVersion, lost: Set<string>): Unit[] {
  const ids = new Map([
    ...current.outline.map(({ id }) => [bookmarkOf(id), id] as const),
    ...[...partsOf(current.tree)].flatMap(({ component }) => {
      const id = component?.name === 'Definition' ? termId(attributeOf(component, 'term')) : '';
      return id ? [[bookmarkOf(id), id] as const] : [];
    }),
  ]);
  const units: Unit[] = [];
  let caption = '';
  for (let index = 0; index < body.length; index += 1) {
    const part = body[index];
    if (!part) continue;
    const kind = classOf(part);
    const run = [part];
    // A note, and a definition with the paragraphs that follow it, are one.
    while (
      ['note', 'address'].includes(kind) &&
      classOf(body[index + 1] ?? part) === kind &&
      body[index + 1]
    ) {
      index += 1;
      run.push(...body.slice(index, index + 1));
    }
    if (['title', 'data', 'summary'].includes(kind)) continue;
    if (kind === 'caption') {
      caption = words(textOf(part));
      continue;
    }
    const unit = unitOf(run, caption, ids, lost);
    if (part.tagName === 'table') caption = '';
    if (unit) units.push(unit);
  }
  return units;
}

const textOf = (node: Element) => toString(toMdast(node));

/** A straight quote would end the value of an attribute. */
const curled = (text: string) => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”');

const stringify = (children: Root['children']) => markdown.stringify({ type: 'root', children }).trim();

/** Paragraphs of one of our styles, by the name of the style: their words, and how they are written. */
const OF_STYLE: Readonly<
  Record<string, (run: readonly Element[], nodes: Root['children']) => Omit<Unit, 'node'>>
> = {
  settings: () => ({ text: 'settings', write: () => '<CookieSettings />' }),
  address: (run) => {
    const lines = run.map((line) => words(textOf(line)));
    const list = lines.map((line) => `- ${line}`).join('\n');
    return {
      text: lines.map((line) => `address ${line}`).join(' '),
      write: () => `<Address>\n\n${list}\n\n</Address>`,
    };
  },
  note: (run, nodes) => ({
    text: run.map((line) => `note ${words(textOf(line))}`).join(' '),
    write: () => `<Note>\n\n${stringify(nodes)}\n\n</Note>`,
  }),
  term: (run, nodes) => {
    const text = words(run.map(textOf).join(' '));
    const [, term = text] = /^([^:]+): /.exec(text) ?? [];
    const meaning = stringify(nodes).replace(/^\*\*[^*]+\*\*:? ?:? ?/, '');
    return {
      text: `term ${text}`,
      write: () => `<Definition term="${curled(term)}">${meaning}</Definition>`,
    };
  },
};

function unitOf(
  run: readonly Element[],
  caption: string,
  ids: ReadonlyMap<string, string>,
  lost: Set<string>,
): Unit | undefined {
  const [part] = run;
  if (!part) return undefined;
  for (const one of run) tidy(one, ids, lost);
  const tree = toMdast({ type: 'root', children: [...run] });
  const nodes = tree.type === 'root' ? tree.children : [];
  const text = words(toString(tree));
  if (part.tagName === 'dl') lost.add(`comments: ${short(text)}`);
  if (part.tagName === 'dl' || !text) return undefined;
  const styled = OF_STYLE[classOf(part)];
  return {
    ...(styled ? styled(run, nodes) : plainUnit(part.tagName, nodes, text, caption, lost)),
    node: tree,
  };
}

/** A heading, table, list or paragraph, as any Word file has it. */
function plainUnit(
  tagName: string,
  nodes: Root['children'],
  text: string,
  caption: string,
  lost: Set<string>,
): Omit<Unit, 'node'> {
  if (tagName === 'h2' || tagName === 'h3') {
    const bare = text.replace(/^(?:\d+\.?)+\s+/, '');
    const [kind, depth] = tagName === 'h2' ? (['part', 2] as const) : (['clause', 3] as const);
    return {
      text: `${kind} ${bare}`,
      write: () => stringify([{ type: 'heading', depth, children: [{ type: 'text', value: bare }] }]),
    };
  }
  if (tagName === 'table') {
    const rows = nodes.flatMap((node) => (node.type === 'table' ? node.children : []));
    const lines = rows.map(({ children }, index) => {
      const cells = children.map((cell) => words(toString(cell)));
      return `${index === 0 ? 'head' : 'row'} ${cells.join(' | ')}`;
    });
    return {
      text: [`caption ${caption}`, ...lines].join(' '),
      write: () => `<Table caption="${curled(caption)}">\n\n${stringify(nodes)}\n\n</Table>`,
    };
  }
  if (tagName === 'h4') {
    lost.add(`a heading of a third level: “${short(text)}”`);
    const children: Root['children'] = [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
    return { text: `paragraph ${text}`, write: () => stringify(children) };
  }
  const lists = nodes.map((node) =>
    node.type === 'list' ? { ...node, ordered: false, spread: false } : node,
  );
  const items = lists.flatMap((node) => (node.type === 'list' ? node.children : []));
  const lines = items.map((item) => `item ${words(toString(item))}`);
  return { text: lines.join(' ') || `paragraph ${text}`, write: () => stringify(lists) };
}

/** Links lead where ours do; pictures, footnotes and remarks have no place in a document. */
function tidy(part: Element, ids: ReadonlyMap<string, string>, lost: Set<string>): void {
  visit(part, 'element', (node, index, parent) => {
    if (node.tagName === 'a') tidyLink(node, ids, lost);
    if (node.tagName !== 'img' && node.tagName !== 'sup') return undefined;
    const isMark = node.tagName === 'sup' && classOf(node) === 'comment';
    const what = isMark ? 'marks of comments' : `a footnote or raised text: “${short(textOf(node))}”`;
    lost.add(node.tagName === 'img' ? 'a picture' : what);
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}

const ORIGIN = `https://${site.brandHost}`;

function tidyLink(node: Element, ids: ReadonlyMap<string, string>, lost: Set<string>): void {
  const { href } = node.properties;
  const address = typeof href === 'string' ? href : '';
  const id = ids.get(address.replace(/^#/, ''));
  if (address.startsWith('#') && id) node.properties['href'] = `#${id}`;
  else if (address.startsWith(ORIGIN)) node.properties['href'] = address.slice(ORIGIN.length) || '/';
  else if (!address || address.startsWith('#')) {
    // A bookmark, or a link to a place that is not in this document.
    node.tagName = 'span';
    if (address) lost.add(`a link of “${short(textOf(node))}” to a place that is not there`);
  }
}

/** The new text: units that are alike keep their source, edited ones their figures and links as far as words are the same. */
function joined(
  old: readonly Unit[],
  fresh: readonly Unit[],
  current: LegalVersion,
  lost: Set<string>,
): string {
  const runs = diffArrays([...old], [...fresh], { comparator: (one, other) => one.text === other.text });
  const parts = runs.flatMap((run, index) => {
    if (run.removed) return [];
    // `value` of a run that is in both is that of the newer text.
    if (!run.added)
      return run.value.map((unit) => (old.find((one) => one.text === unit.text) ?? unit).write());
    const gone = runs[index - 1]?.removed ? (runs[index - 1]?.value ?? []) : [];
    return run.value.map((unit, at) => {
      const former = gone[Math.min(at, gone.length - 1)];
      return former?.node && unit.node ? restored(unit, former.node, current, lost) : unit.write();
    });
  });
  return parts.join('\n\n');
}

/** Puts figures and links of the former words back where the words beside them are the same. */
function restored(
  { write, text }: Unit,
  former: Nodes,
  { frontMatter }: LegalVersion,
  lost: Set<string>,
): string {
  let written = write();
  const inline: {
    readonly shown: string;
    readonly source: string;
    readonly before: string;
    readonly after: string;
  }[] = [];
  visit(former, (node, index, parent) => {
    const isFact = isComponent(node) && node.name === 'Fact';
    if (!isFact && node.type !== 'link') return;
    const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
    const beside = (step: number) => toString(siblings[(index ?? 0) + step]).replaceAll(/\s+/g, ' ');
    inline.push({
      shown: isFact
        ? figureOf(attributeOf(node, 'id'), currentFigures, frontMatter.effectiveDate)
        : toString(node),
      source: isFact
        ? `<Fact id="${attributeOf(node, 'id')}" />`
        : `[${toString(node)}](${node.type === 'link' ? node.url : ''})`,
      before: beside(-1).trimEnd().split(' ').at(-1) ?? '',
      after: beside(1).trimStart().split(' ')[0] ?? '',
    });
  });
  for (const { shown, source, before, after } of inline) {
    if (written.includes(source)) continue;
    const place = [`${before} ${shown}`, `${shown} ${after}`]
      .map((one) => one.trim())
      .find((one) => one !== shown && written.includes(one));
    if (place) written = written.replace(place, () => place.replace(shown, () => source));
    else lost.add(`${source} of “${short(text.replace(/^\w+ /, ''))}”`);
  }
  return written;
}
