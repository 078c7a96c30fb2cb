import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { facts } from '../../content/facts-today.ts';
import { site } from '../../content/site.ts';
import { currentFigures } from '#legal/read/figures.ts';
import { readLegalFile, readLegalFiles } from '#legal/read/read-documents.ts';
import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { clause, findingsAfter, findingsIn } from '#legal/tests/findings-after.ts';
import { madeUpDocuments } from '#legal/tests/made-up-documents.ts';
import type { LegalDiagnostic } from '#legal/diagnostic.ts';
import { lintDocuments } from './lint-documents.ts';

/** Line of the clause that is replaced. */
const FIRST_LINE = 51;

/** Each text is a clause of one document, so that it is read once. */
async function findingsOfEach(texts: readonly string[]): Promise<LegalDiagnostic[][]> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const clauses = texts.map((text, index) => {
    const name = `${letters[Math.floor(index / 26)]}${letters[index % 26]}`;
    return text.startsWith('###') ? `${text}\n\n` : `### No waiver ${name}\n\n${text}\n\n`;
  });
  const root = await madeUpDocuments();
  const file = join(root, 'content/legal/terms.mdx');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(clause, () => clauses.join('')),
  );
  const all = await lintDocuments(await readLegalFiles(root));
  const lineOf = (index: number) => FIRST_LINE + clauses.slice(0, index).join('').split('\n').length - 1;
  return clauses.map((_text, index) =>
    all.filter(({ line }) => line >= lineOf(index) && line < lineOf(index + 1)),
  );
}

/** A text in place of a clause. Counsel may add to `cases.json`. */
const caseSchema = z.union([
  // As it is in a contract under English law or that of the financial centre.
  z.strictObject({ text: z.string(), grade: z.literal('right') }),
  z.strictObject({
    text: z.string(),
    grade: z.enum(['error', 'warning']),
    rule: z.string(),
    /** Words of the finding: the figure or the remedy that it names. */
    says: z.string().default(''),
  }),
]);

type Case = z.output<typeof caseSchema>;

const cases = z
  .array(caseSchema)
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')))
  .map((one) => ({ ...one, text: one.text.replaceAll('{brandHost}', site.brandHost) }));

it.each(['error', 'warning', 'right'] as const)(
  'judges each text of cases.json as it is listed: %s (F-L2, F-L4)',
  async (grade) => {
    const listed = cases.filter((one) => one.grade === grade);
    const found = await findingsOfEach(listed.map(({ text }) => text));
    const isAsListed = (one: Case, findings: readonly LegalDiagnostic[]) => {
      // A correct clause may have a sum that is not the site's.
      if (one.grade === 'right') return findings.every(({ rule }) => rule === 'figure');
      const [first, ...others] = findings;
      const isFound = first?.grade === one.grade && first.rule === one.rule;
      return isFound && first.message.includes(one.says) && others.length === 0;
    };
    const wrong = listed
      .map((one, index) => ({ ...one, findings: found[index] ?? [] }))
      .filter((one) => !isAsListed(one, one.findings));
    expect(wrong).toEqual([]);
  },
);

it('finds nothing in the documents of the site that stops them, and nothing in those of the tests', async () => {
  expect((await lintDocuments(await readLegalFiles())).filter(({ grade }) => grade === 'error')).toEqual([]);
  expect(await findingsIn(await madeUpDocuments())).toEqual([]);
});

it('refuses each figure of the published texts that is typed and changed (F-L2)', async () => {
  const typed: string[] = [];
  const files = (await readLegalFiles()).map(([current, ...earlier]) => {
    const source = current.source.replaceAll(/<Fact\s+id="(\w+)"\s*\/>/g, (use, id: string) => {
      const figure = currentFigures.facts[id]?.text ?? '';
      // A bare number in a cell, or a word such as “Free”, is no figure.
      if (!/[\s$%+]|^18$/.test(figure)) return use;
      typed.push(id);
      return figure
        .replace(/\d/, (digit) => `${(Number(digit) + 2) % 10}`)
        .replace(/^(?:one|two|six)/, 'nine');
    });
    return [readLegalFile(current.id, current.file, source), ...earlier] as const;
  });
  const published = (await readLegalFiles()).map(([current]) => current);
  const found = (await lintDocuments(files, published)).flatMap(
    ({ grade, message }) => (grade === 'error' && /contradicts (\w+)/.exec(message)?.[1]) || [],
  );
  expect(found.toSorted()).toEqual(typed.toSorted());
});

