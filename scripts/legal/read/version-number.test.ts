import { expect, it } from 'vitest';

import { isNewer, isNextStep, nextVersion } from './version-number.ts';

it.each([
  ['1.3', '1.2', true],
  ['1.2', '1.2', false],
  ['1.10', '1.9', true],
  ['1.9', '1.10', false],
  ['2.0', '1.9', true],
  ['1.9', '2.0', false],
])('counts numbers, not letters: %s is newer than %s: %s', (version, than, is) => {
  expect(isNewer(version, than)).toBe(is);
});

it.each([
  ['1.3', '1.2', true],
  ['2.0', '1.2', true],
  ['1.10', '1.9', true],
  ['1.4', '1.2', false],
  ['2.1', '1.2', false],
  ['3.0', '1.2', false],
  ['1.2', '1.2', false],
])('is one step, small or whole: %s after %s: %s', (version, after, is) => {
  expect(isNextStep(version, after)).toBe(is);
});

it('proposes the small step, as it is written in the file', () => {
  expect(['1.2', '1.9', '2.0'].map(nextVersion)).toEqual(["'1.3'", "'1.10'", "'2.1'"]);
});
