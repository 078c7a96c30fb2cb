import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { cutTexts, expectFits } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

// The reader's own setting, which lengths in `rem` and breakpoints in `em` follow.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
  },
});

const dense = ['home', 'pricing', 'faq', 'fundraisers', 'about', 'terms'] as const;

for (const path of [...dense.map((id) => routes[id]), ...archivePages]) {
  test(`${path} keeps its text whole for who reads at twice the size (F-E11)`, async ({ page }) => {
    await openHydrated(page, path);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    for (const width of [640, 1024, 1440]) {
      await expectFits(page, width);
      expect(await cutTexts(page), `cut at ${width} pixels`).toEqual([]);
    }
  });
}
