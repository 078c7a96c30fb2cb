import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

/** Elements that need a browser or the platform, link to an id of React, repeat other text, or are no text of the page. */
const LEFT_OUT =
  'button, dialog, form, input, label, nav, script, search, style, svg:not([aria-label]), template, thead a, video, [aria-hidden=true], [aria-live], [data-nosnippet], [hidden], [id$="-hint"], [popover], [role=status], figure:has([data-nosnippet]), section:has([aria-busy=true]), a[href^="#_R_"]';
const HEADING = ':is(h1, h2, h3, h4, h5, h6)';

const style: Options = {
  bullet: '-',
  listItemIndent: 'one',
  handlers: {
    // "M&A" begins no character reference, and a mail address may be read as one.
    text: ({ value }: Text, _parent, state, info) =>
      state.safe(value, info).replaceAll(/\\(@|&(?![#\w]+;))/g, '$1'),
  },
};

/**
 * The `<main>` of a page as Markdown: headings, paragraphs, lists, tables, links. Pictures are their
 * alternative texts.
 * @param address of the page, to make links absolute
 */
export function toMarkdown(html: string, address: string): string {
  return unified()
    .use(rehypeParse)
    .use(() => (tree: Root): Root => ({ type: 'root', children: readableMain(tree, address) }))
    .use(rehypeRemark, { document: true })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, style)
    .processSync(html)
    .toString();
}

function readableMain(tree: Root, address: string): ElementContent[] {
  const main = select('main', tree);
  if (!main) throw new Error(`${address} has no <main>`);
  const leftOut = new Set<ElementContent>(selectAll(LEFT_OUT, main));
  // A drawing that is composed of HTML.
  for (const drawing of selectAll('div[role=img]', main))
    Object.assign(drawing, {
      tagName: 'img',
      properties: { alt: drawing.properties.ariaLabel },
      children: [],
    });
  // A number that links to its own clause.
  for (const link of selectAll(`${HEADING} > a[href^="#"]`, main))
    Object.assign(link, { tagName: 'span', children: [...link.children, text(' ')] });
  // Its words stay on one line: it is part of the text.
  for (const words of selectAll('.unbroken', main)) words.tagName = 'i';
  for (const link of selectAll('a[href]', main))
    link.properties.href = new URL(String(link.properties.href), address).href;
  return readable(main.children, leftOut);
}

const readable = (nodes: readonly ElementContent[], leftOut: ReadonlySet<ElementContent>): ElementContent[] =>
  nodes
    .filter((node) => !leftOut.has(node))
    .flatMap((node, index, kept) => {
      if (node.type === 'text') return [text(node.value.replaceAll('\u00a0', ' '))];
      if (node.type !== 'element') return [];
      const element = { ...node, children: readable(node.children, leftOut) };
      const written = rewrites[node.tagName]?.(element) ?? [element];
      return toString(written) ? [text(gapBefore(node, kept[index - 1])), ...written] : written;
    });

function gapBefore(node: Element, previous: ElementContent | undefined): string {
  if (node.tagName === 'span') {
    const words = toString(node);
    const isApart = /[\p{L}\p{M}\p{N}%.]$/u.test(toString(previous)) && /^[^\s\p{P}]/u.test(words);
    return isApart ? (/\p{Script=Arabic}/u.test(words) ? '، ' : ', ') : '';
  }
  return previous?.type === 'element' ? ' ' : '';
}

const alternative = ({ properties: { alt, ariaLabel } }: Element): ElementContent[] =>
  alt || ariaLabel ? [text(' '), elementOf('em', [text(String(alt ?? ariaLabel))]), text(' ')] : [];

/** Cards are lists too; those with headings are read as sections. */
function listOrSections(list: Element): ElementContent[] {
  const items = list.children.filter(isElement).filter((item) => toString(item).trim() !== '');
  if (items.length === 0) return [];
  const isSections = select(HEADING, list) !== undefined;
  return isSections ? items.map((item) => elementOf('div', item.children)) : [{ ...list, children: items }];
}

/** The section, unless all but its heading is left out. */
const withContent = (section: Element): ElementContent[] =>
  toString(section).trim() === toString(select(HEADING, section)).trim() ? [] : [section];

const inOneLine = (cell: Element): ElementContent[] => [{ ...cell, children: phrasesOf(cell.children) }];

const phrasesOf = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && /^(details|div|li|p|summary|ul)$/.test(node.tagName)
      ? phrasesOf(node.children)
      : [node],
  );

function definitions(list: Element): ElementContent[] {
  const items: Element[] = [];
  for (const { tagName, children } of selectAll('dt, dd', list)) {
    if (tagName === 'dt') items.push(elementOf('li', [elementOf('strong', phrasesOf(children))]));
    else items.at(-1)?.children.push(text(': '), ...phrasesOf(children));
  }
  return [elementOf('ul', items)];
}

function captioned(table: Element): ElementContent[] {
  const caption = select('caption', table);
  return caption ? [elementOf('p', caption.children), table] : [table];
}

const lines = ({ children }: Element): ElementContent[] => [
  elementOf(
    'p',
    children.filter(isElement).flatMap((line, index) => (index > 0 ? [elementOf('br', []), line] : [line])),
  ),
];

const rewrites: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
  address: lines,
  b: ({ children }) => children,
  dfn: ({ children }) => [elementOf('strong', children)],
  dl: definitions,
  i: ({ children }) => children,
  img: alternative,
  ol: listOrSections,
  section: withContent,
  svg: alternative,
  table: captioned,
  td: inOneLine,
  th: inOneLine,
  ul: listOrSections,
};

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const text = (value: string): ElementContent => ({ type: 'text', value });

const elementOf = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
