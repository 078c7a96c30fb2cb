import { expect, type Locator } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { expectFits, expectWholeTexts } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { messageDialog, openMessageDialog } from '#tests/support/browser/message-dialog.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

// The browser's font size, which `rem` lengths and `em` breakpoints follow.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
  },
});

const dense = ['home', 'pricing', 'faq', 'fundraisers', 'investors', 'contact', 'about', 'terms'] as const;

for (const path of [...dense.map((id) => routes[id]), ...archivePages]) {
  test(`${path} keeps its text whole at twice the font size (F-E11)`, async ({ page }) => {
    await openScripted(page, path);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    for (const width of [360, 1440]) await expectWholeTexts(page, width);
  });
}

test.describe('on a phone, at twice the font size (F-E11)', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  const expectWhole = (frame: Locator) =>
    expect.poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  test('a partner’s page fits', async ({ page, baseURL }) => {
    await page.goto(atPartner(baseURL, 'acme'));
    await page.locator('[data-selected-projects]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectFits(page, 360);
  });

  test('the side panel fits', async ({ page }) => {
    await openScripted(page, routes.about);
    await page.getByRole('button', { name: labels.openMenu }).click();
    for (const group of await page.locator('#side-panel summary').all()) await group.click();
    await expectWhole(page.locator('#side-panel'));
  });

  test('the message dialog fits', async ({ page }) => {
    await openMessageDialog(page);
    await expectWhole(messageDialog(page));
  });
});
