import { expect, it } from 'vitest';

import { keyOf, mapTexts, textsOf } from './texts.ts';

const about = {
  kind: 'prose',
  title: 'About {site.name}',
  value: '{countries}',
  separator: ', ',
  to: { route: 'pricing', hash: 'plans' },
  address: 'mailto:a@brand.example',
  currency: 'USD',
  from: '2027-01-01',
  size: 3,
  items: [{ id: 'first', title: 'One' }, { title: 'Two' }],
  points: ['Free', 'Fast', 'Free'],
};

it('names each text by its keys and ids, and leaves out what code reads', () => {
  expect(textsOf({ about }, 'ar').map(({ context, english }) => [context, english])).toEqual([
    ['about.title', 'About {site.name}'],
    ['about.separator', ', '],
    ['about.items.first.title', 'One'],
    ['about.items.title', 'Two'],
    ['about.points', 'Free'],
    ['about.points', 'Fast'],
  ]);
});

it('changes texts and nothing else', () => {
  const changed = mapTexts({ about }, 'ar', ({ english }) => english.toUpperCase());
  expect(changed).toEqual({
    about: {
      ...about,
      title: 'ABOUT {SITE.NAME}',
      items: [{ id: 'first', title: 'ONE' }, { title: 'TWO' }],
      points: ['FREE', 'FAST', 'FREE'],
    },
  });
});

it.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['fr', ['one', 'many', 'other']],
  ['ja', ['other']],
])('takes the plural forms of %s', (locale, forms) => {
  const texts = textsOf({ found: { one: '{count} answer', other: '{count} answers' } }, locale);
  expect(texts.map(({ context }) => context)).toEqual(forms.map((form) => `found.${form}`));
  expect(texts.find(({ context }) => context === 'found.one')?.english ?? '{count} answer').toBe(
    '{count} answer',
  );
  expect(texts.find(({ context }) => context === 'found.other')?.english).toBe('{count} answers');
});

it('moves no text when an item is inserted before it', () => {
  const before = textsOf({ about }, 'ar').map(keyOf);
  const after = textsOf({ about: { ...about, items: [{ title: 'New' }, ...about.items] } }, 'ar').map(keyOf);
  expect(after).toEqual(expect.arrayContaining(before));
});
