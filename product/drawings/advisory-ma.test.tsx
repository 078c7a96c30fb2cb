import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { bidMatrix } from '#words/centrepieces/advisory-ma.ts';
import { render } from '#tests/support/render.tsx';
import { type BidMatrixContent, Drawing } from './advisory-ma.tsx';

const { rounds, bidders, current }: BidMatrixContent = bidMatrix;

const shownCells = (host: Element) =>
  [...host.querySelectorAll('tbody td > div')].filter((cell) =>
    cell.checkVisibility({ visibilityProperty: true }),
  ).length;

it('fills the matrix up to the round that is pressed, and shows its note alone (R2.38)', async () => {
  await page.viewport(1440, 900);
  const host = await render(<Drawing />);
  expect(shownCells(host)).toBe((current + 1) * bidders.length);
  for (const [place, { name, note }] of rounds.entries()) {
    await page.getByText(name, { exact: true }).first().click();
    await expect.poll(() => shownCells(host)).toBe((place + 1) * bidders.length);
    for (const other of rounds) {
      const isVisible = page.getByText(other.note, { exact: true }).element().checkVisibility();
      expect(isVisible).toBe(other.note === note);
    }
  }
});

it('shows one round on a phone, chosen by the keyboard too', async () => {
  await page.viewport(390, 844);
  const host = await render(<Drawing />);
  expect(shownCells(host)).toBe(bidders.length);
  await page
    .getByText(rounds[current]?.name ?? '', { exact: true })
    .first()
    .click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: rounds[current + 1]?.name ?? '' })).toBeChecked();
  await expect.element(page.getByText(rounds[current + 1]?.note ?? '', { exact: true })).toBeVisible();
  expect(shownCells(host)).toBe(bidders.length);
});
