import { expect, it } from 'vitest';

import { fillIn } from './fill-in.ts';

it('the names in a text are replaced by their values', () => {
  expect(fillIn('Step {step} of {total}', { step: 2, total: 6 })).toBe('Step 2 of 6');
});

it('the names without a value are kept, and the braces of a value', () => {
  expect(fillIn('{type} {toString}', { type: '{total} $&' })).toBe('{total} $& {toString}');
});
