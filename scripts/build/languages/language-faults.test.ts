import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { compareWords } from './compare-words.ts';
import { findLanguageFaults } from './language-faults.ts';
import { wordsLeft } from './untranslated.ts';

/** A project with these files of words. */
async function projectOf(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'languages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await Promise.all(
    Object.entries(files).map(async ([file, source]) => {
      await mkdir(dirname(join(root, 'content', file)), { recursive: true });
      await writeFile(join(root, 'content', file), source);
    }),
  );
  return root;
}

const english = `const facts = { price: { text: '$1' }, age: { text: '18' } };
export const about = {
  kind: 'prose',
  title: 'About the company',
  price: \`From \${facts.price.text} a year\`,
  step: 'Step {step} of {total}',
  items: ['One', 'Two'],
  to: { route: 'pricing', hash: 'plans' },
  size: 3,
  count: { one: '{count} page', other: '{count} pages' },
  who: 'Adults',
};
`;

const arabic = `const facts = { price: { text: '$1' }, age: { text: '18' } };
export const about = {
  kind: 'prose',
  title: 'عن الشركة',
  price: \`من \${facts.price.text} سنويًا\`,
  step: 'الخطوة {step} من {total}',
  items: ['واحد', 'اثنان'],
  to: { route: 'pricing', hash: 'plans' },
  size: 3,
  count: {
    zero: 'لا صفحات', one: 'صفحة', two: 'صفحتان', few: '{count} صفحات', many: '{count} صفحة', other: '{count} صفحة',
  },
  who: 'البالغون',
};
`;

const faultsOf = async (other: string, file = 'about.ts') =>
  findLanguageFaults(['en', 'ar'], await projectOf({ 'en/about.ts': english, [`ar/${file}`]: other }));

it('finds no fault where only the texts differ', async () => {
  expect(await faultsOf(arabic)).toEqual([]);
});

it('names files that one of the folders lacks', async () => {
  expect(await faultsOf(arabic, 'pages/about.ts')).toEqual([
    'content/ar/about.ts is missing: copy content/en/about.ts and translate its texts',
    'content/ar/pages/about.ts has no file of its name in content/en: remove it',
  ]);
});

it.each([
  ['a missing key', "  who: 'البالغون',\n", '', 'content/ar/about.ts:2 about.who is missing: add it'],
  [
    'a key too many',
    'size: 3',
    "size: 3, extra: 'زائد'",
    ':9 about.extra is not in the English file: remove',
  ],
  ['a shorter list', "'واحد', ", '', ':7 about.items has 1 entries, and the English list 2'],
  ['another id', "kind: 'prose'", "kind: 'list'", ':3 about.kind is list, and must be prose'],
  ['another address', "hash: 'plans'", "hash: 'prices'", ':8 about.to.hash is prices, and must be plans'],
  ['another number', 'size: 3', 'size: 4', ':9 about.size is 4, and must be 3'],
  ['another fact', 'facts.price.text', 'facts.age.text', ':5 about.price lacks price and has age too many'],
  ['a figure in place of its fact', '${facts.price.text}', '$1', ':5 about.price lacks price: use the facts'],
  ['another placeholder', '{total}', '{count}', ':6 about.step lacks {total} and has {count} too many'],
  ['a text that was left', 'عن الشركة', 'About the company', ':4 about.title is still in English (“About'],
  [
    'a sentence that was left',
    'عن الشركة',
    'عن: the name of our company',
    ':4 about.title is still in English',
  ],
  ['a plural form that is missing', "few: '{count} صفحات', ", '', ':10 about.count.few is missing'],
  [
    'a plural form without its number',
    "other: '{count} صفحة'",
    "other: 'صفحة'",
    'about.count.other lacks {count}',
  ],
  ['another name', 'export const about', 'export const abuot', ':1 about is missing: export it'],
])('finds %s', async (_what, from, to, expected) => {
  expect(arabic).toContain(from);
  expect((await faultsOf(arabic.replace(from, to))).join('\n')).toContain(expected);
});

it('lists every fault at once', async () => {
  const other = arabic
    .replace('size: 3', 'size: 4')
    .replace('عن الشركة', 'About')
    .replace("'prose'", "'list'");
  expect((await faultsOf(other)).map((fault) => fault.split(' ')[0])).toEqual(
    [3, 4, 9].map((line) => `content/ar/about.ts:${line}`),
  );
});

it('finds a figure of a function that uses another fact', async () => {
  const root = await projectOf({
    'en/about.ts': 'const facts = { a: 1, b: 2 };\nexport const of = () => facts.a;',
    'ar/about.ts': 'const facts = { a: 1, b: 2 };\nexport const of = () => facts.b;',
  });
  expect(await findLanguageFaults(['ar'], root)).toEqual([
    'content/ar/about.ts:1 lacks facts.a: use the facts of the English file',
    'content/ar/about.ts:1 has facts.b, and the English file has not: remove it',
  ]);
});

it('finds an import that leads to English words', async () => {
  const source = "import { labels } from '../en/labels.ts';\nexport const about = labels;";
  const root = await projectOf({
    'en/labels.ts': "export const labels = { a: 'A4' };",
    'ar/labels.ts': "export const labels = { a: 'A4' };",
    'en/about.ts': source,
    'ar/about.ts': source,
  });
  expect(await findLanguageFaults(['ar'], root)).toEqual([
    'content/ar/about.ts:1 imports ../en/labels.ts, which is in English: import content/ar/labels.ts by a relative path',
  ]);
});

it('lets a language have its own pictures for shared links', async () => {
  const tableOf = (alt: string, pages: string) =>
    `export const sharingImage = { alt: '${alt}', pages: { ${pages} } };`;
  const shown = "about: { openGraph: { file: 'about.png', alt: 'A well' } }";
  const own =
    "about: { openGraph: { file: 'about-ar.png', alt: 'بئر' } }, faq: { twitter: { file: 'faq.png', alt: 'أسئلة' } }";
  const files = (pages: string) => ({
    'en/page-metadata.ts': tableOf('Lines', shown),
    'ar/page-metadata.ts': tableOf('خطوط', pages),
  });
  expect(await findLanguageFaults(['ar'], await projectOf(files(own)))).toEqual([]);
  expect(await findLanguageFaults(['ar'], await projectOf(files('')))).toEqual([]);
  expect(await findLanguageFaults(['ar'], await projectOf(files(shown)))).toEqual([
    expect.stringContaining('sharingImage.pages.about.openGraph.alt is still in English'),
  ]);
});

it.each([
  'نص',
  'عبر Chromium',
  'KYC/AML',
  'name@company.com',
  '{step}',
  'https://brand.example/about',
  '$1',
  'Firefox',
])('takes %j for translated', (text) => {
  expect(wordsLeft(text)).toBeUndefined();
});

const noFacts = () => ({ english: [], other: [] });

it.each([
  ['another text', 'en', 'Log in', 'Se connecter', 0],
  ['the English text', 'en', 'Log in', 'Log in', 1],
  ['a Latin text where the language has other letters', 'ar', 'Log in', 'Se connecter', 1],
] as const)('takes %s in Latin letters for what it is', (_text, code, from, to, faults) => {
  expect(compareWords({ english: from, other: to, code, factsAt: noFacts })).toHaveLength(faults);
});

it('keeps the code of a currency', () => {
  const words = { english: { currency: 'USD' }, other: { currency: 'دولار' } };
  expect(compareWords({ ...words, code: 'ar', factsAt: noFacts })).toHaveLength(1);
});
