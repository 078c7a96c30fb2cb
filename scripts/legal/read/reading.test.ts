import { describe, expect, it } from 'vitest';

import { clause, findingsAfter } from '#tests/support/legal/findings-after.ts';
import { inReading, readingFault } from './reading.ts';

describe('inReading', () => {
  const source = `A<When consent="built-in, vendor"> b</When>.

<When consent="none">

### C

</When>

| D                                 | E |
| --------------------------------- | - |
| <When consent="vendor">F</When>   | g |
| H<When consent="none"> i</When>   | j |

K`;

  it.each([
    ['built-in', ['A b.', '| H   | j |', 'K'], 'FC', ['', '']],
    ['vendor', ['A b.', '| F   | g |', '| H   | j |'], 'C', ['']],
    ['none', ['A.', '### C', '| H i   | j |'], 'F', ['', '']],
  ] as const)('leaves what is read where consent is asked for: %s', (consent, lines, gone, rest) => {
    const read = inReading(source, consent).split('\n');
    expect(read).toEqual(expect.arrayContaining([...lines]));
    expect(read.join('')).not.toMatch(new RegExp(`[${gone}]`));
    // A row goes whole, and its table stays in one piece.
    expect(read.slice(10)).toEqual([...lines.filter((line) => line.startsWith('|')), ...rest, 'K']);
    // A finding names the line of the file.
    expect(read.indexOf('K')).toBe(source.split('\n').indexOf('K'));
  });

  it.each([
    ['a paragraph with strokes', 'A | <When consent="none">b</When> | c\n', 'A |  | c\n'],
    ['another cell than the first', '| A | <When consent="none">b</When> | c |\n', '| A |  | c |\n'],
    [
      'two conditions',
      '| <When consent="none">A</When><When consent="vendor">b</When> | c |\n',
      '|  | c |\n',
    ],
    ['no space around', '|<When consent="none">A</When>| b |\n', '\n'],
    ['several words in it', '| <When consent="none">A b</When> | c |\n', '\n'],
  ])('takes a row away for its first cell alone: %s', (_what, row, read) => {
    expect(inReading(row, 'built-in')).toBe(read);
  });
});

describe('a condition', () => {
  it('that is not closed is found at the line where it opens', () => {
    const finding = readingFault('terms.mdx', 'A\n<When consent="none">B</When>\n<When consent="none">C');
    expect(finding).toMatchObject({ file: 'terms.mdx', line: 3 });
  });

  it.each([
    [
      'an unknown way',
      '<When consent="build-in">A</When>',
      /names no way.*did you mean built-in\? Use built-in, vendor, none/,
    ],
    [
      'a way like no other',
      '<When consent="xyz">A</When>',
      /asking for consent: Use built-in, vendor, none, or several of them with commas$/,
    ],
    [
      'another attribute',
      '<When tool="none">A</When>',
      /is no condition: write <When consent="built-in">…<\/When>/,
    ],
    ['no end of its tag', '<When consent="none" A', /is no condition: write/s],
    ['no end', '<When consent="none">A', /is opened and not closed: write <\/When>/],
    ['no beginning', 'A</When>', /closes nothing: remove it/],
    [
      'another within',
      '<When consent="none">A <When consent="vendor">b</When></When>',
      /within that of line \d+/,
    ],
  ])('with %s is refused, with its line and the remedy', async (_what, text, message) => {
    const [first, ...others] = await findingsAfter(clause, `### No waiver\n\n${text}\n`);
    expect(first).toMatch(/^content\/legal\/terms\.mdx:53 /);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });

  it('that is written as it must be is let pass', async () => {
    expect(
      await findingsAfter(clause, '### No waiver\n\nA delay<When consent="none"> of days</When> is none.'),
    ).toEqual([]);
  });

  it('has no place in a version that is kept', async () => {
    const text = '### <When consent="none">Courts</When>';
    const file = 'versions/terms/2025-03-01.mdx';
    expect(await findingsAfter('### Who we are', text, file)).toContainEqual(
      expect.stringMatching(/2025-03-01\.mdx:\d+ .*write out the figure, the address or the reading/),
    );
  });
});
