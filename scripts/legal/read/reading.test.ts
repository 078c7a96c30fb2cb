import { describe, expect, it } from 'vitest';

import { lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { documentTree } from '#scripts/legal/render/document-tree.ts';
import { paths } from '#scripts/support/paths.ts';
import { type ConsentTool, consentTools } from '#src/model/site.schema.ts';
import { legalIds } from '#src/routes.ts';
import { clause, told } from '#tests/support/told.ts';
import { currentFigures, freezeVersion, unfrozenLines } from './figures.ts';
import { writtenFinding } from './findings.ts';
import { readLegalDocuments, readLegalFiles } from './read-documents.ts';
import { inReading } from './reading.ts';

/** What both documents say in one reading alone, and what neither says there. */
const sayings = {
  'built-in': {
    says: [
      'part of the Site and is loaded from the Main Host',
      'stores four items',
      'Consent Answer, named consent',
    ],
    never: ['comes from a provider', 'asks for none'],
  },
  vendor: {
    says: ['The consent tool comes from a provider', 'stores three items', 'Consent tool | On each page'],
    never: ['part of the Site and is loaded', 'Consent Answer, named consent', 'asks for none'],
  },
  none: {
    says: [
      'nobody is asked',
      'stores three items',
      'The Site itself asks for none.',
      'page views are not counted',
    ],
    never: [
      'Consent Answer',
      'consent tool',
      'Web analytics |',
      'Measuring how the Site is used',
      'cookie settings',
    ],
  },
} as const satisfies Record<ConsentTool, unknown>;

describe.each(consentTools)('the documents where consent is asked for in this way: %s', (consent) => {
  const figures = { ...currentFigures, consent };

  it('say what is true of it and nothing else', async () => {
    const documents = await readLegalDocuments(paths.root, figures);
    const text = documents.map(({ current }) => current.plainText).join('');
    for (const words of sayings[consent].says) expect(text).toContain(words);
    for (const words of sayings[consent].never) expect(text).not.toContain(words);
  });

  it('have nothing to mend, and show and keep no condition', async () => {
    const reports = await lintDocuments(await readLegalFiles(paths.root, legalIds, figures));
    const findings = reports.flatMap(({ points }) => points.flatMap((point) => point.findings));
    expect(findings.map(writtenFinding)).toEqual([]);
    for (const { current } of await readLegalDocuments(paths.root, figures)) {
      const kept = freezeVersion(current.source, figures);
      for (const text of [kept, current.frontMatter.summary, JSON.stringify(documentTree(current))])
        expect(text).not.toMatch(/<When|"When"/);
      expect(unfrozenLines(kept)).toEqual([]);
    }
  });
});

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
    ['built-in', ['A b.', '| H   | j |', 'K'], 'FC'],
    ['vendor', ['A b.', '| F   | g |', '| H   | j |'], 'C'],
    ['none', ['A.', '### C', '| H i   | j |'], 'F'],
  ] as const)('leaves what is read where consent is asked for: %s', (consent, lines, gone) => {
    const read = inReading(source, consent).split('\n');
    expect(read).toEqual(expect.arrayContaining([...lines]));
    expect(read.join('')).not.toMatch(new RegExp(`[${gone}]`));
    // A finding names the line of the file.
    expect(read.indexOf('K')).toBe(source.split('\n').indexOf('K'));
  });
});

describe('a condition', () => {
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
    ['no end', '<When consent="none">A', /is opened and not closed: write <\/When>/],
    ['no beginning', 'A</When>', /closes nothing: remove it/],
    [
      'another within',
      '<When consent="none">A <When consent="vendor">b</When></When>',
      /within that of line \d+/,
    ],
  ])('with %s is refused, with its line and the remedy', async (_what, text, message) => {
    const [first, ...others] = await told(clause, `### No waiver\n\n${text}\n`);
    expect(first).toMatch(/^content\/legal\/terms\.mdx:53 /);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });

  it('has no place in a version that is kept', async () => {
    const text = '### <When consent="none">Courts</When>';
    const file = 'versions/terms/2025-03-01.mdx';
    expect(await told('### Who we are', text, file)).toContainEqual(
      expect.stringMatching(/2025-03-01\.mdx:\d+ .*write out the figure, the address or the reading/),
    );
  });
});
