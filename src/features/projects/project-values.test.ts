import { expect, it } from 'vitest';

import type { Project } from '#src/api/read-projects.ts';
import { sampleProject } from '#tests/support/sample-partner.ts';
import { amountText, assetClassesOf, daysLeft, projectsIn } from './project-values.ts';

it.each([
  [45_000_000, 'USD', 'USD\u00a045,000,000'],
  [180_000_000, 'AED', 'AED\u00a0180,000,000'],
  [1_200_000, 'XTS', 'XTS\u00a01,200,000'],
  [1_200_000, undefined, '1,200,000'],
  [4e12, 'USD', 'USD\u00a04T'],
  [1.5e12, 'USD', 'USD\u00a01.5T'],
  [2.49e12, undefined, '2.5T'],
  [999_999_999_999, undefined, '999,999,999,999'],
])('writes the amount %d %s as %s', (amount, currency, expected) => {
  expect(amountText(amount, currency)).toBe(expected);
});

const nowMs = Date.parse('2026-12-31T12:00:00Z');

it.each([
  ['2027-01-01T12:00:00.000Z', 1],
  ['2027-01-01T12:00:00.001Z', 2],
  ['2026-12-31T12:00:00.000Z', 0],
  ['2020-01-01T00:00:00.000Z', 0],
  ['never', undefined],
  [undefined, undefined],
])('counts the days until %s: %s (R9.13)', (endDate, expected) => {
  expect(daysLeft(endDate, nowMs)).toBe(expected);
});

const named = (assetClass: string | undefined): Project => sampleProject({ assetClass });

const projects = ['Real Estate', undefined, 'real  estate', '  ', 'Private Credit', 'REAL ESTATE ', ''].map(
  named,
);

it('has each class once, as it is first written, and none without a name (F-A17)', () => {
  expect(assetClassesOf(projects)).toEqual(['Real Estate', 'Private Credit']);
});

it('finds the projects of a class however its name is written', () => {
  expect(projectsIn(projects, 'Real Estate').map(({ assetClass }) => assetClass)).toEqual([
    'Real Estate',
    'real  estate',
    'REAL ESTATE ',
  ]);
});

it('has all projects when no class is chosen', () => {
  expect(projectsIn(projects, undefined)).toBe(projects);
});
