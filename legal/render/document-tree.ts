import type { Element, ElementContent, Root as HtmlRoot, RootContent } from 'hast';
import type { Nodes, Paragraph, Root } from 'mdast';
import { type Handler, toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { legalLabels } from '../../content/legal-labels.ts';
import { site } from '../../content/site.ts';
import { currentFigures, figureOf } from '#legal/read/figures.ts';
import { formerHeadings } from '#legal/read/front-matter.ts';
import { attributeOf, type Component, isComponent, letterOf, numberHeadings } from '#legal/read/text-tree.ts';
import type { LegalDocuments, LegalVersion } from '#legal/read/read-documents.ts';
import { routes } from '../../src/routes.ts';
import { element } from './element.ts';
import { markTerms } from './mark-terms.ts';

/**
 * The text of a version as the tree of its HTML, final: headings with number and id, links with what
 * print needs, terms linked to their definitions, each clause in its section. Its style is `text.css`.
 * @param library all documents, whose clauses it may refer to
 */
export function documentTree(
  { tree: written, frontMatter }: Pick<LegalVersion, 'tree' | 'frontMatter'>,
  library: LegalDocuments = [],
): HtmlRoot {
  const tree = structuredClone(written);
  nameHeadings(tree, formerHeadings(frontMatter));
  numberLinks(tree, library);
  unwrapComponents(tree);
  markTerms(tree);
  const componentOf = componentsOn(frontMatter.effectiveDate);
  const html = toHast(tree, {
    handlers: { mdxJsxFlowElement: componentOf, mdxJsxTextElement: componentOf },
  });
  if (html.type !== 'root') throw new Error('A document is a tree with a root');
  nameColumns(html);
  letterItems(html);
  markHeadings(html);
  wrapClauses(html);
  return html;
}

/** Gives parts and clauses their number and id. */
function nameHeadings(tree: Root, former: ReadonlyMap<string, string>): void {
  const numbered = numberHeadings(tree);
  for (const { heading, entry } of numbered) {
    heading.data = { hProperties: { id: entry.id, dataNumber: entry.number } };
    // A link to a heading that is gone still leads to the one that answers for it now.
    for (const [id] of [...former].filter(([, current]) => current === entry.id)) {
      const anchor = { hName: 'span', hProperties: { id } };
      heading.children.unshift({ type: 'emphasis', children: [], data: anchor });
    }
  }
}

/** A link to a clause shows its number, be it one of another document; on paper such a link is an address. */
function numberLinks(tree: Root, library: LegalDocuments): void {
  const own = numberHeadings(tree).map(({ entry }) => [`#${entry.id}`, entry.number] as const);
  const others = library.flatMap(({ id, current }) =>
    current.outline.map((entry) => [`${routes[id]}#${entry.id}`, entry.number] as const),
  );
  const numbers = new Map<string, string>([...own, ...others]);
  visit(tree, 'link', (link) => {
    const number = numbers.get(link.url);
    const address = link.url.startsWith('/') ? `${site.brandHost}${link.url}` : undefined;
    link.data = { hProperties: { 'data-clause-number': number, 'data-address': address } };
  });
}

/** A component that stands alone on a line is no paragraph, although Markdown makes it one. */
function unwrapComponents(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyComponents(paragraph)) return undefined;
    const siblings: Nodes[] = parent.children;
    siblings.splice(index, 1, ...paragraph.children.filter(isComponent));
    return [SKIP, index];
  });
}

const holdsOnlyComponents = ({ children }: Paragraph) =>
  children.some(isComponent) &&
  children.every((node) => isComponent(node) || (node.type === 'text' && !node.value.trim()));

