import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { capTable } from '#words/centrepieces/secondary-exit.ts';
import { render } from '#tests/support/render.tsx';
import { type CapTableContent, Drawing } from './secondary-exit.tsx';

const { holders, views, choice, price }: CapTableContent = capTable;

it('shares the whole company among its holders', () => {
  expect(holders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
});

it.each(['ltr', 'rtl'])(
  'slides the holding out of the band into the place of its buyer: %s (R2.40)',
  async (dir) => {
    await page.viewport(1440, 900);
    const host = await render(
      <div dir={dir}>
        <Drawing />
      </div>,
    );
    const [gap, slot, ...band] = [...host.querySelectorAll('rect')].map(
      (rect) => () => rect.getBoundingClientRect(),
    );
    const holding = band.at(-1);
    if (!gap || !slot || !holding) throw new Error('The band has its holders');
    expect(holding().left).toBeCloseTo(gap().left, 0);
    const [, , transferred] = choice.names;
    await page.getByText(transferred ?? '', { exact: true }).click();
    await expect.poll(() => Math.round(holding().left - slot().left)).toBe(0);
    expect(slot().left < gap().left).toBe(dir === 'rtl');
    await expect.element(page.getByText(price)).toBeVisible();
    await expect.element(page.getByText(views[2]?.title ?? '')).toBeVisible();
    await expect.element(page.getByText(views[1]?.title ?? '')).not.toBeVisible();
  },
);
