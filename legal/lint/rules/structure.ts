import type { Heading, Nodes, Parents, Root, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { ofBlock, quoting, remarkOf, type Said } from '#legal/findings.ts';
import { attributeOf, isComponent, lineOf } from '#legal/read/text-tree.ts';
import { findingsIn } from '#legal/lint/passages.ts';
import type { Check } from '#legal/lint/check.ts';

type Block = Root['children'][number];

const blocksOf = (tree: Root): readonly Block[] =>
  tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');

const excerpt = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trim()}…` : text);

const marksOf = ({ depth }: Heading) => '#'.repeat(depth);

/** Parts (`##`) hold clauses (`###`), whose names are their addresses. */
export const structure: Check = ({ document: { tree, outline } }) => {
  const blocks = blocksOf(tree);
  const findings = blocks.flatMap((node, index) => {
    const said =
      node.type === 'heading'
        ? (headingFinding(node, blocks.slice(0, index)) ?? emptyClause(node, blocks[index + 1]))
        : undefined;
    return said ? [{ line: lineOf(node), ...remarkOf(said) }] : [];
  });
  if (outline.length > 0) return findings;
  return [...findings, { line: 1, message: 'has no text: write ## and the name of a part' }];
};

function headingFinding(heading: Heading, before: readonly Block[]): Said | undefined {
  const words = toString(heading);
  const isHeading = (node: Block): node is Heading => node.type === 'heading';
  if (heading.depth === 1)
    return quoting(`# ${words}`, ` is the headline, which comes from title: write ## ${words}`);
  if (heading.depth > 3)
    return quoting(
      `${marksOf(heading)} ${words}`,
      ' is a third level: write ### for a clause, or a plain paragraph',
    );
  if (!words.trim())
    return `${marksOf(heading)} has no words: write the name of the ${heading.depth === 2 ? 'part' : 'clause'}`;
  if (heading.depth === 3 && !before.some((node) => isHeading(node) && node.depth === 2))
    return quoting(
      `### ${words}`,
      ' comes before the first part: write ## and the name of its part above it',
    );
  if (heading.children.some(({ type }) => type === 'link' || type.startsWith('mdxJsx')))
    return quoting(
      words,
      ' holds a link or a component, and its address is made from its words: write its words alone',
    );
  const duplicate = before.find(
    (node) => isHeading(node) && toString(node).toLowerCase() === words.toLowerCase(),
  );
  return (
    duplicate &&
    quoting(
      words,
      ` is the heading of line ${lineOf(duplicate)} too, and links name a clause by its heading: write another`,
    )
  );
}

const emptyClause = (heading: Heading, next: Block | undefined): Said | undefined =>
  heading.depth === 3 && (!next || next.type === 'heading')
    ? `clause “${toString(heading)}” has no text: write it, or remove the clause`
    : undefined;

/** A number typed where one is derived: `3.`, `3.1`, `(a)`, `Clause 4`. */
const TYPED_NUMBER =
  /^(?:(?:clause|section|part|article)\s+\d[\d.]*|\d+(?:\.\d+)*[.)]?|\(?[a-z]{1,3}[.)])\s+/i;

/** Headings and passages that are read as something else than they are meant to be. */
export const structureStyle: Check = ({ document: { tree } }) => {
  const blocks = blocksOf(tree);
  const placed = blocks.flatMap((node, index) => {
    const said =
      node.type === 'heading'
        ? headingStyle(node, blocks[index + 1])
        : blockStyle(node, blocks.slice(0, index));
    return said ? [{ line: lineOf(node), ...remarkOf(said) }] : [];
  });
  return [...placed, ...findingsIn(tree, nodeStyle)];
};

function headingStyle(heading: Heading, next: Block | undefined): Said | undefined {
  const words = toString(heading);
  const bare = words.replace(TYPED_NUMBER, '');
  if (bare !== words)
    return quoting(
      words,
      ` has its number typed, and gets another by itself: write ${marksOf(heading)} ${bare}`,
    );
  if (/[.:;,]$/.test(words)) return quoting(words, ' ends with a mark: write it without');
  if (heading.depth === 2 && (!next || (next.type === 'heading' && next.depth === 2)))
    return `part “${words}” has no clause: write one, or remove the part`;
  return undefined;
}

