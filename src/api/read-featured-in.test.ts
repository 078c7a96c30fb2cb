import { expect, it } from 'vitest';

import { readFeaturedIn } from './read-featured-in.ts';

const origin = 'https://api.example';

it('reads link and picture of each item', () => {
  expect(readFeaturedIn([{ link: 'https://press.example/a', image: '/media/a.svg' }], origin)).toEqual([
    { link: 'https://press.example/a', image: 'https://api.example/media/a.svg' },
  ]);
});

it('accepts http for a link, but not for a picture (R7.3)', () => {
  const link = 'http://press.example/a';
  expect(readFeaturedIn([{ link, image: '/a.svg' }], origin)).toMatchObject([{ link }]);
  expect(readFeaturedIn([{ link, image: 'http://press.example/a.svg' }], origin)).toEqual([]);
});

it('keeps the logo and drops a link that is not safe (F-A23)', () => {
  const [item] = readFeaturedIn(
    [{ link: 'javascript:alert(1)', image: 'https://cdn.example/a.svg' }],
    origin,
  );
  expect(item).toEqual({ link: undefined, image: 'https://cdn.example/a.svg' });
});

it.each([
  null,
  7,
  'text',
  [],
  { image: 'http://cdn.example/a.svg' },
  { image: null },
  { image: 'data:image/svg+xml,<svg/>' },
  JSON.parse('{"__proto__":{"image":"https://a.example/1"}}'),
])('drops the item %j (F-A23)', (item) => {
  expect(readFeaturedIn([item], origin)).toEqual([]);
});

it('limits a huge answer', () => {
  const answer = Array.from({ length: 10_000 }, (_, index) => ({ image: `/media/${index}.svg` }));
  expect(readFeaturedIn(answer, origin)).toHaveLength(200);
});
