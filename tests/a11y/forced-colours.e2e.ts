import { expect, type Locator } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Forced colours remove backgrounds and keep borders. */
const border = (element: Locator, pseudo: string, side: 'Top' | 'Bottom') =>
  element.evaluate(
    (host, [part, at]) => getComputedStyle(host, part || null).getPropertyValue(`border-${at}-width`),
    [pseudo, side.toLowerCase()],
  );

test('bars and cells keep an edge in forced colours', async ({ page }) => {
  await page.goto(routes['luxury-real-estate']);
  const bars = page.locator('main progress');
  await expect(bars).toHaveCount(4);
  for (const bar of await bars.all()) expect(await border(bar, '', 'Top')).toBe('1px');

  await page.goto(routes.investors);
  const cells = page.locator('td[data-sees]');
  await expect(cells).toHaveCount(5);
  for (const cell of await cells.all()) expect(await border(cell, '::before', 'Bottom')).toBe('3px');
});

test('the current page of the header is underlined, as the accent is taken away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.pricing);
  const links = page.getByRole('banner').getByRole('navigation').locator('> a');
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).textDecorationLine]),
  );
  expect(lines).toEqual([['page', 'underline']]);
});
