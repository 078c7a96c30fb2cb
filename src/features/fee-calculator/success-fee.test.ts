import { expect, it } from 'vitest';

import { parseAmount, successFee } from './success-fee.ts';

it('takes both ends of the customary range', () => {
  expect(successFee(10_000_000, [2, 5])).toEqual({ from: 200_000, to: 500_000 });
});

it.each([
  ['10000000', 10_000_000],
  ['10,000,000', 10_000_000],
  ['US$ 10 000 000', 10_000_000],
  ['$2.5m', 2_500_000],
  ['750k', 750_000],
  ['2.5bn', 2_500_000_000],
  ['١٠٬٠٠٠٬٠٠٠', 10_000_000],
  ['۲٫۵m', 2_500_000],
])('reads %j as %d dollars', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

it.each(['', 'ten million', '-5m', '5 m €', '1e9', '<b>'])('takes no amount from %j', (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});
