import type { Nodes, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { isComponent, lineOf } from '#scripts/legal/read/text-tree.ts';
import { type Fault, legalRule } from '../legal-rule.ts';

/** Tables are even and have a caption; other forms of Markdown have no place in a legal text. */
export const forms = legalRule('forms', ({ document: { tree } }) => {
  const faults: Fault[] = [];
  visit(tree, (node, _index, parent) => {
    const message = formFault(node, parent);
    if (message) faults.push({ line: lineOf(node), message });
  });
  return faults;
});

const ORDERED =
  'is a list whose numbers are typed: begin each line with - and a space, or write ### and a name for a clause';

function formFault(node: Nodes, parent: Parents | undefined): string | undefined {
  switch (node.type) {
    case 'table':
      return tableFault(node, parent);
    case 'image':
      return pictureFault(node.url, node.alt ?? '');
    case 'thematicBreak':
      return 'is a stroke and no text: remove it, or write what is left open here';
    case 'delete':
      return `“${toString(node)}” is struck through: remove it; the redline shows what is gone`;
    case 'footnoteDefinition':
      return 'is a footnote: say it in the clause, or as a <Note>';
    case 'list':
      return node.ordered ? ORDERED : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? '“[ ]” is left open: write the text that belongs here, without a box'
        : undefined;
    case 'blockquote':
      return `“> ${toString(node).slice(0, 40)}” is set apart as a quotation: remove the > before it`;
    default:
      return undefined;
  }
}

function tableFault({ children: [head, ...rows] }: Table, parent: Parents | undefined): string | undefined {
  if (parent?.type === 'root' || !parent || !isComponent(parent) || parent.name !== 'Table')
    return 'is a table without a caption: write <Table caption="…"> before and </Table> behind it';
  const columns = head?.children.length ?? 0;
  const uneven = rows.find(({ children }) => children.length !== columns);
  if (rows.length === 0) return 'is a table of a head alone: write its rows, or remove it';
  if (!uneven) return undefined;
  return `is a table of ${columns} columns, and its row “${toString(uneven.children[0] ?? uneven)}” has ${uneven.children.length}: give each row ${columns} cells between |`;
}

function pictureFault(url: string, alt: string): string {
  const lacks = alt.trim() ? '' : ' and does not say in words what it shows';
  const where = /^(?:[a-z]+:)?\/\//i.test(url) ? 'of another host' : 'in a legal text';
  return `is a picture (${url}) ${where}${lacks}: say it in words; a legal text holds no pictures`;
}
