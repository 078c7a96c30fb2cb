import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { keyOf, mapTexts, textsOf } from './texts.ts';

const about = {
  title: 'About {site.name}',
  value: '{countries}',
  separator: ', ',
  address: 'mailto:a@brand.example',
  from: '2027-01-01',
  size: 3,
  items: [{ id: 'first', title: 'One' }, { title: 'Two' }],
  points: ['Free', 'Fast', 'Free'],
};

it('each text is named by its keys and ids, and what code reads is left out', () => {
  expect(textsOf('a.ts', { about }, 'ar').map(({ context, english }) => [context, english])).toEqual([
    ['about.title', 'About {site.name}'],
    ['about.separator', ', '],
    ['about.items.first.title', 'One'],
    ['about.items.title', 'Two'],
    ['about.points', 'Free'],
    ['about.points', 'Fast'],
  ]);
});

it('a change of texts changes nothing else', () => {
  const changed = mapTexts('a.ts', { about }, 'ar', ({ english }) => english.toUpperCase());
  expect(changed).toEqual({
    about: {
      ...about,
      title: 'ABOUT {SITE.NAME}',
      items: [{ id: 'first', title: 'ONE' }, { title: 'TWO' }],
      points: ['FREE', 'FAST', 'FREE'],
    },
  });
});

const cases = z
  .array(
    z.strictObject({ file: z.string(), name: z.string(), value: z.unknown(), contexts: z.array(z.string()) }),
  )
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')));

it.each(cases)(
  'short words of $file, $name are offered to translators, and no values that code reads',
  ({ file, name, value, contexts }) => {
    expect(textsOf(file, { [name]: value }, 'ar').map(({ context }) => context)).toEqual(contexts);
  },
);

it.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], ['zero', 'one', 'two']],
  ['en', ['one', 'other'], ['one']],
  ['fr', ['one', 'many', 'other'], []],
  ['ru', ['one', 'few', 'many', 'other'], []],
  ['ja', ['other'], []],
])('the plural forms of %s are taken, and those of one number are known', (locale, forms, ofOneNumber) => {
  const texts = textsOf('a.ts', { found: { one: '{count} answer', other: '{count} answers' } }, locale);
  expect(texts.map(({ context }) => context)).toEqual(forms.map((form) => `found.${form}`));
  expect(texts.find(({ context }) => context === 'found.one')?.english ?? '{count} answer').toBe(
    '{count} answer',
  );
  expect(texts.find(({ context }) => context === 'found.other')?.english).toBe('{count} answers');
  expect(texts.filter(({ plural }) => plural?.isOfOneNumber).map(({ context }) => context)).toEqual(
    ofOneNumber.map((form) => `found.${form}`),
  );
});

it('no text moves when an item is inserted before it', () => {
  const before = textsOf('a.ts', { about }, 'ar').map(keyOf);
  const items = [{ title: 'New' }, ...about.items];
  const after = textsOf('a.ts', { about: { ...about, items } }, 'ar').map(keyOf);
  expect(after).toEqual(expect.arrayContaining(before));
});
