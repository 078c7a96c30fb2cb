import { expect, it } from 'vitest';

import { tableOf } from './table.ts';

const one = (ms: number) => [{ 'FCP ms': ms }];

it('names the ports that the site is behind, and no floor', () => {
  const table = (site: number) =>
    tableOf(
      'Reading',
      new Map([
        ['site', one(site)],
        ['floor', one(100)],
        ['astro', one(200)],
        ['next', one(300)],
      ]),
    ).split('\n');
  expect(table(150)[0]).toBe(
    '| Reading | site | floor | astro | next | site : floor | site : astro | site : next | behind |',
  );
  expect(table(150)[2]).toBe('| FCP ms | 150 | 100 | 200 | 300 | 1.50 | 0.75 | 0.50 |  |');
  expect(table(200)[2]).toMatch(/\|  \|$/);
  expect(table(250)[2]).toMatch(/\| \*\*astro\*\* \|$/);
  expect(table(350)[2]).toMatch(/\| \*\*astro, next\*\* \|$/);
});

it('marks nothing where the site or a port has no figure', () => {
  const figures = new Map([
    ['site', [{}, { 'open a film: done': 400 }]],
    ['astro', [{}]],
  ]);
  expect(tableOf('Taps', figures, ['open a film: done', 'FCP ms'])).not.toContain('**');
});
