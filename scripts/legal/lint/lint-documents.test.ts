import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { readLegalFile, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { clause, findingsAfter, findingsIn } from '#tests/support/legal/findings-after.ts';
import { madeUpDocuments } from '#tests/support/legal/made-up-documents.ts';
import type { Grade } from '../diagnostic.ts';
import { lintDocuments } from './lint-documents.ts';

/** A text in place of a clause, and its one finding. */
type Row = readonly [text: string, message: RegExp];

/** Line of the clause that is replaced. */
const FIRST_LINE = 51;

/** Each text is a clause of one document, so that it is read once. @returns the findings of each, as `grade: message` */
async function findingsOfEach(texts: readonly string[]): Promise<string[][]> {
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
    all
      .filter(({ line }) => line >= lineOf(index) && line < lineOf(index + 1))
      .map(({ grade, message }) => `${grade}: ${message}`),
  );
}

/** Each text has one finding, of this grade. */
async function expectOneEach(rows: readonly Row[], grade: Grade): Promise<void> {
  const found = await findingsOfEach(rows.map(([text]) => text));
  const wrong = rows.flatMap(([text, message], index) => {
    const [first = '', ...others] = found[index] ?? [];
    const isRight = first.startsWith(grade) && message.test(first) && others.length === 0;
    return isRight ? [] : [{ text, found: found[index] }];
  });
  expect(wrong).toEqual([]);
}

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

const table = (head: string, rule: string, row: string) =>
  `<Table caption="Rare">\n\n${[head, rule, row].filter(Boolean).join('\n')}\n\n</Table>`;