it.each<readonly [string, RegExp]>([
  ['<Note>Rare.', /<Note> is opened and not closed: write <\/Note>/],
  ['Write to {the mail address}.', /has \{ or \}.*write round or square brackets/],
  ['import of goods is free.', /begins with “import” or “export”/],
  ['Fees <5 are free.', /< that begins no component: write “less than”/],
  ['Pay <<amount>> a year.', /has “<<amount>>”, which is left open/],
  ['<!-- ask Legal -->', /hidden comment: remove it/],
  ['Write to <a@b.example>.', /write \[words to click on\]\(address\)/],
  ['<Fact id=minimumAge />', /not between quotes/],
  ['<<<<<<< HEAD\nRare.\n=======\nFair.\n>>>>>>> b\n', /:\d+ holds two wordings/],
])('reports %j alone, with its line (F-B1)', async (text, message) => {
  expect(await findingsAfter(clause, `### A\n\n${text}`)).toEqual([expect.stringMatching(message)]);
});

const ADVISOR = '<Definition term="Advisor">';
const VERSION = /version: .*/;
const CONFLICT = "<<<<<<< A\nversion: '1.2'\n=======\nversion: '1.3'\n>>>>>>> B";
const FORMER = 'formerPaths: []';
const ROOM = '<Definition term="Virtual';
const PART = '## General provisions\n';

type Change = readonly [from: string | RegExp, to: string, message: RegExp];

