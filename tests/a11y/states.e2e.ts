import { expect, type Page, test } from '@playwright/test';

import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openMenu = (label: string) => async (page: Page) => {
  await page.getByRole('banner').locator('summary', { hasText: label }).locator('visible=true').click();
};

const states = {
  'the solutions menu': { widths: [1440], open: openMenu('Solutions') },
  'the company menu': { widths: [1440], open: openMenu('Company') },
  'the side panel with its groups': {
    widths: [390, 820],
    open: async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true }).click();
      for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
    },
  },
  'the message dialog': {
    widths: [390, 1440],
    open: async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the video dialog': {
    widths: [390, 1440],
    open: async (page: Page) => {
      await page.getByRole('link', { name: home.hero.watchVideo }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
} as const;

for (const [state, { widths, open }] of Object.entries(states)) {
  for (const width of widths) {
    test(`${state} passes axe at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, routes.home);
      await open(page);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test('every open question passes axe', async ({ page }) => {
  await openHydrated(page, routes.faq);
  for (const question of await page.locator('main details').all()) await question.locator('summary').click();
  expect(await axeFaults(page)).toEqual([]);
});
