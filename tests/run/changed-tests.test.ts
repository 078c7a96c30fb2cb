import { expect, it } from 'vitest';

import { isTouched, stepsOfChange } from './changed-tests.ts';
import { steps } from './steps.ts';

const tests = [
  'tests/e2e/consent/banner.e2e.ts',
  'tests/e2e/every-route.e2e.ts',
  'tests/e2e/side-panel.e2e.ts',
  'tests/faults/consent.e2e.ts',
];
const touched = (...files: string[]) => tests.filter((test) => isTouched(test, files));

it('takes the browser tests that are named like what has changed, and the tour of all pages', () => {
  expect(touched('src/features/consent/ask.ts')).toEqual([tests[0], tests[1], tests[3]]);
  expect(touched('src/app/header/side-panel.tsx')).toEqual([tests[1], tests[2]]);
  expect(touched('content/labels.ts')).toEqual([tests[1]]);
});

it('takes a changed browser test, and those of a changed helper', () => {
  expect(touched('tests/e2e/side-panel.e2e.ts')).toEqual([tests[2]]);
  expect(touched('tests/support/browser/consent.ts')).toEqual([tests[0], tests[3]]);
});

it('takes none for what is not on the site', () => {
  expect(touched('README.md', 'scripts/legal/start.ts')).toEqual([]);
  const change = { since: 'a1b2', files: ['README.md'] };
  const names = stepsOfChange(change, steps, tests).map(({ name }) => name);
  expect(names).toContain('lint code');
  expect(names).not.toContain('e2e');
  const unit = stepsOfChange(change, steps, tests).find(({ name }) => name === 'unit');
  expect(unit?.narrowing).toEqual(['--changed', 'a1b2']);
});
