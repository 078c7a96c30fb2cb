import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding } from '#scripts/checks/support/check.ts';
import { type LegalText, wordsOf } from './words.ts';

type Slip = { readonly pattern: RegExp; readonly message: (found: string, ...groups: string[]) => string };

const write = (found: string, what: string, instead: string) => `“${found}” ${what}: write ${instead}`;

/** What fingers and word processors do to a text. Letters with a mark of their own are `\p{L}`. */
const slips: readonly Slip[] = [
  {
    pattern: /"([^"\n]+)"/g,
    message: (found, inner = '') => write(found, 'has straight quotes', `“${inner}”`),
  },
  {
    pattern: /(?<!"[^"\n]+)"(?![^"\n]+")/g,
    message: () => 'a straight " stands alone: write “ before the words and ” behind them',
  },
  {
    pattern: /[\p{L}\d]*'[\p{L}\d]*/gu,
    message: (found) => write(found, 'has a straight apostrophe', found.replace("'", '’')),
  },
  {
    pattern: /(\S+)[ \t]{2,}(\S+)/g,
    message: (found, left, right) => write(found, 'has two spaces', `“${left} ${right}”`),
  },
  {
    pattern: /(\S+)[ \t]+([,.;:!?])(?![\d.])/g,
    message: (found, left = '', mark = '') =>
      write(found, `has a space before “${mark}”`, `“${left}${mark}”`),
  },
  {
    pattern: /(\p{L}{2,}[.,;:!?])(\p{Lu}\p{Ll}+)/gu,
    message: (found, left, right) => write(found, 'has no space between', `“${left} ${right}”`),
  },
  { pattern: /\.{3,}/g, message: (found) => write(found, 'is an ellipsis in full stops', '…') },
  {
    pattern: /[,;:]{2,}|(?<!\.)\.\.(?!\.)/g,
    message: (found) => write(found, 'is typed twice', `“${found[0]}”`),
  },
  {
    pattern: /(\S+) (?:-|--|—) (\S+)/g,
    message: (found, left, right) => write(found, 'has a hyphen for a dash', `“${left} – ${right}”`),
  },
  {
    pattern: /(?<![\d\p{L}-])(\d+)-(\d+)(?![\d\p{L}-])/gu,
    message: (found, from, to) => write(found, 'has a hyphen between two figures', `“${from}–${to}”`),
  },
  {
    pattern: /(?<![\p{L}’])(?!(?:that|had|is)\s)(\p{L}+)\s+\1(?![\p{L}’])/giu,
    message: (found, word = '') => write(found.replace(/\s+/, ' '), 'says a word twice', `“${word}”`),
  },
  {
    pattern: /[\u00a0\u00ad\u200b-\u200d\u202f\ufeff]/g,
    message: () =>
      'holds an invisible character, as word processors leave them: delete it and type a plain space',
  },
  {
    pattern: /\b(?:TODO|TBD|TBC|lorem ipsum|XXX+)\b/gi,
    message: (found) => write(found, 'is left open', 'the text'),
  },
];

/** Slips of typing, each with what to write instead. */
export function typingFaults({ file, tree }: LegalText): Finding[] {
  const inWords = wordsOf(tree).flatMap(({ text, lineAt }) =>
    slips.flatMap(({ pattern, message }) =>
      [...text.matchAll(pattern)].map(({ 0: found, 1: one = '', 2: two = '', index }) => ({
        file,
        line: lineAt(index),
        message: message(found, one, two),
      })),
    ),
  );
  return [...inWords, ...unfinished(file, tree)];
}

/** Paragraphs end with a mark; items of a list may end with “; and”. */
function unfinished(file: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    const words = toString(paragraph).trim();
    if (!words || /[.:;?!)\]”…]$|[;,] (?:and|or)$/.test(words)) return;
    const end = words.split(/\s+/).slice(-3).join(' ');
    const line = paragraph.position?.end.line ?? 1;
    findings.push({ file, line, message: `“${end}” ends without a mark: write “${end}.”` });
  });
  return findings;
}
