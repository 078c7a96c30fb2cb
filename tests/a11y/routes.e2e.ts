import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { expectFits, windowWidths } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

// What is half faded in has no contrast of its own yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...Object.values(routes), ...archivePages, '/no-such-page']) {
  test(`${path} passes axe, and fits windows from 320 to 1920 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await untilHydrated(page);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of windowWidths) await expectFits(page, width);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
  });
}
