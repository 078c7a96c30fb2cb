import { expect, it } from 'vitest';

import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { readFrontMatter } from './front-matter.ts';

const file = 'content/legal/terms.mdx';
const good = [
  "title: 'Terms'",
  "summary: 'What it says.'",
  "version: '1.0'",
  "effectiveDate: '2025-03-01'",
  'formerPaths: []',
  'changes:',
  "  - 'First version.'",
];
const head = good.join('\n');

const documentOf = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n## Part\n\nWords.\n`;

const without = (field: string) => good.filter((line) => !line.startsWith(`${field}:`));
const changed = (field: string, value: string) =>
  good.map((line) => (line.startsWith(`${field}:`) ? `${field}: ${value}` : line));

const findingsOf = (source: string) => readFrontMatter(source, file).findings.map(formatDiagnostic);

it.each([
  ['as it is', documentOf(good)],
  ['with a day without quotes', documentOf(changed('effectiveDate', '2025-03-01'))],
  ['with the line ends of Windows', documentOf(good).replaceAll('\n', '\r\n')],
])('reads the data of a document %s', (_what, source) => {
  expect(readFrontMatter(source, file).frontMatter).toEqual({
    title: 'Terms',
    summary: 'What it says.',
    version: '1.0',
    effectiveDate: '2025-03-01',
    formerPaths: [],
    changes: ['First version.'],
  });
});

it.each<readonly [string, readonly string[], RegExp]>([
  ...['title', 'summary', 'version', 'effectiveDate', 'formerPaths'].map(
    (field): [string, string[], RegExp] => [
      `a missing ${field}`,
      without(field),
      new RegExp(`:1 ${field} is missing: add it`),
    ],
  ),
  ['missing changes', good.slice(0, -2), /:1 changes is missing: add it/],
  ['a misspelt field', [...good, "sumary: 'Legal'"], /:9 sumary is no field .*did you mean summary\?/],
  ['a field of its own', [...good, "autor: 'Legal'"], /:9 autor is no field of a document: use title, /],
  ['a field twice', [...good, "title: 'Again'"], /:9 a field stands twice/],
  ['a version without quotes', changed('version', '1.0'), /:4 version is read as a number: put it between/],
  ['a version in words', changed('version', "'two'"), /:4 version is not a version: .*'1\.0'/],
  [
    'a day that is none',
    changed('effectiveDate', "'2025-02-30'"),
    /:5 effectiveDate is not a day of the cal/,
  ],
  ['a single former path', changed('formerPaths', "'/old'"), /:6 the list of former addresses is not a list/],
  ['a former path without /', changed('formerPaths', "['old']"), /:6 .*, entry 1, is not a former address/],
  ['a list without its end', changed('formerPaths', "['/old"), /:6 cannot be read here/],
  ['no changes', [...good.slice(0, -2), 'changes: []'], /:7 changes is empty: say what changed/],
  ['an empty field', changed('title', ''), /:2 title is empty: write it, or remove the line/],
  ['braces', changed('summary', "'Write to {email}.'"), /:3 summary /],
  ...["title = 'Terms'", "title:'Terms'", '\ttitle: Terms', 'Draft'].map(
    (line): [string, string[], RegExp] => [line, [line, ...good], /:2 cannot be read here/],
  ),
  ...["'Terms", "'Users' terms'", "'Terms' (draft)", 'Terms: use', '> Terms'].map(
    (title): [string, string[], RegExp] => [title, changed('title', title), /:2 cannot be read here/],
  ),
])('says what to write instead of %s (F-B2)', (_what, lines, message) => {
  expect(findingsOf(documentOf(lines))).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['## Part\n\nWords.\n', /:1 front matter is missing: begin the file/],
  [`----\n${head}\n---\n`, /:1 front matter is missing/],
  [`Draft\n---\n${head}\n---\n`, /:1 front matter is missing/],
  [`---\n${head}\n## Part\n`, /:9 the data at the top does not end before this line: write ---/],
  [`---\n${head}\n----\n## Part\n\n---\n`, /:10 the data at the top does not end/],
])('finds once where the data of %j should begin or end', (source, message) => {
  expect(findingsOf(source)).toEqual([expect.stringMatching(message)]);
});

it.each(["'/old-terms'", "'/terms#old-fees -> #subscription-fees'"])('takes %s for a former path', (path) => {
  expect(findingsOf(documentOf(changed('formerPaths', `[${path}]`)))).toEqual([]);
});

it('lists all findings at once', () => {
  const lines = changed('version', "'one'").map((line) => line.replace('2025-03-01', '2025-13-01'));
  expect(findingsOf(documentOf(lines))).toHaveLength(2);
});
