import { expect, it } from 'vitest';

import { madeUpDocument } from '#tests/support/made-up-documents.ts';
import { feePassages } from './fees.ts';

const feesIn = (clause: string) => {
  const text = `## Part\n\n### Clause\n\n${clause}\n`;
  return feePassages(madeUpDocument('terms', { version: '1.0', effectiveDate: '2026-02-02', text }).current);
};

it.each([
  'The fee is US$5 a year.',
  'Fees of 2 % fall due.',
  'We charge US$5.',
  'Charges of US$5 fall due.',
  'You are charged US$5.',
  'Charging US$5 is usual.',
  'The price is US$5.',
  'Prices rise by 5 %.',
  'A surcharge of 5 % falls due.',
  'A deposit of US$5 is kept.',
  'Discounts of 5 % end.',
  'A discount of 5 % ends.',
])('takes for a fee: %s', (sentence) => {
  expect(feesIn(sentence)).toEqual([sentence]);
});

it.each([
  'The fee falls due in five days.',
  'A ticket is at least US$100,000.',
  'A share of 5 % is sold.',
  'Reading is free, and there is no charge.',
  'A recharged account of US$5 stays.',
])('takes for none: %s', (sentence) => {
  expect(feesIn(sentence)).toEqual([]);
});

it('takes rows with a sum, or with none to pay, for fees', () => {
  const rows = [
    '| Plan | How |',
    '| --- | --- |',
    '| A | $5 |',
    '| B | Free |',
    '| C | No charge |',
    '| D | 5 % |',
  ];
  const table = `<Table caption="Plans">\n\n${rows.join('\n')}\n\n</Table>`;
  expect(feesIn(table)).toEqual(['A | $5', 'B | Free', 'C | No charge']);
});
