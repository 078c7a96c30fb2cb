import type { Nodes, Paragraph, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding } from '#scripts/support/findings.ts';
import { isComponent, lineOf } from '#scripts/legal/read/text-tree.ts';
import { BROKEN_ROW, isBrokenRow } from './broken-tables.ts';
import { missingItem } from './enumeration-faults.ts';
import { TYPED_CLAUSE } from './heading-faults.ts';
import { dataWords, type LegalText } from './words.ts';

/** At most one fault of each passage: where a bracket is open, the mark at its end is no second mistake. */
type Fault = { readonly index?: number; readonly message: string };

/** Paragraphs, cells, tables and pictures that are not as they must be. */
export function passageFaults(document: LegalText): Finding[] {
  const { file, tree } = document;
  const findings: Finding[] = dataWords(document).flatMap(({ text, lineAt }) => {
    const fault = openFault(text);
    return fault ? [{ file, line: lineAt(0), message: fault.message }] : [];
  });
  visit(tree, (node, _index, parent) => {
    const fault = faultOf(node, parent);
    if (!fault) return;
    const line =
      lineOf(node) +
      toString(node)
        .slice(0, fault.index ?? 0)
        .split('\n').length -
      1;
    findings.push({ file, line, message: fault.message });
  });
  return findings;
}

function faultOf(node: Nodes, parent: Parents | undefined): Fault | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraphFault(node, parent);
    case 'heading':
    case 'tableCell':
      return missingItem(toString(node)) ?? openFault(toString(node));
    default: {
      const message = formFault(node, parent);
      return message === undefined ? undefined : { message };
    }
  }
}

/** What is not as it must be by its form, and forms of Markdown that a legal text does not have. */
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

function paragraphFault(node: Paragraph, parent: Parents | undefined): Fault | undefined {
  const words = toString(node, { includeImageAlt: false });
  const [only, ...others] = node.children;
  // Told of as the heading that it is meant to be.
  if (words.startsWith('#') || (only?.type === 'strong' && others.length === 0)) return undefined;
  if (isBrokenRow(words)) return { message: BROKEN_ROW };
  return (
    gapFault(words, node) ??
    listFault(words, parent?.type === 'root') ??
    missingItem(words) ??
    openFault(words) ??
    endFault(words)
  );
}

const ORDERED =
  'is a list whose numbers are typed: begin each line with - and a space, or write ### and a name for a clause';

/** At the start of a passage, or of a line in it behind the end of another item. */
const TYPED_MARK =
  /(?:^|(?<=[:;.,]|\b(?:and|or))\n)\s*([^\p{L}\p{N}\s“”‘’"'`([<«‹„‚,…$€£_●■□▢█◻☐☑☒⬜⬛]\s*(?=[\p{L}\d])|(?:\(?(?:[a-z]{1,2}|[ivx]{1,4}|\d{1,2})\.?\)|(?:[a-z]|[ivx]{1,4}|\d+(?:\.\d+)*)\.|\d+(?:\.\d+)+)\s|\d+\.(?=\p{L})|o\s(?=\p{Lu})|§+\s?\d+)\s*(\S+)/iu;

function listFault(words: string, isClause: boolean): Fault | undefined {
  const match = TYPED_MARK.exec(words);
  if (!match || (isClause && match.index === 0 && TYPED_CLAUSE.test(words))) return undefined;
  const [, typed = '', next = ''] = match;
  const mark = typed.trim();
  const index = match.index + (match[0].startsWith('\n') ? 1 : 0);
  return {
    index,
    message: `“${mark} ${next}” begins with a list mark that is typed: begin the line with - and a space, an empty line before the list`,
  };
}

/** Square brackets around more than a text, as around a figure; those of a whole passage belong to it. */
function gapFault(words: string, { children }: Paragraph): Fault | undefined {
  const gap = /(?<=.)\[[^\]\n]*\](?!\(|\[)|^\[[^\]\n]*\](?=.)/.exec(words);
  const isTold = children.some((node) => node.type === 'text' && gap && node.value.includes(gap[0]));
  if (!gap || isTold) return undefined;
  return { index: gap.index, message: `“${gap[0]}” is left open: write the text that belongs here` };
}

const PAIRS: Readonly<Record<string, string>> = { '“': '”', '(': ')', '[': ']' };

/** The first quotation mark or bracket that has no partner within its passage. */
function openFault(words: string): Fault | undefined {
  // Straight and foreign quotes are slips of their own, and so is what stands between square brackets.
  const isMixed = /["„‚«»‹›「『]|,,/.test(words);
  const text = words.replaceAll(/\[[^\]]*\]/g, (whole) => whole.replaceAll(/[^()“”]/g, ' '));
  const open: { mark: string; index: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[“”()[\]]/g)) {
    if (isMixed && /[“”]/.test(mark)) continue;
    if (mark in PAIRS) open.push({ mark, index });
    else if (PAIRS[open.at(-1)?.mark ?? ''] === mark) open.pop();
    else if (open.length > 0) return notClosed(words, open.at(-1));
    else {
      const start = Object.keys(PAIRS).find((one) => PAIRS[one] === mark) ?? '';
      const before = lastWords(words.slice(0, index + 1));
      return {
        index,
        message: `${mark} at “${before}” closes nothing: write ${start} before its words, or remove it`,
      };
    }
  }
  return notClosed(words, open[0]);
}

function notClosed(
  words: string,
  open?: { readonly mark: string; readonly index: number },
): Fault | undefined {
  if (!open) return undefined;
  const near = words
    .slice(open.index + 1)
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');
  const message = `${open.mark} before “${near}” is not closed: write ${PAIRS[open.mark]} behind its words`;
  return { index: open.index, message };
}

const lastWords = (text: string) => text.split(/\s+/).slice(-3).join(' ');

/** Paragraphs end with a mark; items of a list may end with “; and”. */
function endFault(text: string): Fault | undefined {
  const words = text.trim();
  if (!words || /[.:;?!)\]”…»"]$|[;,] (?:and|or)$/.test(words)) return undefined;
  const end = lastWords(words);
  return { index: text.length, message: `“${end}” ends without a mark: write “${end}.”` };
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
