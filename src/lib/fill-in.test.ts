import { expect, it } from 'vitest';

import { fillIn } from './fill-in.ts';

it('replaces names by their values', () => {
  expect(fillIn('Step {step} of {total}', { step: 2, total: 6 })).toBe('Step 2 of 6');
});

it('keeps names without a value, and braces of a value', () => {
  expect(fillIn('{type} {toString}', { type: '{total} $&' })).toBe('{total} $& {toString}');
});
