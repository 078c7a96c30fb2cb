import { expect, type Page, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { cutTexts, expectFits } from '#tests/support/browser/layout.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openWhole(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await scrollThrough(page);
  await untilIslandsAwake(page);
}

const dense = ['home', 'pricing', 'faq', 'fundraisers', 'about', 'terms'] as const;

for (const id of dense) {
  test(`${routes[id]} keeps its text whole when readers space it out (F-E11)`, async ({ page }) => {
    await openWhole(page, routes[id]);
    // WCAG 1.4.12, set as a reader's own style sheet would.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [390, 1440]) {
      await expectFits(page, width);
      expect(await cutTexts(page), `cut at ${width} pixels`).toEqual([]);
    }
  });
}