function blockStyle(node: Block, before: readonly Block[]): Said | undefined {
  const start = excerpt(toString(node));
  const heading = before.findLast((one) => one.type === 'heading');
  if (heading?.type !== 'heading' || heading.depth === 2)
    return quoting(start, ' is outside a clause and so has no number: write ### and a name above it');
  if (node.type !== 'paragraph') return undefined;
  if (node.children.length === 1 && node.children[0]?.type === 'strong')
    return quoting(start, ` is bold like a heading: write ### ${start}`);
  return /^#+\S/.test(start)
    ? quoting(start, ' has no space behind #: write ### and a space before the name')
    : undefined;
}

function nodeStyle(node: Nodes): Said | undefined {
  if (node.type === 'list' && node.ordered)
    return 'is a list whose numbers are typed: begin each line with - and a space';
  if (node.type === 'listItem' && toString(node).trim() === '' && typeof node.checked !== 'boolean')
    return 'is an item without words: write them, or remove it';
  return node.type === 'blockquote'
    ? quoting(`> ${excerpt(toString(node))}`, ' is set apart as a quotation: remove the > before it')
    : undefined;
}

/** Tables are even and have a caption; some forms of Markdown have no place in a legal text. */
export const blockForms: Check = ({ document: { tree } }) => {
  const findings = findingsIn(tree, formFinding);
  // A table that has lost a row is one mistake, however many rows it has left.
  return findings.filter(({ message, line }, index) => {
    const last = findings.slice(0, index).findLast((one) => one.message === BROKEN_ROW);
    return message !== BROKEN_ROW || !last || line - last.line > 2;
  });
};

const BROKEN_ROW =
  'is a row of a table whose head is missing: write | one | two | and below it | --- | --- |, within <Table caption="…">';

function formFinding(node: Nodes, parent: Parents | undefined): Said | undefined {
  switch (node.type) {
    case 'table':
      return tableFinding(node, parent);
    case 'paragraph':
      return /^\s*[|+]|\t.*\n.*\t/.test(toString(node)) ? ofBlock(BROKEN_ROW) : undefined;
    case 'image':
      return `is a picture (${node.url}): say it in words; a legal text holds no pictures`;
    case 'thematicBreak':
      return 'is a stroke and no text: remove it, or write what is left open here';
    case 'delete':
      return quoting(toString(node), ' is struck through: remove it; the redline shows what is gone');
    case 'linkReference':
    case 'imageReference':
      return 'is a link whose address is in another line: write [words](address)';
    case 'footnoteDefinition':
      return 'is a footnote: say it in the clause, or as a <Note>';
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? quoting('[ ]', ' is left open: write the text that belongs here, without a box')
        : undefined;
    default:
      return undefined;
  }
}

/** The words of a row and its figures, which have no words of their own. */
function rowText(row: Nodes): string {
  if (isComponent(row)) return `<${row.name} ${attributeOf(row, 'id')}>`;
  if ('value' in row) return row.value;
  return 'children' in row ? row.children.map(rowText).join(row.type === 'tableRow' ? ' ' : '') : '';
}

function rowsFinding(rows: readonly TableRow[]): Said | undefined {
  const empty = rows.find(({ children }) => children.some((cell) => cell.children.length === 0));
  if (empty)
    return `is a table with an empty cell in its row “${toString(empty.children[0] ?? empty)}”: write what belongs there, or None`;
  const written = rows.map(rowText);
  const twice = written.find((row, index) => written.indexOf(row) !== index);
  return twice && `is a table that has the row “${excerpt(twice)}” twice: remove one of them`;
}

function tableFinding({ children: [head, ...rows] }: Table, parent: Parents | undefined): Said | undefined {
  if (parent?.type === 'root' || !parent || !isComponent(parent) || parent.name !== 'Table')
    return ofBlock('is a table without a caption: write <Table caption="…"> before and </Table> behind it');
  const columns = head?.children.length ?? 0;
  const uneven = rows.find(({ children }) => children.length !== columns);
  if (rows.length === 0) return 'is a table of a head alone: write its rows, or remove it';
  if (!uneven) return rowsFinding(rows);
  return `is a table of ${columns} columns, and its row “${toString(uneven.children[0] ?? uneven)}” has ${uneven.children.length}: give each row ${columns} cells between |`;
}
