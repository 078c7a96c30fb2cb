import { expect, it } from 'vitest';

import { publicationName } from './publication-name.ts';

it.each([
  ['https://press.example/about-us', 'Press'],
  ['https://www.gulf-news.co.uk/', 'Gulf News'],
  ['http://business.paper.com/', 'Paper'],
  ['https://paper.com.au/', 'Paper'],
  ['https://press-1.example/', 'Press 1'],
  ['https://localhost/', 'Localhost'],
  ['http://192.0.2.1/', undefined],
  ['https://[2001:db8::1]/', undefined],
  ['https://خبر.example/', undefined],
])('names %s as %s', (link, name) => {
  expect(publicationName(link)).toBe(name);
});
