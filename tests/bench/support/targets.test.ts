import { expect, it } from 'vitest';

import { targetTable } from './targets.ts';

const figures = (site: number, floor: number, port: number) => {
  const reading = (ms: number) => [
    { 'FCP ms': ms, 'LCP ms': ms, 'TBT ms': 0, CLS: 0, 'script KB': site === ms ? 0 : 80 },
  ];
  return new Map([
    ['site', reading(site)],
    ['floor', reading(floor)],
    ['astro', reading(port)],
    ['next', reading(port * 2)],
  ]);
};
const taps = (ms: number) =>
  new Map(['site', 'astro', 'next'].map((name, index) => [name, [{ 'show a tab: done': index ? 100 : ms }]]));
const rowOf = (table: string, name: string) => table.split('\n').find((line) => line.startsWith(`| ${name}`));

it('reports each target with what was reached, and a reason where it was missed', () => {
  const table = targetTable(new Map([['terms', figures(660, 640, 800)]]), taps(104), taps(48));
  expect(rowOf(table, 'terms: LCP beside the better port')).toBe(
    '| terms: LCP beside the better port | 0.95 | 0.82 |  |',
  );
  expect(rowOf(table, 'terms: LCP beside the floor')).toMatch(/\| 1\.02 \| 1\.03 \| The same to within/);
  expect(rowOf(table, 'show a tab, first')).toMatch(/\| 1 \| 1\.04 \| The ports have fetched/);
  expect(rowOf(table, 'show a tab, later')).toMatch(/\| 1 \| 0\.48 \|  \|$/);
});

it('takes what was not measured for missed', () => {
  expect(rowOf(targetTable(new Map(), taps(104), taps(80)), 'script of an engaged')).toMatch(/NaN/);
});
