import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { clause, findingsAfter, findingsIn } from '#tests/support/legal/findings-after.ts';
import { madeUpDocuments } from '#tests/support/legal/made-up-documents.ts';
import type { Grade } from '../diagnostic.ts';
import { lintDocuments } from './lint-documents.ts';

/** A text in place of a clause, and its one finding. */
type Row = readonly [text: string, message: RegExp];

/** Line of the clause that is replaced. */
const FIRST_LINE = 51;

/** Each text is a clause of one document, so that it is read once. @returns the findings of each text */
async function findingsOfEach(texts: readonly string[], grade?: Grade): Promise<string[][]> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const clauses = texts.map((text, index) => {
    const name = `${letters[Math.floor(index / 26)]}${letters[index % 26]}`;
    return text.startsWith('###') ? `${text}\n\n` : `### No waiver ${name}\n\n${text}\n\n`;
  });
  const all = await findingsAfter(clause, clauses.join(''), 'terms.mdx', grade);
  const linesBefore = (index: number) => clauses.slice(0, index).join('').split('\n').length - 1;
  return clauses.map((_text, index) =>
    all.filter((finding) => {
      const line = Number(/terms\.mdx:(\d+)/.exec(finding)?.[1]) - FIRST_LINE;
      return line >= linesBefore(index) && line < linesBefore(index + 1);
    }),
  );
}

async function expectOneEach(rows: readonly Row[], grade: Grade): Promise<void> {
  const texts = rows.map(([text]) => text);
  const [all, own] = [await findingsOfEach(texts), await findingsOfEach(texts, grade)];
  const wrong = rows.flatMap(([text, message], index) => {
    const [first = '', ...others] = all[index] ?? [];
    return message.test(first) && others.length === 0 && own[index]?.length === 1
      ? []
      : [{ text, found: all[index] }];
  });
  expect(wrong).toEqual([]);
}

it('finds nothing in the documents of the site that stops them, and nothing in those of the tests', async () => {
  expect((await lintDocuments(await readLegalFiles())).filter(({ grade }) => grade === 'error')).toEqual([]);
  expect(await findingsIn(await madeUpDocuments())).toEqual([]);
});

const table = (head: string, rule: string, row: string) =>
  `<Table caption="Rare">\n\n${[head, rule, row].filter(Boolean).join('\n')}\n\n</Table>`;

it('refuses what is certain (F-L2, F-L4)', async () => {
  await expectOneEach(
    [
      ['Business costs twelve thousand five hundred dollars.', /contradicts priceBusiness in line \d+/],
      ['Business costs 13.000 USD.', /contradicts priceBusiness/],
      ['A fee is payable\nwithin ten days.', /contradicts feeDueDays/],
      ['A fee is payable within six (6) calendar days.', /contradicts feeDueDays/],
      ['Nobody aged 21 may read.', /contradicts minimumAge/],
      ['A User must be at least 21.', /contradicts minimumAge/],
      ['A claim is brought within two years.', /contradicts claimsYears/],
      ['Your consent answer is kept for 12 months.', /contradicts consentAnswerMonths/],
      ['Within five (6) days.', /says one number in words and another in digits/],
      ['We met on 31 February 2026.', /is no day of the calendar/],
      ['We met on Monday 1 March 2025.', /was or will be a Saturday: write Saturday 1 March 2025/],
      ['It is [●] here.', /“\[●\]” is left open: write the text that belongs here/],
      ['It is [insert the day] here.', /left open/],
      ['It is ____ here.', /left open/],
      ['It is TBC here.', /left open/],
      ['It is due on dd/mm/yyyy.', /left open/],
      ['It costs $XX here.', /left open/],
      ['It is [ ] here.', /left open/],
      ['It is to be confirmed.', /left open/],
      ['Write to name@example.com.', /left open/],
      ['It is within … days.', /left open/],
      ['- [ ] It is rare.', /left open/],
      ['Not before <Fact id="minimalAge" />.', /names no figure of the site: did you mean minimumAge\?/],
      ['<Adress />', /<Adress> is no component: did you mean Address\?/],
      ['<b>Rare.</b>', /<b> is no component: Use Fact, Definition/],
      ['<Note></Note>', /<Note> is empty/],
      ['See {1} there.', /has \{ or \}, .*: write round or square brackets/],
      ['See {date} there.', /“\{date\}” is left open/],
      ['See [fees](#change-to-fees).', /leads to no clause of content\/legal\/terms\.mdx: did you mean/],
      ['See [it][one].\n\n[one]: #notice', /leads to no clause of content\/legal\/terms\.mdx: did you mean/],
      ['See [Privacy](/privacy-policy).', /leads to no page of the site: did you mean \/privacy\?/],
      ['See [it](javascript:alert).', /leads nowhere/],
      ['See [it](http://rules.example).', /is not encrypted/],
      [`See [it](https://${site.brandHost}/terms).`, /is an address of this site: write \/terms/],
      ['See [](#notices).', /has no words to click on/],
      ['See [it] (/privacy).', /is no link: write \[it\]\(\/privacy\)/],
      ['See [it](/terms/2024-01-01).', /leads to no version of content\/legal\/terms\.mdx/],
      ['#### Rare ones\n\nRare.', /third level/],
      ['### Language\n\nRare.', /is the heading of line \d+ too/],
      ['It is ~~rare~~ fair.', /is struck through/],
      ['![A map](/map.png)', /is a picture/],
      ['***', /is a stroke and no text/],
      ['| one | two |\n| --- | --- |\n| three | four |', /is a table without a caption/],
      ['| one | two |', /is a row of a table whose head is missing/],
      [table('| one | two |', '| --- | --- |', '| three |'), /of 2 columns, and its row “three” has 1/],
      [table('| one | two |', '| --- | --- |', ''), /a table of a head alone/],
    ],
    'error',
  );
});

