import type { Nodes, Paragraph, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { lineOf } from '#scripts/legal/read/text-tree.ts';
import { BROKEN_ROW, isBrokenRow } from '../broken-tables.ts';
import { legalRule, type Fault } from '../legal-rule.ts';
import { missingItem } from '../missing-item.ts';
import { TYPED_CLAUSE } from './headings.ts';
import { dataWords } from '../words.ts';

/** At most one fault of each passage: where a bracket is open, the mark at its end is no second mistake. */
type Slip = { readonly index?: number; readonly message: string };

/** Brackets and quotation marks are closed, lists are complete, and paragraphs end with a mark. */
export const passages = legalRule('passages', ({ document }) => {
  const { tree } = document;
  const findings: Fault[] = dataWords(document).flatMap(({ text, lineAt }) => {
    const fault = openFault(text);
    return fault ? [{ line: lineAt(0), message: fault.message }] : [];
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
    findings.push({ line, message: fault.message });
  });
  return findings;
});

function faultOf(node: Nodes, parent: Parents | undefined): Slip | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraphFault(node, parent);
    case 'heading':
    case 'tableCell':
      return missingItem(toString(node)) ?? openFault(toString(node));
    default:
      return undefined;
  }
}

function paragraphFault(node: Paragraph, parent: Parents | undefined): Slip | undefined {
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

/** At the start of a passage, or of a line in it behind the end of another item. */
const TYPED_MARK =
  /(?:^|(?<=[:;.,]|\b(?:and|or))\n)\s*([^\p{L}\p{N}\s“”‘’"'`([<«‹„‚,…$€£_●■□▢█◻☐☑☒⬜⬛]\s*(?=[\p{L}\d])|(?:\(?(?:[a-z]{1,2}|[ivx]{1,4}|\d{1,2})\.?\)|(?:[a-z]|[ivx]{1,4}|\d+(?:\.\d+)*)\.|\d+(?:\.\d+)+)\s|\d+\.(?=\p{L})|o\s(?=\p{Lu})|§+\s?\d+)\s*(\S+)/iu;

function listFault(words: string, isClause: boolean): Slip | undefined {
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
function gapFault(words: string, { children }: Paragraph): Slip | undefined {
  const gap = /(?<=.)\[[^\]\n]*\](?!\(|\[)|^\[[^\]\n]*\](?=.)/.exec(words);
  const isTold = children.some((node) => node.type === 'text' && gap && node.value.includes(gap[0]));
  if (!gap || isTold) return undefined;
  return { index: gap.index, message: `“${gap[0]}” is left open: write the text that belongs here` };
}

const PAIRS: Readonly<Record<string, string>> = { '“': '”', '(': ')', '[': ']' };

/** The first quotation mark or bracket that has no partner within its passage. */
function openFault(words: string): Slip | undefined {
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
): Slip | undefined {
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
function endFault(text: string): Slip | undefined {
  const words = text.trim();
  if (!words || /[.:;?!)\]”…»"]$|[;,] (?:and|or)$/.test(words)) return undefined;
  const end = lastWords(words);
  return { index: text.length, message: `“${end}” ends without a mark: write “${end}.”` };
}
