import { contactSubjectIds } from '#content/contact-subjects.ts';
import { href, routeIds, routes } from '#src/routes.ts';
import { addressOf, allStates } from '#tests/support/browser/states.ts';
import { openScripted, untilIdle, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of the windows that are photographed, in CSS pixels. */
const widths = [390, 820, 1440];

/** Beyond this Chromium repeats parts of the picture. */
const MAX_HEIGHT = 16_000;

/** Every page, each subject of the contact page, the page for unknown addresses, and hosts of partners by name. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ...routeIds.map((id) => [id, routes[id]] as const),
  ...contactSubjectIds.map((id) => [`contact ${id}`, href({ route: 'contact', subject: id })] as const),
  ['not-found', '/no-such-page'],
  // One with everything that a partner can have, one with a name only, one unknown.
  ...['acme', 'empty', 'nobody'].map((host) => [`partner ${host}`, host] as const),
];

for (const [name, path] of pages) {
  test(`${name} ${path}`, async ({ page, baseURL }) => {
    await openScripted(page, path.startsWith('/') ? path : atPartner(baseURL, path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await untilIslandsAwake(page);
      await untilPicturesShow(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, clip });
    }
  });
}

for (const [name, state] of Object.entries(allStates)) {
  const shown = widths.filter((width) => width >= state.from && width <= state.to);
  test(`${name} ${state.path}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: Math.max(...shown), height: 900 });
    await openScripted(page, addressOf(state, baseURL));
    await state.open(page);
    for (const width of shown) {
      await page.setViewportSize({ width, height: 900 });
      await untilPicturesShow(page);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`);
    }
  });
}

/** Resolves when the pictures in the window are loaded or have failed: one further down waits for a reader. */
async function untilPicturesShow(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => {
          const { left, top } = image.getBoundingClientRect();
          return image.checkVisibility() && left < innerWidth && top < innerHeight;
        })
        .map((image) => image.decode()),
    ),
  );
  await untilIdle(page);
}