it('shows what a person should look at, and lets it pass (F-L2, F-L4)', async () => {
  await expectOneEach(
    [
      ['We answer within two weeks.', /"two weeks" is no figure of the site: is it meant as it is\?/],
      ['Our liability is capped at US$50,000.', /is no figure of the site/],
      ['A fee is payable within five calendar days.', /repeats feeDueDays .*: write <Fact id="feeDueDays"/],
      ['A fee is payable within <Fact id="feeChangeNoticeDays" />.', /is used where the text speaks of/],
      ['We met on March 4th, 2026.', /is a day in another form: write 4 March 2026/],
      ['We met on 04/03/2026.', /may be read as more than one day/],
      ['This is effective from 2 February 2026.', /is shown at its top: leave it out/],
      ['It is “rare" here.', /slip of typing: the check of a proposal and npm run legal -- --fix write “is/],
      ['It is ra\u200bre.', /slip of typing/],
      ['We tell the Escrow Agent first.', /“Escrow Agent” has capital letters but is no defined term: add/],
      ['A Professional Cliant may read.', /“Professional Cliant” has capital letters/],
      ['I Custodian know it.', /“I Custodian” has capital letters/],
      ['An Adviser may read.', /“Adviser” is one letter away from the defined term “Advisor”/],
      ['Accounnts may be closed.', /one letter away from the defined term “Account”/],
      ['This is for a user only.', /“user” is written small, and User is a defined term: write User/],
      ['A user may read it.', /“user” is written small/],
      ['Where users may read it.', /“users” is written small/],
      ['It is our liabilty.', /“liabilty” is in no dictionary .* did you mean “liability”\?/],
      ['It is r\u0430re.', /in no dictionary/],
      ['See clause 1.1 there.', /“clause 1\.1” names a clause by its number, which will move: write \[who/],
      ['See section 99 below.', /there is no 99/],
      ['See clause 1.1 of the Privacy Policy.', /write \[your rights to/],
      ['See [clause 1.2](#notices).', /names another clause than “Notices” \(4\.\d+\)/],
      ['See [language](#notices).', /names another clause than “Notices”/],
      ['See the [Cookie Policy](/privacy).', /leads to the Privacy Policy: write \[Cookie/],
      ['See [rules](https://rules.other.com).', /leads to rules\.other\.com, which is no address of ours/],
      ['Write to legal@other.com.', /“legal@other\.com” is no address of ours/],
      ['Write to Oakfield Ventures Ltd first.', /“Oakfield Ventures Ltd” is another company/],
      ['It is the the rare one.', /“the the” says the same twice/],
      ['The User may not may not read.', /“may not may not” says the same twice/],
      ['It is rare.It is.', /has no space between/],
      ['It is rare,, still.', /is typed twice/],
      ['It is **rare here.', /“\*\*” is a mark of Markdown that marks nothing/],
      ['It is ==rare== here.', /“==” is a mark of Markdown/],
      ['- One;\n-\n- two.', /is an item without words/],
      ['It is (rare.', /“It is \(rare\.” has \( and \) that do not match/],
      ['It is rare', /“It is rare” ends without a mark/],
      ['(a) Rare.', /“\(a\) Rare\.” begins with a mark that is typed/],
      ['• It is rare.', /begins with a mark that is typed/],
      ['1. Rare.\n2. Fair.', /is a list whose numbers are typed/],
      ['We may (a) ask, (b) wait or (d) write.', /“\(d\)” follows \(b\): is \(c\) missing\?/],
      ['**Rare ones**', /is bold like a heading: write ### Rare ones/],
      ['> Rare.', /is set apart as a quotation/],
      ['### 9.4 Waiver\n\nRare.', /has its number typed/],
      ['### Waiver.\n\nRare.', /“Waiver\.” ends with a mark/],
    ],
    'look',
  );
});

/** Each is right as it is in a contract under English law or that of the financial centre. */
const RIGHT = [
  'A final judgment of a court of France, the Kingdom of Saudi Arabia, Hong Kong or the State of New York may be enforced, and so may the judgments of the courts of Côte d’Ivoire.',
  'Interest on a judgment debt runs at 4% a year above the base rate of the Bank of England.',
  'Prices do not include Value Added Tax, which is 5% in the United Arab Emirates (Article 3 of Federal Decree-Law No. 8 of 2017 on Value Added Tax).',
  'The rules apply mutatis mutandis and pro rata to each add-on, and force majeure, prima facie evidence and ne bis in idem may be relied on, inter alia, pari passu.',
  'Neither side answers for an event that it could not have avoided (“Force Majeure”). While Force Majeure lasts, the duties that it affects are suspended.',
  'A company is insolvent within the meaning of section 123 of the Insolvency Act 1986 or section 119A of the Companies Act 2006, or a similar law of Delaware.',
  'A dispute is settled under the LCIA Rules, which are deemed to be part of this clause. The UNCITRAL Arbitration Rules do not apply.',
  'The United Nations Convention on Contracts for the International Sale of Goods, made at Vienna on 11 April 1980, does not apply, nor does the Contracts (Rights of Third Parties) Act 1999.',
  'Under Article 83(5) of the General Data Protection Regulation a fine may reach €20,000,000 or 4% of the turnover of a year; this clause does not add to it.',
  'Under the Limitation Act 1980 a claim in contract is barred after six years in England and Wales.',
  'Regulation (EU) No 910/2014, which is called eIDAS, and Directive 2011/7/EU of the European Parliament remain unaffected; reports go by goAML.',
  'The Cabinet Decision No. 10 of 2019, Cabinet Resolution No. 58 of 2020 and the Conduct of Business Module apply.',
  'It is at 25 Canada Square, London E14 9SR, with the licence CL0000 and Annex A.',
  'The term “Beneficial Owner” means a natural person. A Beneficial Owner need not hold an Account.',
  'An arbitrator may (a) order a deposit, (b) extend a time limit or (c) issue a partial award.',
  'This follows article 6(1)(f) GDPR, Articles 5 and 6 of DIFC Law No. 5 of 2020, article 6 of the rulebook and clause 4 of the lease.',
  'Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data applies.',
  'A day’s notice – rare – is given; half of the members and a third party meet once a week.',
  'The user manual, a bank account-holder and on account of it.',
  'The fee to be agreed between us is at its foot; it was “a ‘rare’ day”, as in [2020] and [sic].',
  '[This sentence, in <Fact id="countries" /> countries, is in brackets.]',
  `Write to privacy@${site.brandHost}. Three partners wait, I think.`,
];

it('leaves correct legal prose alone', async () => {
  const found = await findingsOfEach(RIGHT);
  expect(
    RIGHT.flatMap((text, index) => (found[index]?.length ? [{ text, found: found[index] }] : [])),
  ).toEqual([]);
});

/** Figures of a contract that are its own, and shared lists: at most to look at. */
const USUAL = [
  'Either side may end a Subscription by thirty days’ notice.',
  'Our total liability in a year of business is limited to US$50,000 or, if higher, the fees of the twelve months before the claim.',
  'Notice of a claim is given within six months of the event; a claim takes effect after two days.',
  'Late sums bear interest of 8% a year until they are paid.',
  'We keep backups for 90 days and records for seven years after the Account is closed.',
  'The User warrants that it is solvent; and that no order was made against it in the last five years.',
  'A User over whom a court has made an order, or who is under administration, tells us within 10 Business Days.',
];

it('refuses no usual clause', async () => {
  expect(await findingsOfEach(USUAL, 'error')).toEqual(USUAL.map(() => []));
});

it.each([
  [
    'a component left open',
    clause,
    '### A\n\n<Note>Rare.',
    /<Note> is opened and not closed: write <\/Note>/,
  ],
  ['braces', clause, '### A\n\nWrite to {the mail address}.', /has \{ or \}.*write round or square brackets/],
  ['import', clause, '### A\n\nimport of goods is free.', /begins with “import” or “export”/],
  ['a less-than sign', clause, '### A\n\nFees <5 are free.', /< that begins no component: write “less than”/],
  ['a gap', clause, '### A\n\nPay <<amount>> a year.', /has “<<amount>>”, which is left open/],
  ['a comment', clause, '### A\n\n<!-- ask Legal -->', /hidden comment: remove it/],
  ['a mail address', clause, '### A\n\nWrite to <a@b.example>.', /write \[words to click on\]\(address\)/],
  ['a value without quotes', clause, '### A\n\n<Fact id=minimumAge />', /not between quotes/],
  [
    'a conflict',
    clause,
    '### A\n\n<<<<<<< HEAD\nRare.\n=======\nFair.\n>>>>>>> b\n',
    /:\d+ holds two wordings/,
  ],
  [
    'a conflict at the top',
    /version: .*/,
    "<<<<<<< A\nversion: '1.2'\n=======\nversion: '1.3'\n>>>>>>> B",
    /:4 holds two/,
  ],
  ['a text that does not end', /title: .*/, "title: 'Terms", /a text does not end where its line ends/],
  ['no data at the top', /^---\n/, '', /:1 front matter is missing/],
] as const)('reports %s alone, with its line (F-B1)', async (_what, from, to, message) => {
  expect(await findingsAfter(from, to)).toEqual([expect.stringMatching(message)]);
});

const advisor = '<Definition term="Advisor">';

it.each<readonly [string, string | RegExp, string, Grade, RegExp]>([
  [
    'a day before the earlier version',
    /effectiveDate: '.+'/,
    "effectiveDate: '2025-01-01'",
    'error',
    /:5 effectiveDate is 2025-01-01, not after that of/,
  ],
  [
    'a former heading that is still there',
    'formerPaths: []',
    "formerPaths: ['/terms#no-waiver -> #notices']",
    'error',
    /:6 the list of former addresses has #no-waiver, which is the address of a heading today/,
  ],
  [
    'a former heading that leads nowhere',
    'formerPaths: []',
    "formerPaths: ['/terms#old -> #notice']",
    'error',
    /:6 .*#notice, which is no heading: did you mean notices\?/,
  ],
  [
    'a former heading of another page',
    'formerPaths: []',
    "formerPaths: ['/privacy#old -> #notices']",
    'error',
    /:6 .*names another page/,
  ],
  [
    'a former address of a page',
    'formerPaths: []',
    "formerPaths: ['/privacy']",
    'error',
    /:6 .*is the address of a page today/,
  ],
  [
    'the title of another document',
    /title: .*/,
    "title: 'Privacy Policy'",
    'error',
    /:2 title is “Privacy Policy”, as in content\/legal\/privacy\.mdx/,
  ],
  [
    'a title unlike that of its page',
    /title: .*/,
    "title: 'Terms of Use'",
    'look',
    /:2 title is “Terms of Use”, and content\/en\/page-metadata\.ts calls the page/,
  ],
  [
    'an open place at the top',
    /summary: .*/,
    "summary: 'It is [●] here.'",
    'error',
    /:3 “\[●\]” is left open/,
  ],
  [
    'a price at the top',
    /summary: .*/,
    "summary: 'Business costs $13,000.'",
    'error',
    /:3 "\$13,000" contradicts priceBusiness/,
  ],
  [
    'a term defined twice',
    advisor,
    `<Definition term="Account">Rare.</Definition>\n\n${advisor}`,
    'error',
    /“Account” is defined in line \d+ too/,
  ],
  [
    'a term that is never used',
    advisor,
    `<Definition term="Adverse Event">Rare.</Definition>\n\n${advisor}`,
    'look',
    /“Adverse Event” is defined and never used/,
  ],
  [
    'a term out of order',
    '<Definition term="Virtual',
    '<Definition term="Account Holder">Each Account Holder.</Definition>\n\n<Definition term="Virtual',
    'look',
    /“\w+(?: \w+)*” is out of alphabetical order/,
  ],
  [
    'a definition that is gone',
    /<Definition term="Virtual Data Room">.*\n\n/,
    '',
    'look',
    /“Virtual Data Room” has capital letters/,
  ],
  [
    'a table that has lost its line',
    /\| -+ \|.*\n/,
    '',
    'error',
    /is a row of a table whose head is missing/,
  ],
  [
    'a part without a clause',
    '## General provisions',
    '## Waivers\n\n## General provisions',
    'look',
    /part “Waivers” has no clause/,
  ],
  [
    'text outside a clause',
    '## General provisions\n',
    '## General provisions\n\nRare.\n',
    'look',
    /“Rare\.” is outside a clause/,
  ],
])('finds %s', async (_what, from, to, grade, message) => {
  expect(await findingsAfter(from, to, 'terms.mdx', grade)).toContainEqual(expect.stringMatching(message));
});

it.each([
  ['18 years', '<Fact id="minimumAge" /> years', /2025-03-01\.mdx:\d+ an earlier version keeps what it said/],
  ['Our decision is final', '{1}', /2025-03-01\.mdx:\d+ has \{ or \}/],
] as const)(
  'looks in an earlier version for what would change or break it: %s',
  async (from, to, message) => {
    expect(await findingsAfter(from, to, 'versions/terms/2025-03-01.mdx')).toEqual([
      expect.stringMatching(message),
    ]);
  },
);

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
