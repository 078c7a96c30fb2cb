import { expect, it } from 'vitest';

import { amountText } from './amount-text.ts';

it.each([
  [45_000_000, 'USD', 'USD\u00a045,000,000'],
  [180_000_000, 'AED', 'AED\u00a0180,000,000'],
  [7_500_000, 'EUR', 'EUR\u00a07,500,000'],
  [1_200_000, 'XTS', 'XTS\u00a01,200,000'],
  [1_200_000, undefined, '1,200,000'],
  [4e12, 'USD', 'USD\u00a04T'],
])('%d %s is %s', (amount, currency, expected) => {
  expect(amountText(amount, currency)).toBe(expected);
});