const errors: readonly Change[] = [
  [/^---\n/, '', /:1 front matter is missing/],
  [VERSION, CONFLICT, /:4 holds two wordings/],
  [/title: .*/, "title: 'Terms", /:2 cannot be read here/],
  [/title: .*/, "title: 'Privacy Policy'", /:2 title is “Privacy Policy”, as in content\/legal\/priv/],
  [/summary: .*/, "summary: 'It is [●] here.'", /:3 “\[●\]” is left open/],
  [
    /summary: .*/,
    'summary: \'From <Fact id="minimumAge" /> on.\'',
    /:3 “<Fact id="minimumAge" \/>” is shown as it is typed/,
  ],
  [ADVISOR, `<Definition term="Virtual-Data Room">A.</Definition>\n\n${ADVISOR}`, /has the address of/],
  [/effectiveDate: .*/, "effectiveDate: '2025-01-01'", /:5 effectiveDate is 2025-01-01, not after that/],
  [FORMER, "formerPaths: ['/terms#no-waiver -> #notices']", /:6 .*#no-waiver, .* a heading today/],
  [FORMER, "formerPaths: ['/terms#old -> #notice']", /:6 .*#notice, .*: did you mean notices/],
  [FORMER, "formerPaths: ['/privacy#old -> #notices']", /:6 .*names another page/],
  [FORMER, "formerPaths: ['/privacy']", /:6 .*is the address of a page today/],
  [
    ADVISOR,
    `<Definition term="Account">A.</Definition>\n\n${ADVISOR}`,
    /“Account” is defined in line \d+ too/,
  ],
  [/\| -+ \|.*\n/, '', /is a row of a table whose head is missing/],
];

const warnings: readonly Change[] = [
  [
    /summary: .*/,
    "summary: 'Business costs $98,765.'",
    new RegExp(
      String.raw`:3 "\$98,765" contradicts priceBusiness.*write “${escapePattern(facts.priceBusiness.text)}”`,
    ),
  ],
  [/title: .*/, "title: 'Terms of Use'", /:2 title is “Terms of Use”, and content.* calls the page/],
  [ADVISOR, `<Definition term="Adverse">A.</Definition>\n\n${ADVISOR}`, /defined and never used/],
  [ROOM, `<Definition term="Zone">A Zone.</Definition>\n\n${ROOM}`, /“\w+.*” is out of .* order/],
  [/<Definition term="Virtual.*\n\n/, '', /“Virtual Data Room” has capital letters/],
  [PART, `## Waivers\n\n${PART}`, /part “Waivers” has no clause/],
  [PART, `${PART}\nRare.\n`, /“Rare\.” is outside a clause/],
];

it.each([
  ...errors.map((change) => ['error', ...change] as const),
  ...warnings.map((change) => ['warning', ...change] as const),
])('finds as %s where %j becomes %j', async (grade, from, to, message) => {
  expect(await findingsAfter(from, to, 'terms.mdx', grade)).toContainEqual(expect.stringMatching(message));
});

it.each<readonly [string | RegExp, string, RegExp]>([
  ['| Tracking  |', '| Necessary |', /“_ga” is set only with consent to tracking.*write Tracking/],
  ['| Targeting |', '| Necessary |', /“_gcl_au” is set only with consent to targeting/],
  ['`contactDraft`', '`draft`', /“draft” is the name of no item/],
  [
    '| Session storage                  | Proves',
    '| Local storage | Proves',
    /“recaptchaToken” is kept in session/,
  ],
  ['stores six items', 'stores four items', /“stores four items”, and the site stores six/],
  [/\| Language choice.*\n/, '', /is a table without “language”/],
])('compares the cookie policy with the code: %s becomes %j', async (from, to, message) => {
  const files = await readLegalFiles();
  const edited = files.map(([current, ...earlier]) => {
    const source = current.id === 'cookies' ? current.source.replace(from, () => to) : current.source;
    return [readLegalFile(current.id, current.file, source), ...earlier] as const;
  });
  const found = (await lintDocuments(edited)).map((one) => `${one.grade}: ${one.message}`);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^error: .*${message.source}`)));
});

it('lets a person dismiss a finding with a reason, until the words of its clause change', async () => {
  const root = await madeUpDocuments();
  const file = join(root, 'content/legal/terms.mdx');
  const write = async (text: string, dismissals = '') => {
    const source = await readFile(file, 'utf8');
    const top = source
      .replace(/dismissed:[\s\S]*?(?=changes:)/, '')
      .replace('changes:', `${dismissals}changes:`);
    await writeFile(file, top.replace(/(?<=### No waiver\n\n).+/, text));
    return lintDocuments(await readLegalFiles(root));
  };
  const [finding] = await write('Our liabilty is rare.');
  expect(finding?.key).toMatch(/^spelling #no-waiver [0-9a-f]{6}$/);
  const dismissal = `dismissed:\n  - '${finding?.key}: it is a name'\n`;
  expect(await write('Our liabilty is rare.', dismissal)).toMatchObject([{ dismissed: 'it is a name' }]);
  expect((await write('Our liabilty is so rare.', dismissal)).map(({ message }) => message)).toEqual([
    expect.stringContaining('“liabilty” is in no dictionary'),
    expect.stringMatching(
      /^dismissed has “spelling .*”, and that clause has other words now: remove its line/,
    ),
  ]);
});

it.each([
  ['18 years', '<Fact id="minimumAge" /> years', /2025-03-01\.mdx:\d+ an earlier version keeps what it said/],
  ['Our decision is final', '{1}', /2025-03-01\.mdx:\d+ has \{ or \}/],
  ["'2025-03-01'", "'2025-03-02'", /:5 effectiveDate is 2025-03-02, and the file is named 2025-03-01: write/],
])('looks in an earlier version for what would change or break it: %s', async (from, to, message) => {
  const findings = await findingsAfter(from, to, 'versions/terms/2025-03-01.mdx');
  expect(findings).toEqual([expect.stringMatching(message)]);
});

it('reports a document that is gone', async () => {
  const root = await madeUpDocuments();
  await rm(join(root, 'content/legal/privacy.mdx'));
  expect(await findingsIn(root)).toEqual([
    expect.stringMatching(
      /^content\/legal\/privacy\.mdx:1 is missing, and its page with it: put the file back/,
    ),
  ]);
});

it('takes a link to where another document defines a term for its definition', async () => {
  const link = (to: string) => `Terms have the meaning of [the terms](${to}); a User may read.`;
  const text = 'Terms defined in the Terms of Service mean the same here; a User may read.';
  const findings = async (to: string) => findingsAfter(text, link(to), 'privacy.mdx');
  expect(await findings('/terms#defined-terms')).toEqual([]);
  expect(await findings('/terms#term-user')).toEqual([]);
  expect(await findings('/terms#notices')).toEqual([expect.stringMatching(/“User” has capital letters/)]);
});
