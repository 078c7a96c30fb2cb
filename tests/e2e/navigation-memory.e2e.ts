import { expect, type CDPSession, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

// Twice round the site.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Follows every link of the footer to a page of the site. */
async function goRound(page: Page): Promise<void> {
  const paths = new Set<string>(Object.values(routes));
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(targets.filter((target) => paths.has(target)))) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Objects that remain after garbage collection. */
async function held(
  devtools: CDPSession,
): Promise<{ readonly documents: number; readonly listeners: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { documents, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { documents, listeners };
}

test('pages that were left are let go, with their listeners', async ({ page }) => {
  await openHydrated(page, routes.about);
  const devtools = await page.context().newCDPSession(page);
  await goRound(page);
  const first = await held(devtools);
  await goRound(page);
  await expect
    .poll(() => held(devtools).then((now) => now.listeners))
    .toBeLessThanOrEqual(first.listeners + 4);
  // The current one, the last few in memory, and those of the browser itself.
  expect((await held(devtools)).documents).toBeLessThanOrEqual(10);
});
