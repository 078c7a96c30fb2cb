import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { facts } from '#content/facts-today.ts';
import { feeCalculator } from '#words/pricing-plans.ts';
import { render } from '#tests/support/render.tsx';
import { FeeCalculator } from './fee-calculator.island.tsx';

const widths = () => [...document.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));

beforeEach(async () => {
  await render(<FeeCalculator />);
});

const [lower, upper] = facts.traditionalSuccessFee.value;
const price = facts.priceBusiness.value;
const project = facts.priceCapitalSeekers.value;
const share = (100 * lower) / upper;

it.each([
  ['10m', [100, share, price / (upper * 1000), 0, 0.4, 0]],
  ['100,000', [(upper * 100_000) / price, (lower * 100_000) / price, 100, 0, (100 * project) / price, 0]],
  ['1bn', [100, share, 0.4, 0, 0.4, 0]],
])('the fee calculator draws the fees on %s and the prices to scale', async (typed, expected) => {
  await page.getByRole('textbox').fill(typed);
  const shown = widths();
  expect(shown).toHaveLength(expected.length);
  for (const [index, width] of expected.entries()) expect(shown[index]).toBeCloseTo(width);
});

it('the slider of the fee calculator changes the amount in steps of two digits, and follows the typed one', async () => {
  const slider = page.getByRole('slider', { name: feeCalculator.labels.slider });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$10,000,000');
  await slider.fill('6.4');
  await expect.element(page.getByRole('textbox')).toHaveValue('$2,500,000');
  await expect.element(page.getByText(/50,000\D+125,000/)).toBeVisible();
  await page.getByRole('textbox').fill('1m');
  await expect.element(slider).toHaveValue('6');
});

it.each(['much', '5'])(
  'the fee calculator keeps bars and slider of the last amount, without its figures, for %s',
  async (typed) => {
    const field = page.getByRole('textbox');
    await field.fill('100,000');
    const before = widths();
    const index = field.element().getBoundingClientRect().top;
    await field.fill(typed);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    const error = field.element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(document.getElementById(error)?.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(widths()).toEqual(before);
    await expect.element(page.getByRole('slider')).toHaveValue('5');
    expect(document.querySelector('dd[aria-live]')?.textContent.trim()).toBe('');
    expect(field.element().getBoundingClientRect().top).toBe(index);
  },
);
