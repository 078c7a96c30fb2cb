import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';
import { FeeCalculator } from './fee-calculator.tsx';

const labels = {
  amount: 'Amount',
  amountHint: 'In dollars',
  slider: 'Change the amount',
  unreadable: 'Enter a number',
  outOfRange: 'Enter another number',
  fee: 'A fee of 2–5%',
  on: 'on',
  plan: 'Plan',
  planPrice: '$12,000',
  note: 'To scale',
};

const widths = () => [...document.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));

beforeEach(async () => {
  await render(
    <FeeCalculator
      labels={labels}
      percent={[2, 5]}
      planPrice={12_000}
      limits={{ least: 100_000, most: 1_000_000_000 }}
      initialAmount={10_000_000}
    />,
  );
});

it.each([
  ['10m', [100, 40, 2.4, 0]],
  ['100,000', [5000 / 120, 2000 / 120, 100, 0]],
  ['1bn', [100, 40, 0.4, 0]],
  ['much', [100, 0]],
])('draws the fees on %s and the price to scale, and none without an amount', async (typed, expected) => {
  await page.getByRole('textbox').fill(typed);
  const shown = widths();
  expect(shown).toHaveLength(expected.length);
  for (const [index, width] of expected.entries()) expect(shown[index]).toBeCloseTo(width);
});

it('changes the amount by its slider, in steps of two digits, and follows the typed amount', async () => {
  const slider = page.getByRole('slider', { name: labels.slider });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$10,000,000');
  await slider.fill('6.4');
  await expect.element(page.getByRole('textbox')).toHaveValue('$2,500,000');
  await expect.element(page.getByText(/50,000\D+125,000/)).toBeVisible();
  await page.getByRole('textbox').fill('1m');
  await expect.element(slider).toHaveValue('6');
});
