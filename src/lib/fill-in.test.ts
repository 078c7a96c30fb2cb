import { expect, it } from 'vitest';

import { fillIn } from './fill-in.ts';

it('puts values in the place of their names', () => {
  expect(fillIn('Step {step} of {total}', { step: 2, total: 6 })).toBe('Step 2 of 6');
});

it('leaves a name that has no value, and braces that a value brings along', () => {
  expect(fillIn('{type} {toString}', { type: '{total} $&' })).toBe('{total} $& {toString}');
});
