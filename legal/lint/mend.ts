import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isScalar, parseDocument, visit } from 'yaml';

import { quoting, type Remark } from '#legal/findings.ts';
import { isText, readLegalFiles } from '#legal/read/read-documents.ts';
import { gitAnswer, git, publishedCommit } from '../../scripts/support/git.ts';
import type { Check } from './check.ts';

/** Characters that are not seen, and spaces that are no plain ones, as word processors leave them. */
const HIDDEN = /(?! )\p{Zs}|&nbsp;|(?!\n)[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Variation_Selector}\u034f]/gu;

/** Typed in place of what typography has. The order counts. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d.,;:!?)’”…%])"(?=[^\s.,;:)])/gu, '“'],
  [/"/g, '”'],
  [/(?<=\s)['´`](n)['´`]?(?=\s)/giu, '’$1’'],
  [/(?<![\p{L}\d])['´`](?=(?:\d\ds?|til|tis|twas|em|cause|round)(?![\p{L}\d]))/giu, '’'],
  [/(?<=[\p{L}\d.,”%)])['´`]/gu, '’'],
  [/['´`](?=[\p{L}\d“])/gu, '‘'],
  [/(?<=\S) +(?:-|--|—) +(?=\S)/g, ' – '],
  // Other numbers with a hyphen may be those of a licence or a standard.
  [
    /(?<=(?<![\d\p{L}-])\d{1,3})-(?=\d{1,3}(?:\s?%|\s(?:per cent|hours|(?:business )?days|weeks|months|years)\b))/giu,
    '–',
  ],
  [/(?<=(?<![\d\p{L}-])(?:19|20)\d\d)-(?=(?:19|20)\d\d(?![\d\p{L}-]))/gu, '–'],
  [/(?<=[^\s|])[ \t]{2,}(?=[^\s|])/g, ' '],
  [/(?<=[\p{L}\d”)]) +(?=[,;:](?:\s|$))/gu, ''],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
];

/** What is not prose: components, addresses of links, code, lines of tables and marks of lists. */
const NOT_PROSE = /(<[^>]*>|\]\([^)]*\)|`[^`]*`|^ *[-*] +|^[|:\s-]+$)/m;

const mendProse = (line: string): string =>
  line
    .split(NOT_PROSE)
    .map((part, index) =>
      index % 2 === 1 ? part : SLIPS.reduce((left, [slip, right]) => left.replaceAll(slip, right), part),
    )
    .join('');

/** Fields of words: the others are read by programs. */
const WORDS = new Set(['title', 'summary', 'changes']);

/** The data at the top, each text of one line between quotes that YAML reads. Data that it cannot read stays. */
function mendData(data: string): string {
  const document = parseDocument(data);
  if (document.errors.length > 0) return data;
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  visit(document, {
    Pair(_key, { key }) {
      return isScalar(key) && !WORDS.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(place, { value, range, type }) {
      if (place === 'key' || typeof value !== 'string' || !range || !type?.startsWith('QUOTE_')) return;
      const [from, to] = range;
      const mended = mendProse(value);
      if (mended === value || data.slice(from, to).includes('\n')) return;
      const text = type === 'QUOTE_DOUBLE' ? JSON.stringify(mended) : `'${mended.replaceAll("'", "''")}'`;
      edits.push({ from, to, text });
    },
  });
  return edits.reduceRight((left, { from, to, text }) => left.slice(0, from) + text + left.slice(to), data);
}

/** A text without slips of typing; every line stays on its line. */
export function mendTyping(source: string): string {
  const visible = source.replaceAll(HIDDEN, (found) =>
    /\s|nbsp/.test(found) && found !== '\ufeff' ? ' ' : '',
  );
  const [, data = '', text = visible] = /^(---\n[\s\S]*?\n)(---\n[\s\S]*)$/.exec(visible) ?? [];
  return mendData(data) + text.split('\n').map(mendProse).join('\n');
}

/** Definitions in a row. */
const DEFINITIONS = /(?:^<Definition term="[^"]*">(?:.|\n(?!<Definition))*?<\/Definition>\n*)+/gm;
const DEFINITION = /<Definition term="([^"]*)">[\s\S]*?<\/Definition>/g;

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' });

/** Definitions in alphabetical order. */
const orderDefinitions = (source: string): string =>
  source.replaceAll(DEFINITIONS, (block) => {
    const all = [...block.matchAll(DEFINITION)].map(([whole, term = '']) => ({ whole, term }));
    const sorted = all.toSorted((one, other) => inOrder(one.term, other.term));
    let next = 0;
    return block.replaceAll(DEFINITION, () => sorted[next++]?.whole ?? '');
  });

/** Writes each document that is to be published without slips; a text that is published as it is stays. @returns the files that it changed */
export async function mendDocuments(root: string): Promise<readonly string[]> {
  const commit = await publishedCommit(root);
  const changed = (await readLegalFiles(root)).map(async ([{ file, source, text }]) => {
    const mended = orderDefinitions(mendTyping(source));
    if (mended === source || !isText(text)) return [];
    const isPublished = commit && (await gitAnswer(root, 'ls-tree', commit, '--', file));
    if (isPublished && (await git(root, 'show', `${commit}:${file}`)) === source) return [];
    await writeFile(join(root, file), mended);
    return [file];
  });
  return (await Promise.all(changed)).flat();
}

const MENDS = 'the check of a proposal and npm run legal -- --fix write';

/** `U+200B` */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The words around what is mended in a line. What cannot be seen is named. */
function slipOf(line: string, right: string): Remark {
  const hidden = [...line.matchAll(HIDDEN)][0]?.[0];
  const [from, to] = [line.split(' '), right.split(' ')];
  const at = from.findIndex((word, index) => word !== to[index]);
  const near = (words: readonly string[]) =>
    words
      .slice(Math.max(0, at - 1), at + 2)
      .join(' ')
      .trim();
  if (hidden)
    return quoting(
      near(to),
      ` holds a character that cannot be seen (${hidden.startsWith('&') ? hidden : codeOf(hidden)}): ${MENDS} it without`,
    );
  if (line.replaceAll(/\s+/g, ' ') === right.replaceAll(/\s+/g, ' '))
    return quoting(near(to), ` has more than one space between its words: ${MENDS} one`);
  return quoting(near(from), ` has a slip of typing: ${MENDS} “${near(to)}”`);
}

/** What is mended without asking, once for each line. */
export const mendableFindings: Check = ({ written, document: { definitions } }) => {
  const mended = mendTyping(written).split('\n');
  const slips = written.split('\n').flatMap((line, index) => {
    const right = mended[index] ?? '';
    return line === right ? [] : [{ line: index + 1, ...slipOf(line, right) }];
  });
  const sorted = definitions.map(({ term }) => term).toSorted(inOrder);
  const astray = definitions.find(({ term }, index) => term !== sorted[index]);
  if (!astray) return slips;
  const said = quoting(astray.term, ` is out of alphabetical order: ${MENDS} the definitions in order`);
  return [...slips, { line: astray.line, ...said }];
};