const componentsOn =
  (day: string): Handler =>
  (state, node: Component) => {
    const id = attributeOf(node, 'id');
    if (node.name === 'Fact') return { type: 'text', value: figureOf(id, currentFigures, day) };
    const children = state.all(node).filter(isContent);
    switch (node.name) {
      case 'Definition':
        return element(
          'div',
          [element('dfn', [attributeOf(node, 'term')], { class: 'legalTerm' }), element('div', children)],
          { class: 'legalDefinition', id },
        );
      case 'Note': {
        const label = element('p', [legalLabels.note], { class: 'legalNoteLabel' });
        return element('div', [label, ...children], { class: 'legalNote', role: 'note' });
      }
      case 'Table': {
        const caption = attributeOf(node, 'caption');
        return element('div', [element('p', [caption], { class: 'legalCaption' }), ...children], {
          ...{ class: 'legalTable', role: 'region', ariaLabel: caption, tabIndex: 0 },
        });
      }
      case 'Address':
        return element('address', children.length > 0 ? children : addressLines(), {
          ...{ class: 'legalAddress', translate: 'no' },
        });
      default:
        return element(COOKIE_SETTINGS, []);
    }
  };

/** Stands for the button that opens the cookie settings, which the site puts there. */
const COOKIE_SETTINGS = 'cookie-settings';

/** The company's contact details. An earlier version has its own lines. */
const addressLines = (): ElementContent[] => [
  element('strong', [site.legalName]),
  ...site.address.lines.map((line) => element('span', [line])),
  element('a', [element('bdi', [site.phone.display])], { href: `tel:${site.phone.e164}` }),
  element('a', [site.email.privacy], { href: `mailto:${site.email.privacy}` }),
];

/** The number or letter of a place, as a link to it, so that it can be cited. */
const markOf = (id: string, text: string): Element =>
  // The title is not its name, which is a part of the heading's.
  element('a', [text], {
    ...{ class: 'legalNumber', href: `#${id}`, title: `${legalLabels.linkTo} ${text}`, dataCopied: '' },
  });

/** Phones show rows as cards, in which a cell names its column. */
function nameColumns(tree: HtmlRoot): void {
  let columns: string[] = [];
  visit(tree, 'element', (part) => {
    // Markdown's lines leave blanks between rows and cells.
    if (/^(?:table|t(?:head|body|r))$/.test(part.tagName))
      part.children = part.children.filter(({ type }) => type === 'element');
    if (part.tagName !== 'tr') return;
    const cells = part.children.filter((cell) => cell.type === 'element');
    if (cells[0]?.tagName === 'th') columns = cells.map((cell) => toString(cell));
    else for (const [index, cell] of cells.entries()) cell.properties['dataLabel'] = columns[index];
  });
}

/** Gives the items of a clause letters, which run on from list to list, and an address, such as `#notices.b`. */
function letterItems(tree: HtmlRoot): void {
  let [clause, count] = ['', 0];
  visit(tree, 'element', (part) => {
    if (/^h[23]$/.test(part.tagName)) [clause, count] = [String(part.properties['id']), 0];
    if (part.tagName === 'address' || part.properties['role'] === 'note') return SKIP;
    if (!/^[uo]l$/.test(part.tagName)) return undefined;
    part.tagName = 'ol';
    part.properties = { role: 'list' };
    for (const item of part.children.filter((child) => child.type === 'element')) {
      const letter = letterOf(count);
      const id = `${clause}.${letter}`;
      item.properties = { id, class: 'legalItem' };
      item.children = [markOf(id, `(${letter})`), element('div', item.children)];
      count += 1;
    }
    return SKIP;
  });
}

function markHeadings(tree: HtmlRoot): void {
  visit(tree, 'element', (part) => {
    const { id, dataNumber } = part.properties;
    if (dataNumber === undefined) return;
    delete part.properties['dataNumber'];
    part.children.unshift(markOf(String(id), String(dataNumber)), { type: 'text', value: ' ' });
  });
}

/** Puts each part and each clause into a section of its own: what is in view, or on one sheet, is a clause. */
function wrapClauses(tree: HtmlRoot): void {
  tree.children = sectionsBy('h2', tree.children.filter(isContent)).map((part) =>
    isElement(part, 'section') ? { ...part, children: sectionsBy('h3', part.children) } : part,
  );
}

function sectionsBy(tagName: string, nodes: readonly ElementContent[]): ElementContent[] {
  const sections: ElementContent[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (isElement(node, tagName))
      sections.push(element('section', [node], { dataClause: node.properties['id'] }));
    else if (last && isElement(last, 'section')) last.children.push(node);
    else sections.push(node);
  }
  return sections;
}

const isContent = (node: RootContent): node is ElementContent =>
  node.type === 'element' || node.type === 'text';

const isElement = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;
