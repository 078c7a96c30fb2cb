import { expect, type Locator } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((host, [name, part]) => getComputedStyle(host, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test('bars and cells are visible in forced colours, which remove backgrounds', async ({ page }) => {
  await page.goto(routes['luxury-real-estate']);
  const bars = page.locator('main figure.card svg');
  await expect(bars).toHaveCount(4);
  const text = await styleOf(page.locator('body'), 'color');
  for (const bar of await bars.all()) expect(await styleOf(bar, 'fill')).toBe(text);

  await page.goto(routes.investors);
  const cells = page.locator('td[data-sees]');
  await expect(cells).toHaveCount(5);
  for (const cell of await cells.all())
    expect(await styleOf(cell, 'border-bottom-width', '::before')).toBe('3px');
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
