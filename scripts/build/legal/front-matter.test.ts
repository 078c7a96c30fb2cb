import { afterEach, describe, expect, it } from 'vitest';

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

/** What a writer is told about a document. */
function complaintsOf(source: string): string[] {
  try {
    readFrontMatter(source, file);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}

describe('readFrontMatter', () => {
  it('tells the data from the text', () => {
    const { frontMatter, body } = readFrontMatter(documentOf(good), file);
    expect(frontMatter).toEqual({
      title: 'Terms',
      summary: 'What it says.',
      version: '1.0',
      effectiveDate: '2025-03-01',
      formerPaths: [],
      changes: ['First version.'],
    });
    expect(body.trim()).toBe('## Part\n\nWords.');
  });

  it('reads a day that is written without quotes', () => {
    const source = documentOf(changed('effectiveDate', '2025-03-01'));
    expect(readFrontMatter(source, file).frontMatter.effectiveDate).toBe('2025-03-01');
  });

  it('reads a document with the line ends of Windows', () => {
    const source = documentOf(good).replaceAll('\n', '\r\n');
    expect(readFrontMatter(source, file).frontMatter.title).toBe('Terms');
  });

  it.each([
    ['no front matter', '## Part\n\nWords.\n'],
    ['an empty front matter', documentOf([])],
  ])('refuses a document with %s', (_what, source) => {
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
    ['formerPaths', "['old-terms']", 6],
  ])('refuses %s: %s, and names its line', (field, value, line) => {
    const complaints = complaintsOf(documentOf(changed(field, value)));
    expect(complaints).toEqual([expect.stringContaining(`${file}:${line} ${field} `)]);
  });

  it('refuses a field that it does not know', () => {
    expect(complaintsOf(documentOf([...good, "autor: 'Legal'"])).join('\n')).toContain('autor');
  });

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
