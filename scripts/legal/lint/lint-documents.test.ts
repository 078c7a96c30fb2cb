import { describe, expect, it } from 'vitest';

import { madeUpDocuments } from '#tests/support/legal/made-up-documents.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { lintDocuments, messagesOf } from './lint-documents.ts';
import { legalIds } from '#src/routes.ts';
import { clause, findingsIn, findingsAfter } from '#tests/support/legal/findings-after.ts';

describe('lintDocuments', () => {
  it('finds no fault in the documents of the site', async () => {
    const files = await lintDocuments(await readLegalFiles());
    expect(files.map(({ path }) => path)).toEqual(legalIds.map((id) => `content/legal/${id}.mdx`));
    expect(messagesOf(files)).toEqual([]);
  });

  it('finds no fault in the short documents of these tests', async () => {
    expect(await findingsIn(await madeUpDocuments())).toEqual([]);
  });

  it('lists several faults of several kinds at once', async () => {
    const findings = await findingsAfter(
      clause,
      '### 7. Waivers\n\nA  waiver is "rare" and counts in clause 8.1 only\n',
    );
    expect(findings).toHaveLength(5);
  });
});

describe('the file', () => {
  it.each([
    ['a component left open', '<Note>Rare.', /<Note> is opened and not closed: write <\/Note>/],
    ['braces', 'Write to {the mail address}.', /has \{ or \}.*write round or square brackets/],
    ['a sentence that begins with import', 'import of goods is free.', /begins with “import” or “export”/],
    ['a less-than sign', 'Fees <5 are free.', /< that begins no component: write “less than”/],
    ['a gap between angles', 'Pay <<amount>> a year.', /has “<<amount>>”, which is left open/],
    ['a hidden comment', '<!-- ask Legal -->', /hidden comment: remove it/],
    ['a mail address in angles', 'Write to <a@b.example>.', /write \[words to click on\]\(address\)/],
    ['a value without quotes', '<Fact id=minimumAge />', /not between quotes/],
  ])('with %s is explained, with its line (F-B1)', async (_what, text, message) => {
    const [first, ...others] = await findingsAfter(clause, `### No waiver\n\n${text}\n`);
    expect(first).toMatch(/^content\/legal\/terms\.mdx:\d\d /);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });
});

describe('data at the top (F-B2)', () => {
  it.each([
    [
      'a day before the earlier version',
      /effectiveDate: '.+'/,
      "effectiveDate: '2025-01-01'",
      /terms\.mdx:5 effectiveDate is 2025-01-01, not after that of .*2025-09-15\.mdx: write a later day/,
    ],
    [
      'a version that does not grow',
      /version: '.+'/,
      "version: '1.1'",
      /:4 version is 1\.1, which does not follow 1\.1 of .*: write '1\.2'/,
    ],
    [
      'a former heading that is still there',
      'formerPaths: []',
      "formerPaths: ['/terms#no-waiver -> #notices']",
      /:6 the list of former addresses has #no-waiver, which is the address of a heading today/,
    ],
    [
      'a former heading that leads nowhere',
      'formerPaths: []',
      "formerPaths: ['/terms#old -> #notice']",
      /:6 .*#notice, which is no heading: did you mean notices\?/,
    ],
    [
      'a former heading of another page',
      'formerPaths: []',
      "formerPaths: ['/privacy#old -> #notices']",
      /:6 .*names another page: write \/terms#/,
    ],
  ])('finds %s', async (_what, from, to, message) => {
    expect(await findingsAfter(from, to)).toContainEqual(expect.stringMatching(message));
  });
});

describe('components', () => {
  it.each([
    ['a misspelt component', '<Adress />', /<Adress> is no component: did you mean Address\?/],
    [
      'a tag of HTML',
      '<b>Rare.</b>',
      /<b> is no component: Use Fact, Definition, Note, Address, CookieSettings, Table,/,
    ],
    [
      'a fact that does not exist',
      'Not before <Fact id="minimalAge" />.',
      /names no figure of the site: did you mean minimumAge\?/,
    ],
    [
      'a definition without its term',
      '<Definition>Rare.</Definition>',
      /<Definition> has no term: write <Definition term=/,
    ],
    ['a note without words', '<Note></Note>', /<Note> is empty: write <Note>…<\/Note>/],
    [
      'a table without rows',
      '<Table caption="Rare">Rows.</Table>',
      /<Table> holds no table: leave an empty line/,
    ],
    [
      'an attribute of another component',
      '<Note term="Rare">Rare.</Note>',
      /<Note> knows no term: write <Note>…/,
    ],
    ['braces', 'See {1} there.', /has \{ or \}, .*: write round or square brackets/],
  ])('finds %s', async (_what, text, message) => {
    expect(await findingsAfter(clause, `### No waiver\n\n${text}\n`)).toContainEqual(
      expect.stringMatching(message),
    );
  });
});

describe('parts and clauses', () => {
  it.each([
    [
      'a headline',
      '# Waivers\n\nRare.',
      /“# Waivers” is the headline, which comes from title: write ## Waivers/,
    ],
    [
      'a third level',
      '### No waiver\n\n#### Rare ones\n\nRare.',
      /“#### Rare ones” is a third level: write ### for a clause/,
    ],
    [
      'a typed number',
      '### 9.4 No waiver\n\nRare.',
      /has its number typed, and gets another by itself: write ### No waiver/,
    ],
    [
      'a heading that ends like a sentence',
      '### No waiver.\n\nRare.',
      /Unexpected character `\.` at end of heading/,
    ],
    ['a clause without text', '### No waiver', /clause “No waiver” has no text/],
    [
      'a part without a clause',
      '### No waiver\n\nRare.\n\n## Waivers\n\n## Others',
      /part “Waivers” has no clause/,
    ],
    [
      'text outside a clause',
      '## Waivers\n\nRare.\n\n### No waiver\n\nRare.',
      /“Rare.” stands outside a clause and so has no number/,
    ],
    ['two headings of one name', '### Language\n\nRare.', /Unexpected heading with equivalent text/],
    [
      'bold words for a heading',
      '### No waiver\n\n**Rare ones**',
      /“Rare ones” is bold like a heading: write ### Rare ones/,
    ],
    [
      'a clause numbered by hand',
      '### No waiver\n\n(a) Rare.',
      /begins with the typed number \(a\): write ### and a name/,
    ],
  ])('finds %s', async (_what, text, message) => {
    expect(await findingsAfter(clause, `${text}\n`)).toContainEqual(expect.stringMatching(message));
  });
});
