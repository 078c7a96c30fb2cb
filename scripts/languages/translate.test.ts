import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { site } from '#content/site.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { Site } from '#src/model/site.schema.ts';
import { findBrokenPlaces, readEnglish } from './english.ts';
import { translate } from './translate.ts';

const nameIn = ({ name, names }: Site) => names?.ar ?? name;
const brand = nameIn(site);

const english = {
  'facts.ts': `export const facts = {
    price: { value: 150, text: '$150' },
    raised: { value: 25_000_000_000, text: '$25B+' },
    fee: { value: 3, text: '3 coins', from: '2999-01-01', before: { value: 2, text: '2 coins' } },
  };`,
  'site.ts': `export const site = { name: 'Qanat', address: { lines: ['Gate Avenue'], locality: 'Dubai' } };`,
  'en/company.ts': `import { site } from '../site.ts';
    export const company = { tagline: \`Made by \${site.name}\`, address: site.address.lines };`,
  'en/about.ts': `import { facts } from '../facts.ts';
    import { site } from '../site.ts';
    import { company } from './company.ts';
    export const about = {
      title: \`About \${site.name}\`,
      fees: \`From \${facts.price.text} to \${facts.fee.text}, of \${facts.raised.text}\`,
      quote: \`“\${company.tagline}”\`,
      step: 'Step {step} of {total}',
      count: { one: '{count} page', other: '{count} pages' },
      address: company.address,
    };`,
} as const;

const about = `
msgctxt "about.title"
msgid "About {site.name}"
msgstr "عن {site.name}"

msgctxt "about.fees"
msgid "From {price} to {fee}, of {raised}"
msgstr "من {price} إلى {fee}، من {raised}"

msgctxt "about.quote"
msgid "“{company.tagline}”"
msgstr "«{company.tagline}»"

msgctxt "about.step"
msgid "Step {step} of {total}"
msgstr "الخطوة {step} من {total}"

${['zero', 'one', 'two', 'few', 'many', 'other']
  .map(
    (form) =>
      `msgctxt "about.count.${form}"\nmsgid "{count} page${form === 'one' ? '' : 's'}"\nmsgstr "${form === 'one' ? 'صفحة' : '{count} صفحات'}"\n`,
  )
  .join('\n')}`;

const arabic = {
  'ar/about.po': about,
  'ar/company.po': 'msgctxt "company.tagline"\nmsgid "Made by {site.name}"\nmsgstr "من صنع {site.name}"\n',
  'ar/site.po': `msgctxt "site.address.lines"\nmsgid "Gate Avenue"\nmsgstr "غيت أفينيو"\n
msgctxt "site.address.locality"\nmsgid "Dubai"\nmsgstr "دبي"\n`,
  'ar/facts.po': `msgctxt "facts.raised.text"\nmsgid "$25B+"\nmsgstr "$25B+"\n
msgctxt "facts.fee.text"\nmsgid "3 coins"\nmsgstr "3 قطع"\n
msgctxt "facts.fee.before.text"\nmsgid "2 coins"\nmsgstr "قطعتين"\n`,
} as const;

/** The words of a small project in Arabic. */
async function translated(changed: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content'), { ...english, ...arabic, ...changed });
  const { words, catalogues } = await translate(root, 'ar', await readEnglish(root));
  return {
    about: words.get('about.ts')?.['about'],
    problems: catalogues.flatMap(({ ofFile, open, problems }) =>
      ofFile.length > 0 ? ofFile : [...open, ...problems],
    ),
  };
}

it('translations are laid over English, with the values of facts, the brand and other words in that language', async () => {
  expect(await translated()).toEqual({
    about: {
      title: `عن ${brand}`,
      fees: 'من 150 دولارًا إلى قطعتين، من \u2066$25B+\u2069',
      quote: `«من صنع ${brand}»`,
      step: 'الخطوة {step} من {total}',
      count: {
        ...{ zero: '{count} صفحات', one: 'صفحة', two: '{count} صفحات', few: '{count} صفحات' },
        ...{ many: '{count} صفحات', other: '{count} صفحات' },
      },
      address: ['غيت أفينيو'],
    },
    problems: [],
  });
});

it('broken and missing catalogues are reported', async () => {
  const { problems } = await translated({
    'ar/about.po': about.replace('msgid "About', 'msgid About'),
    'ar/facts.po': '',
  });
  expect(problems).toMatchObject([
    { file: 'content/ar/facts.po', line: 1 },
    { file: 'content/ar/about.po', line: 3 },
  ]);
});

it('a translation with a wrong place is never shown', async () => {
  const { about: shown } = await translated({
    'ar/about.po': about.replace('عن {site.name}', 'عن {site.nam}'),
  });
  expect(shown).toMatchObject({ title: `⟦About ${brand}⟧`, step: 'الخطوة {step} من {total}' });
});

it.each([
  ['a pattern of ICU', "'{count, plural, one {# page} other {# pages}}'"],
  ['a misspelt name', '`About ${site.nam}`'],
  ['a group of values for one', '`About ${site.address}`'],
  ['a tag', '`About <b>us</b>`'],
  ['an entity', '`About&nbsp;us`'],
  ['a sign without width', '`About\u200Bus`'],
  ['a joiner, which Latin letters do not need', '`About\u200Dus`'],
  ['a tab', '`About\tus`'],
])('finds an English text with %s', async (_name, text) => {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const source = `import { site } from '../site.ts';\nexport const about = {\n  name: site.name,\n  found: ${text},\n};`;
  await writeFiles(join(root, 'content'), { ...english, 'en/about.ts': source });
  const [found] = await findBrokenPlaces(root, await readEnglish(root));
  expect(found).toMatchObject({ file: 'content/en/about.ts', line: 4 });
});

it('a text is shown in English, marked, until it is translated', async () => {
  const { about: shown } = await translated({ 'ar/about.po': '' });
  expect(shown).toMatchObject({ title: `⟦About ${brand}⟧`, quote: `⟦“من صنع ${brand}”⟧` });
});
