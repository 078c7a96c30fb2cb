import type { Nodes, Paragraph, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding } from '#scripts/checks/support/check.ts';
import { isComponent, lineOf } from '#scripts/legal/read/text-tree.ts';
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
      return openFault(toString(node));
    case 'table':
      return tableFault(node, parent);
    case 'image':
      return pictureFault(node.url, node.alt ?? '');
    case 'thematicBreak':
      return { message: 'is a stroke and no text: remove it, or write what is left open here' };
    case 'delete':
      return { message: `“${toString(node)}” is struck through: remove it; the redline shows what is gone` };
    default:
      return formFault(node);
  }
}

/** Forms of Markdown that a legal text does not have. */
function formFault(node: Nodes): Fault | undefined {
  switch (node.type) {
    case 'footnoteDefinition':
      return { message: 'is a footnote: say it in the clause, or as a <Note>' };
    case 'list':
      return node.ordered ? { message: ORDERED } : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? { message: '“[ ]” is left open: write the text that belongs here, without a box' }
        : undefined;
    case 'blockquote':
      return {
        message: `“> ${toString(node).slice(0, 40)}” is set apart as a quotation: remove the > before it`,
      };
    default:
      return undefined;
  }
}

function paragraphFault(node: Paragraph, parent: Parents | undefined): Fault | undefined {
  const words = toString(node, { includeImageAlt: false });
  const [only, ...others] = node.children;
  // Told of as the heading that it is meant to be.
  if (words.startsWith('#') || (only?.type === 'strong' && others.length === 0)) return undefined;
  return (
    rowFault(words) ??
    gapFault(words, node) ??
    listFault(words, parent?.type === 'root') ??
    openFault(words) ??
    endFault(words)
  );
}

const ORDERED =
  'is a list whose numbers are typed: begin each line with - and a space, or write ### and a name for a clause';

const rowFault = (words: string): Fault | undefined =>
  /^\s*\|/.test(words)
    ? {
        message:
          'is a row of a table whose head is missing: write | one | two | and below it | --- | --- |, within <Table caption="…">',
      }
    : undefined;

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
  const near = (index: number) => words.slice(index).split(/\s+/).slice(0, 3).join(' ');
  for (const { 0: mark, index } of text.matchAll(/[“”()[\]]/g)) {
    if (isMixed && /[“”]/.test(mark)) continue;
    if (mark in PAIRS) open.push({ mark, index });
    else {
      const last = open.pop();
      if (last && PAIRS[last.mark] === mark) continue;
      const start = Object.keys(PAIRS).find((one) => PAIRS[one] === mark) ?? '';
      const before = words
        .slice(0, index + 1)
        .split(/\s+/)
        .slice(-3)
        .join(' ');
      return last
        ? {
            index: last.index,
            message: `${last.mark} before “${near(last.index + 1)}” is not closed: write ${PAIRS[last.mark]} behind its words`,
          }
        : {
            index,
            message: `${mark} at “${before}” closes nothing: write ${start} before its words, or remove it`,
          };
    }
  }
  const [first] = open;
  return first
    ? {
        index: first.index,
        message: `${first.mark} before “${near(first.index + 1)}” is not closed: write ${PAIRS[first.mark]} behind its words`,
      }
    : undefined;
}

/** Paragraphs end with a mark; items of a list may end with “; and”. */
function endFault(text: string): Fault | undefined {
  const words = text.trim();
  if (!words || /[.:;?!)\]”…»"]$|[;,] (?:and|or)$/.test(words)) return undefined;
  const end = words.split(/\s+/).slice(-3).join(' ');
  return { index: text.length, message: `“${end}” ends without a mark: write “${end}.”` };
}

function tableFault({ children: [head, ...rows] }: Table, parent: Parents | undefined): Fault | undefined {
  const isPlaced = parent && parent.type !== 'root' && isComponent(parent) && parent.name === 'Table';
  if (!isPlaced)
    return {
      message: 'is a table without a caption: write <Table caption="…"> before and </Table> behind it',
    };
  const columns = head?.children.length ?? 0;
  const uneven = rows.find(({ children }) => children.length !== columns);
  if (rows.length === 0) return { message: 'is a table of a head alone: write its rows, or remove it' };
  if (!uneven) return undefined;
  return {
    message: `is a table of ${columns} columns, and its row “${toString(uneven.children[0] ?? uneven)}” has ${uneven.children.length}: give each row ${columns} cells between |`,
  };
}

function pictureFault(url: string, alt: string): Fault | undefined {
  const lacks = alt.trim() ? '' : ' and does not say in words what it shows';
  const where = /^(?:[a-z]+:)?\/\//i.test(url) ? 'of another host' : 'in a legal text';
  return {
    message: `is a picture (${url}) ${where}${lacks}: say it in words; a legal text holds no pictures`,
  };
}
