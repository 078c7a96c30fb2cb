import { expect, it } from 'vitest';

import { isNewer, isNextStep, nextVersion } from './version-record.ts';

it.each([
  ['1.3', '1.2', true, true],
  ['1.10', '1.9', true, true],
  ['2.0', '1.9', true, true],
  ['1.2', '1.2', false, false],
  ['1.9', '1.10', false, false],
  ['1.9', '2.0', false, false],
  ['1.4', '1.2', true, false],
  ['2.1', '1.2', true, false],
  ['3.0', '1.2', true, false],
])('the number %s after %s is newer: %s, and the next: %s', (version, after, newer, next) => {
  expect([isNewer(version, after), isNextStep(version, after)]).toEqual([newer, next]);
});

it('the next version is the small step, as it is written in the file', () => {
  expect(['1.2', '1.9', '2.0'].map(nextVersion)).toEqual(["'1.3'", "'1.10'", "'2.1'"]);
});
