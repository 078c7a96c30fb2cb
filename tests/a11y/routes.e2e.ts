import { expect, test } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

// What is half faded in has no contrast of its own yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...routeIds.map((id) => routes[id]), '/no-such-page']) {
  test(`${path} passes axe in a narrow and in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await untilHydrated(page);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
  });
}
