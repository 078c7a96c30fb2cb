import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isText, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { git, publishedCommit } from '#scripts/support/git.ts';
import type { Check } from './rules.ts';

/** Characters that are not seen, and spaces that are no plain ones, as word processors leave them. */
const HIDDEN = /(?! )\p{Zs}|&nbsp;|(?!\n)[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Variation_Selector}\u034f]/gu;

/** Typed in place of what typography has. The order counts. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d.,;:!?)’”…%])"(?=[^\s.,;:)])/gu, '“'],
  [/"/g, '”'],
  [/(?<=[\p{L}\d.,”])['´`]/gu, '’'],
  [/['´`](?=[\p{L}\d])/gu, '‘'],
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

/** A field of the data at the top, its text apart from the quotes around it. */
const FIELD = /^((?:[\w-]+:| *-) +(['"]))(.*)\2$/;

function mendData(line: string): string {
  const [, start = '', quote = '', text] = FIELD.exec(line) ?? [];
  if (text === undefined || line.startsWith('formerPaths')) return line;
  return start + mendProse(quote === "'" ? text.replaceAll("''", "'") : text) + quote;
}

/** A text without slips of typing; every line stays on its line. */
export function mendTyping(source: string): string {
  const lines = source
    .replaceAll(HIDDEN, (found) => (/\s|nbsp/.test(found) && found !== '\ufeff' ? ' ' : ''))
    .split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.map((line, index) => (index <= end ? mendData(line) : mendProse(line))).join('\n');
}

/** Definitions in a row. */
const DEFINITIONS = /(?:^<Definition term="[^"]*">(?:.|\n(?!<Definition))*?<\/Definition>\n*)+/gm;
const DEFINITION = /<Definition term="([^"]*)">[\s\S]*?<\/Definition>/g;

/** Definitions in alphabetical order. */
const orderDefinitions = (source: string): string =>
  source.replaceAll(DEFINITIONS, (block) => {
    const all = [...block.matchAll(DEFINITION)].map(([whole, term = '']) => ({ whole, term }));
    const sorted = all.toSorted((one, other) =>
      one.term.localeCompare(other.term, 'en', { sensitivity: 'base' }),
    );
    let next = 0;
    return block.replaceAll(DEFINITION, () => sorted[next++]?.whole ?? '');
  });

const mend = (source: string): string => orderDefinitions(mendTyping(source));

/** Writes each document that is to be published without slips; a text that is published as it is stays. @returns the files that it changed */
export async function mendDocuments(root: string): Promise<readonly string[]> {
  const commit = await publishedCommit(root);
  const changed = (await readLegalFiles(root)).map(async ([{ file, source, text }]) => {
    const mended = mend(source);
    if (mended === source || !isText(text)) return [];
    const published = commit && (await git(root, 'show', `${commit}:${file}`).catch(() => undefined));
    if (published === source) return [];
    await writeFile(join(root, file), mended);
    return [file];
  });
  return (await Promise.all(changed)).flat();
}

const MENDS = 'the check of a proposal and npm run legal -- --fix write';

/** What is mended without asking, once for each line. */
export const mendableFindings: Check = ({ written, document: { definitions } }) => {
  const mended = mendTyping(written).split('\n');
  const slips = written.split('\n').flatMap((line, index) => {
    const right = mended[index] ?? '';
    if (line === right) return [];
    const [from, to] = [line.split(' '), right.split(' ')];
    const at = from.findIndex((word, place) => word !== to[place]);
    const near = (words: readonly string[]) =>
      words
        .slice(Math.max(0, at - 1), at + 2)
        .join(' ')
        .trim();
    const message = `“${near(from)}” has a slip of typing: ${MENDS} “${near(to)}”`;
    return [{ line: index + 1, message }];
  });
  const sorted = definitions
    .map(({ term }) => term)
    .toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
  const astray = definitions.find(({ term }, index) => term !== sorted[index]);
  if (!astray) return slips;
  return [
    ...slips,
    {
      line: astray.line,
      message: `“${astray.term}” is out of alphabetical order: ${MENDS} the definitions in order`,
    },
  ];
};
