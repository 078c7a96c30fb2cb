import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { site } from '#content/site.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { Site } from '#src/model/site.schema.ts';
import { filesIn } from '#tests/support/files-in.ts';
import { findBrokenPlaces, readEnglish } from './english.ts';
import { translate } from './translate.ts';

const nameIn = ({ name, names }: Site) => names?.ar ?? name;
const brand = nameIn(site);

/** A small project: its facts and brand, English words and catalogues of Arabic. */
const files = await filesIn(new URL('golden/words.txt', import.meta.url));
const about = files['ar/about.po'] ?? '';

/** The words of a small project in Arabic. */
async function translated(changed: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content'), { ...files, ...changed });
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
    { file: 'content/ar/about.po', line: 2 },
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
  ['a joiner, which Latin letters do not need', '`About\u200Dus`'],
])('finds an English text with %s', async (_name, text) => {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const source = `import { site } from '../site.ts';\nexport const about = {\n  name: site.name,\n  found: ${text},\n};`;
  await writeFiles(join(root, 'content'), { ...files, 'en/about.ts': source });
  const [found] = await findBrokenPlaces(root, await readEnglish(root));
  expect(found).toMatchObject({ file: 'content/en/about.ts', line: 4 });
});

it('a text is shown in English, marked, until it is translated', async () => {
  const { about: shown } = await translated({ 'ar/about.po': '' });
  expect(shown).toMatchObject({ title: `⟦About ${brand}⟧`, quote: `⟦“من صنع ${brand}”⟧` });
});