it('refuses what is certain (F-L2, F-L4)', async () => {
  await expectOneEach(
    [
      [table('| Plan | Price |', '| --- | --- |', '| Business | $98,765 |'), /contradicts priceBusiness/],
      ['It is tbd by us.', /left open/],
      ['See Error! Reference source not found.', /left open/],
      ['It is fair. // ask Sara', /“\/\/ ask Sara” is left open/],
      ['Page 3 of 12', /left open/],
      ['Lorem ipsum of it.', /“Lorem ipsum” is left open/],
      ['Insert date of it here.', /“Insert date” is left open/],
      ['It is fair (Sara to check it).', /“\(Sara to check it\)” is left open/],
      ['See [our prices](/pricing#fees).', /leads to no place of \/pricing/],
      ['Within five (6) days.', /says one number in words and another in digits/],
      ['We met on 31 February 2026.', /is no day of the calendar/],
      ['We met on Monday 1 March 2025.', /was or will be a Saturday: write Saturday 1 March 2025/],
      ['“Account” means a bank account-holder.', /“Account” is defined in line \d+ too/],
      ['This is subject to clause 99.4.', /“clause 99\.4” is no clause: write the words of its heading/],
      ['See section 9.9 of the Privacy Policy.', /is no clause: write .* as a link, \[words\]\(\/privacy#/],
      ...['[●]', '[insert the day]', '____', 'TBC', '$XX', '[ ]', '{date}', '(tbc)', '[Name]'].map(
        (open): Row => [`It is ${open} here.`, /left open/],
      ),
      ['It is due on dd/mm/yyyy.', /left open/],
      ['Write to name@example.com.', /left open/],
      ['It is within … days.', /left open/],
      ['- [ ] It is rare.', /left open/],
      ['Not before <Fact id="minimalAge" />.', /names no figure of the site: did you mean minimumAge\?/],
      ['<Adress />', /<Adress> is no component: did you mean Address\?/],
      ['<Note></Note>', /<Note> is empty/],
      ['See {1} there.', /has \{ or \}, .*: write round or square brackets/],
      ['See [fees](#change-to-fees).', /leads to no clause of content\/legal\/terms\.mdx: did you mean/],
      ['See [it][one].\n\n[one]: #notice', /is a link whose address is in another line/],
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
      ['Business costs ninety thousand five hundred dollars.', /contradicts priceBusiness/],
      ['A fee is payable\nwithin ten days.', /contradicts feeDueDays/],
      ['A fee is payable within six (6) calendar days.', /contradicts feeDueDays/],
      ['A User must be at least 21.', /contradicts minimumAge/],
      ['A claim against us must be brought within two years.', /contradicts claimsYears/],
      ['We may change our fees by thirty days’ notice.', /contradicts feeChangeNoticeDays/],
      ['It is an entity with cash of at least US$1,000,000.', /contradicts professionalClientCash/],
      ['Your consent answer is kept for 12 months.', /contradicts consentAnswerMonths/],
      ['A fee of $400 is due.', /"\$400" is a price that the site does not have/],
      ['A fee is payable within five calendar days.', /repeats feeDueDays .*: write <Fact id="feeDueDays"/],
      ['A fee is payable within <Fact id="claimsYears" />.', /is used where the text speaks of feeDueDays/],
      ['We met on March 4th, 2026.', /is a day in another form: write 4 March 2026/],
      ['We met on 04/03/2026.', /may be read as more than one day/],
      ['This is effective from 2 February 2026.', /is shown at its top: leave it out/],
      ['It is “rare" here.', /slip of typing: the check of a proposal and npm run legal -- --fix write “is/],
      ['It is ra\u200bre.', /“is rare\.” holds a character that cannot be seen \(U\+200B\)/],
      ['It is&nbsp;rare.', /“It is rare\.” holds a character that cannot be seen \(&nbsp;\)/],
      ['It is  rare.', /“It is” has more than one space|more than one space/],
      ['We tell the Advizor first.', /“Advizor” has .* term: did you mean Advisor\? Otherwise add/],
      ['We tell the Escrow Agent first.', /“Escrow Agent” has capital letters but is no defined term: add/],
      ['A Professional Cliant may read.', /“Professional Cliant” has capital letters/],
      ['This is for a user only.', /“user” is written small, and User is a defined term: write User/],
      ['Where users may read it.', /“users” is written small/],
      ['It is our liabilty.', /“liabilty” is in no dictionary .* did you mean “liability”\?/],
      ['It is for the DIFC Autority to say.', /“Autority” is in no dictionary .* did you mean “Authority”/],
      ['A fee is non refundable.', /“non refundable” lacks its hyphen/],
      ['They hold an it in it.', /“an it” is no English/],
      ['Close there Account.', /“there Account” is no English/],
      ['They keep a address.', /“a address” needs “an”/],
      ['An User may read.', /“An User” needs “a”/],
      ['Each side bears it’s own costs.', /“it’s” means “it is”/],
      ['The sum has to be confirmed.', /“to be confirmed” may be left open/],
      [
        'It follows its Shareholders’ Agreement, and its Articles of Association.',
        /Agreement”, “Articles of Association” have/,
      ],
      ['Qanat Technologies Ltd is here.', /is not the name of our company: write Qanat Technologies Limited/],
      ['Qanat FZ-LLC is here.', /is not the name of our company/],
      ['Call +971 4 123 4567.', /is no telephone number of ours/],
      ['These terms apply from 1 March 2027.', /its top says 2 February 2026/],
      [
        'They are governed by the laws of France. They are governed by the laws of Japan.',
        /“Japan” is a second governing law, after “France”/,
      ],
      ['The courts of France have it. The courts of Japan have it.', /“Japan” is a second court/],
      ['We ask:\n\n- for one; and\n- for two; and', /ends a list as if an item followed/],
      ['We may (a) ask, (c) wait or (b) write.', /“\(b\)” comes after \(c\): put the items in order/],
      ['It has six rare kinds: one, two and three.', /“six rare kinds” are followed by three/],
      ['It has two rare kinds:\n\n- one;\n- two; and\n- three.', /are followed by three/],
      ['It is between US$5,000 and US$1,000.', /ends before it begins/],
      ['It runs from 1 May 2026 to 1 April 2026.', /ends before it begins/],
      ['From 1 May 2026 to 1 April 2026 it runs.', /ends before it begins/],
      ['It lasts 10–5 days.', /ends before it begins/],
      ['It is *rare here.', /“\*” is a mark of Markdown/],
      ['It is a con- tract.', /parted at the end of a line/],
      ['It is in Schedule 3.', /“Schedule 3” is not attached to this document/],
      ['See clause 1.1 there.', /“clause 1\.1” names a clause by its number, which will move: write \[who/],
      ['See clause 1.1 of the Privacy Policy.', /write \[your rights to/],
      ['See [clause 1.2](#notices).', /names another clause than “Notices” \(4\.\d+\)/],
      ['See [language](#notices).', /names another clause than “Notices”/],
      ['See the [Cookie Policy](/privacy).', /leads to the Privacy Policy: write \[Cookie/],
      ['See [rules](https://rules.other.com).', /leads to rules\.other\.com, which is no address of ours/],
      ['Write to legal@other.com.', /leads to other\.com, which is no address of ours/],
      ['Write to Oakfield Ventures Ltd first.', /“Oakfield Ventures Ltd” is another company/],
      ['The User may not may not read.', /“may not may not” says the same twice/],
      ['It is rare.It is.', /has no space between/],
      ['It is rare,, still.', /is typed twice/],
      ['It is **rare here.', /“\*\*” is a mark of Markdown that marks nothing/],
      ['- One;\n-\n- two.', /is an item without words/],
      ['It is (rare.', /“It is \(rare\.” has \( and \) that do not match/],
      ['It is rare', /“It is rare” ends without a mark/],
      ['(a) Rare.', /“\(a\) Rare\.” begins with a mark that is typed/],
      ['1. Rare.\n2. Fair.', /is a list whose numbers are typed/],
      ['We may (a) ask, (b) wait or (d) write.', /“\(d\)” follows \(b\): is \(c\) missing\?/],
      ['**Rare ones**', /is bold like a heading: write ### Rare ones/],
      ['> Rare.', /is set apart as a quotation/],
      ['### 9.4 Waiver\n\nRare.', /has its number typed/],
      ['### Waiver.\n\nRare.', /“Waiver\.” ends with a mark/],
    ],
    'warning',
  );
});

/** As it is in a contract under English law or that of the financial centre. */
const RIGHT = [
  'Either party may end it by giving not less than thirty (30) days’ written notice.',
  'Our liability shall not exceed the greater of US$100,000 and 150% of the fees paid in the twelve (12) months before the claim.',
  'Overdue sums bear interest at 4% per annum above the Base Rate of the Bank of England, or at EIBOR plus 2 per cent.',
  'Fees are exclusive of VAT, which is 5% in the United Arab Emirates (Article 3 of Federal Decree-Law No. 8 of 2017 on Value Added Tax).',
  'A penalty of AED 1,000,000 (one million dirhams) may be due, and a minimum ticket may be shown as AED 367,250.',
  'You are responsible for returning it within ten (10) days of our request; we reply to a complaint within eight (8) weeks.',
  'It is not directed at children under the age of 13.',
  'A body corporate qualifies with a balance sheet total of US$20 million or own funds of US$2 million.',
  'Where you pay for a year in advance, the fee is reduced by 10%; a monthly charge of US$25 and a one-time charge of US$250 may apply.',
  'In the ordinary course of business a file may not exceed 25 MB.',
  'Whoever has raised more than US$5,000,000 tells us; we keep the record for at least six (6) years.',
  'A breach is notified within 72 hours; a request for support is answered within 2 hours.',
  'If force majeure lasts for more than sixty (60) consecutive days, either side may end it.',
  'A claim for a wrong invoice must be made within 60 days of it.',
  'A final judgment of a court of France, the Kingdom of Saudi Arabia, Hong Kong or the State of New York may be enforced.',
  'The rules apply mutatis mutandis and pro rata, and prima facie evidence and ne bis in idem may be relied on, inter alia, pari passu.',
  'Neither side answers for an event that it could not have avoided (“Force Majeure”). While Force Majeure lasts, the duties are suspended.',
  'It is insolvent within section 123 of the Insolvency Act 1986 or section 119A of the Companies Act 2006; that Act applies.',
  'A dispute is settled by three arbitrators under the DIAC Arbitration Rules 2022 or the LCIA Rules.',
  'The United Nations Convention on Contracts for the International Sale of Goods, made at Vienna on 11 April 1980, does not apply, nor does the Contracts (Rights of Third Parties) Act 1999.',
  'Under Article 83(5) of the General Data Protection Regulation a fine may reach €20,000,000 or 4% of the turnover of a year.',
  'Under Federal Decree-Law No. 45 of 2021, article 4, a sukuk that was sold in Abu Dhabi is kept for 30 days.',
  'Regulation (EU) No 910/2014, which is called eIDAS, and Directive 2011/7/EU of the European Parliament remain unaffected; reports go by goAML.',
  'Cabinet Decision No. (10) of 2019, Cabinet Resolution No. 58 of 2020, the DFSA Rulebook, COB Module Rule 2.3.3, the FCA Handbook and the Conduct of Business Module apply.',
  'It is at 25 Canada Square, London E14 9SR, with the licence CL0000, number 1234-5678, and Annex A and Schedule A to the lease.',
  'For Clause 17 and Clause 18(b) of the Standard Contractual Clauses the law of Ireland counts.',
  'An arbitrator may (a) order a deposit, (b) extend a time limit or (c) issue a partial award.',
  'This follows article 6(1)(f) GDPR, Articles 5 and 6 of DIFC Law No. 5 of 2020, article 6 of the rulebook and clause 4 of the lease.',
  'Article XX of the Treaty and Smith v Jones [2020] remain; it was “a ‘rare’ day”, as in [sic].',
  'The term “Beneficial Owner” means a natural person. A Beneficial Owner need not hold an Account.',
  'In this clause, “Account” means a bank account-holder, on account of it.',
  'A day’s notice – rare – is given within an hour; a user manual and a one-off use are at hand.',
  'A User may insert the address of the sender.',
  '[This sentence, in <Fact id="countries" /> countries, is in brackets.]',
  '[Reserved.]',
  'THE PLATFORM IS PROVIDED “AS IS”, AND WE DISCLAIM ALL WARRANTIES, EXPRESS OR IMPLIED.',
  'The Arabic term “الشريعة” is used; it applies from 1 Ramadan 1447 AH, and at Level 4, Gate Avenue.',
  'Clause 7 (Return of documents) of the lease survives; as section 36 of the Contracts Act says, articles 84 to 87 apply.',
  'As Article 4(1) of the GDPR has it, “Account” means a bank account.',
  'It held at [45] that “time [was] rare”, in the sense of Article 28(3)(a) to (h) of the GDPR.',
  'It is encrypted with AES-256 and TLS 1.3, as the ’90s did.',
  `Write to privacy@${site.brandHost}. Three partners wait, I think.`,
];

it('refuses no correct clause, and shows at most its own figures', async () => {
  const found = await findingsOfEach(RIGHT);
  const wrong = RIGHT.flatMap((text, index) =>
    (found[index] ?? [])
      .filter((one) => !/^warning: "[^"]+" is a price that/.test(one))
      .map((one) => ({ text, one })),
  );
  expect(wrong).toEqual([]);
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
