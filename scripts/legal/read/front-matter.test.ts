import { afterEach, describe, expect, it } from 'vitest';

import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
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

const documentOf = (lines: readonly string[], opening = '---') =>
  `${opening}\n${lines.join('\n')}\n---\n\n## Part\n\nWords.\n`;

const without = (field: string) => good.filter((line) => !line.startsWith(`${field}:`));
const changed = (field: string, value: string) =>
  good.map((line) => (line.startsWith(`${field}:`) ? `${field}: ${value}` : line));

/** The findings about a document. */
const complaintsOf = (source: string): string[] =>
  readFrontMatter(source, file).findings.map(formatDiagnostic);

describe('readFrontMatter', () => {
  it('separates the data from the text', () => {
    const { frontMatter } = readFrontMatter(documentOf(good), file);
    expect(frontMatter).toEqual({
      title: 'Terms',
      summary: 'What it says.',
      version: '1.0',
      effectiveDate: '2025-03-01',
      formerPaths: [],
      changes: ['First version.'],
    });
  });

  it('reads a day that is written without quotes', () => {
    const source = documentOf(changed('effectiveDate', '2025-03-01'));
    expect(readFrontMatter(source, file).frontMatter?.effectiveDate).toBe('2025-03-01');
  });

  it('reads a document with the line ends of Windows', () => {
    const source = documentOf(good).replaceAll('\n', '\r\n');
    expect(readFrontMatter(source, file).frontMatter?.title).toBe('Terms');
  });

  it.each([
    ['no front matter', '## Part\n\nWords.\n'],
    ['an empty front matter', documentOf([])],
  ])('refuses a document with %s (F-B2)', (_what, source) => {
    const complaints = complaintsOf(source);
    expect(complaints.length).toBeGreaterThan(0);
    for (const complaint of complaints) expect(complaint).toContain(`${file}:1 `);
  });

  it.each(['title', 'summary', 'version', 'effectiveDate', 'formerPaths', 'changes'])(
    'refuses a document without %s, and names it',
    (field) => {
      const lines = field === 'changes' ? good.slice(0, -2) : without(field);
      const complaints = complaintsOf(documentOf(lines));
      expect(complaints).toEqual([expect.stringContaining(`${file}:1 ${field} `)]);
    },
  );

  it.each([
    ['effectiveDate', "'2025-02-30'", 5],
    ['effectiveDate', "'1 March 2025'", 5],
    ['effectiveDate', "'2025-3-1'", 5],
    ['effectiveDate', "'2025-03-01T00:00:00Z'", 5],
    ['version', '1.0', 4],
    ['version', "'one'", 4],
    ['title', "''", 2],
    ['summary', "'Write to {email}.'", 3],
    ['formerPaths', "['old-terms']", 6, 'the list of former addresses, entry 1,'],
  ])('refuses %s: %s, and names its line (F-B2)', (field, value, line, name = field) => {
    const complaints = complaintsOf(documentOf(changed(field, value)));
    expect(complaints).toEqual([expect.stringContaining(`${file}:${line} ${name} `)]);
  });

  it.each([
    [
      'a field that is missing',
      without('effectiveDate'),
      /:1 effectiveDate is missing: add it\. .*'2026-03-01'/,
    ],
    ['a misspelt field', [...good, "sumary: 'Legal'"], /:9 sumary is no field .*did you mean summary\?/],
    ['a field of its own', [...good, "autor: 'Legal'"], /:9 autor is no field of a document: use title, /],
    [
      'a version without quotes',
      changed('version', '1.0'),
      /:4 version is read as a number: put it between quotes/,
    ],
    ['a version in words', changed('version', "'two'"), /:4 version is not a version: .*'1\.0'/],
    [
      'a day that is none',
      changed('effectiveDate', "'2025-02-30'"),
      /:5 effectiveDate is not a day of the calendar/,
    ],
    [
      'a single former path',
      changed('formerPaths', "'/old'"),
      /:6 the list of former addresses is not a list: write one line/,
    ],
    [
      'a former path without its slash',
      changed('formerPaths', "['old']"),
      /:6 the list of former addresses, entry 1, is not a former address/,
    ],
    ['no changes', [...good.slice(0, -2), 'changes: []'], /:7 changes is empty: say what changed/],
    ['an apostrophe', changed('title', "'The Users' rights'"), /:2 .*apostrophe within it as ’/],
    ['a field twice', [...good, "title: 'Again'"], /:9 a field stands twice/],
  ])('says what to write instead of %s', (_what, lines, complaint) => {
    expect(complaintsOf(documentOf(lines))).toEqual([expect.stringMatching(complaint)]);
  });

  const head = good.join('\n');
  it.each<readonly [string, RegExp, readonly string[]]>([
    [
      'data that do not begin',
      /:1 front matter is missing: begin the file/,
      [`${head}\n---\n`, `+++\n${head}\n+++\n`, `----\n${head}\n---\n`, `\n---\n${head}\n---\n`].concat([
        `Draft\n---\n${head}\n---\n`,
        `—-\n${head}\n---\n`,
      ]),
    ],
    [
      'data that do not end',
      /:\d+ the data at the top does not end before this line: write ---/,
      ['## Part\n', '----\n## Part\n\n---\n', '...\n## Part\n', '  ---\n\n## Part\n'].map(
        (rest) => `---\n${head}\n${rest}`,
      ),
    ],
    [
      'a line that is no field',
      /:2 “.*” cannot be read: write each field as name: 'text' from the start/,
      ["title = 'Terms'", "title:'Terms'", 'title： Terms', "  title: 'Terms'", "\ttitle: 'Terms'", 'Draft']
        .concat('# ask Legal')
        .map((line) => documentOf([line, ...good])),
    ],
    [
      'a text that is not between quotes',
      /:2 a text does not end where its line ends, .* put it between two straight quotes/,
      ["'Terms", '"Terms', "'Users' terms'", "'Terms' (draft)", "'Terms',", '"Terms\'', 'Terms: use']
        .concat(['*Terms*', '@Terms', '`Terms`', '> Terms', '| Terms', '!Terms', '&Terms', '{Terms}', '~'])
        .map((value) => documentOf(changed('title', value))),
    ],
    [
      'a field in capital letters',
      /:\d \w+ is no field of a document: did you mean \w+\?/,
      ['title', 'version', 'effectiveDate'].map((name) =>
        documentOf(good.map((line) => line.replace(`${name}:`, `${name.toUpperCase()}:`))),
      ),
    ],
    [
      'a field without a value',
      /:\d [\w ]+ is empty: write it, or remove the line/,
      ['title', 'version', 'effectiveDate', 'formerPaths'].map((name) => documentOf(changed(name, ''))),
    ],
  ])('finds once %s', (_what, message, members) => {
    for (const member of members)
      expect({ member, found: complaintsOf(member) }).toEqual({
        member,
        found: [expect.stringMatching(message)],
      });
  });

  it.each(["'/old-terms'", "'/terms#old-fees -> #subscription-fees'"])(
    'takes %s for a former path',
    (path) => {
      expect(complaintsOf(documentOf(changed('formerPaths', `[${path}]`)))).toEqual([]);
    },
  );

  it('lists all faults at once', () => {
    const lines = changed('version', "'one'").map((line) => line.replace('2025-03-01', '2025-13-01'));
    expect(complaintsOf(documentOf(lines))).toHaveLength(2);
  });

  it.each([
    ['a quote without its end', changed('formerPaths', "['/old"), 6],
    ['a tab', [...good.slice(0, 3), '\tversion: 1'], 5],
    ['a field that stands twice', [...good, "title: 'Again'"], 9],
  ])('names file and line of %s', (_what, lines, line) => {
    expect(complaintsOf(documentOf(lines))[0]).toContain(`${file}:${line} `);
  });
});

describe('front matter that would be run', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'hasRun'));

  const code = ['globalThis.hasRun = true, module.exports = {', "  title: 'Terms',", '}'];

  it.each(['js', 'javascript', 'json', 'coffee', 'coffeescript', 'toml', 'JS', ' js'])(
    'is refused in %j, with the name of the file, and never is',
    (language) => {
      const complaints = complaintsOf(documentOf(code, `---${language}`));
      expect(complaints.join('\n')).toContain(file);
      expect(globalThis).not.toHaveProperty('hasRun');
    },
  );
});
