import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Nodes } from 'mdast';
import { visit as visitTree } from 'unist-util-visit';
import { isScalar, parseDocument, visit } from 'yaml';

import { quoting } from '#legal/findings.ts';
import { parseText } from '#legal/read/parse-text.ts';
import { isText, readLegalFiles } from '#legal/read/read-documents.ts';
import { gitAnswer, git, publishedCommit } from '../../scripts/support/git.ts';
import type { Check } from './check.ts';

/** Characters that are not seen, and spaces that are no plain ones, as word processors leave them. */
const HIDDEN = /(?! )\p{Zs}|&nbsp;|(?![\n\t])[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Variation_Selector}\u034f]/gu;

/** Typed in place of what typography has. The order counts. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  // No escape is needed before a mark that is curled.
  [/\\(?=["'])/g, ''],
  [/(?<![\p{L}\d.,;:!?)’”…%])"(?=[^\s.,;:)])/gu, '“'],
  [/"/g, '”'],
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

const mendProse = (line: string): string =>
  SLIPS.reduce((left, [slip, right]) => left.replaceAll(slip, right), line);

/** Fields of words: the others are read by programs. */
const WORDS = new Set(['title', 'summary', 'changes']);

/** The data at the top, each text of one line between quotes that YAML reads. Data that it cannot read stays. */
function mendData(data: string): string {
  const document = parseDocument(data);
  if (document.errors.length > 0) return data;
  const edits: Edit[] = [];
  visit(document, {
    Pair(_key, { key }) {
      return isScalar(key) && !WORDS.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(place, { value, range, type }) {
      if (place === 'key' || typeof value !== 'string' || !range || !type?.startsWith('QUOTE_')) return;
      const [from, to] = range;
      const mended = mendProse(value);
      // A tag that is no component is reported by another rule.
      if (mended === value || value.includes('<') || data.slice(from, to).includes('\n')) return;
      const text = type === 'QUOTE_DOUBLE' ? JSON.stringify(mended) : `'${mended.replaceAll("'", "''")}'`;
      edits.push({ from, to, text });
    },
  });
  return withEdits(data, edits);
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };

const withEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => one.from - other.from)
    .reduceRight((left, { from, to, text }) => left.slice(0, from) + text + left.slice(to), source);

/** Replaces the source of a node. */
function editOf({ position }: Nodes, source: string, mend: (written: string) => string): Edit[] {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const text = mend(source.slice(from, to));
  return text === source.slice(from, to) ? [] : [{ from, to, text }];
}

/**
 * A text without slips of typing; every line stays on its line. Only the words of the tree are mended: no component,
 * address or code. A text that cannot be read, or could not be read any more, keeps its words.
 */
export function mendTyping(source: string): string {
  const visible = source.replaceAll(HIDDEN, (found) =>
    /\s|nbsp/.test(found) && found !== '\ufeff' ? ' ' : '',
  );
  const [, data = '', text = visible] = /^(---\n[\s\S]*?\n)(---\n[\s\S]*)$/.exec(visible) ?? [];
  return mendData(data) + (text === visible ? mendText(text) : `---${mendText(text.slice(3))}`);
}

function mendText(source: string): string {
  const text = parseText('', source);
  if (!isText(text)) return source;
  const edits: Edit[] = [];
  visitTree(text.tree, 'text', (node) => void edits.push(...editOf(node, source, mendProse)));
  const mended = withEdits(source, edits);
  return edits.length === 0 || isText(parseText('', mended)) ? mended : source;
}

/** Writes each document that is to be published without slips; a text that is published as it is stays. @returns the files that it changed */
export async function mendDocuments(root: string): Promise<readonly string[]> {
  const commit = await publishedCommit(root);
  const changed = (await readLegalFiles(root)).map(async ([{ file, source, text }]) => {
    const mended = mendTyping(source);
    if (mended === source || !isText(text)) return [];
    const isPublished = commit && (await gitAnswer(root, 'ls-tree', commit, '--', file));
    if (isPublished && (await git(root, 'show', `${commit}:${file}`)) === source) return [];
    await writeFile(join(root, file), mended);
    return [file];
  });
  return (await Promise.all(changed)).flat();
}

/** What is mended without asking, once for each line. */
export const mendableFindings: Check = ({ written }) => {
  const mended = mendTyping(written).split('\n');
  return written.split('\n').flatMap((line, index) => {
    const right = mended[index] ?? '';
    if (line === right) return [];
    const [from, to] = [line.split(' '), right.split(' ')];
    const at = from.findIndex((word, place) => word !== to[place]);
    const near = to
      .slice(Math.max(0, at - 1), at + 2)
      .join(' ')
      .trim();
    const says =
      ' has a slip of typing, or a character that cannot be seen: the check of a proposal and npm run legal -- --fix write it so';
    return [{ line: index + 1, ...quoting(near, says) }];
  });
};
