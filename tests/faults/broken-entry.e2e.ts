import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import {
  breakFiles,
  expectNothingTamperedRan,
  fileFaults,
  watchLoads,
} from '#tests/support/browser/broken-files.ts';
import { touch } from '#tests/support/browser/hydration.ts';
import { deadControls, expectEverythingReachable } from '#tests/support/browser/reachable.ts';
import { test } from '#tests/support/browser/test.ts';

for (const fault of fileFaults) {
  // What is missing is the same on every page, however it went missing.
  for (const route of fault === 'missing'
    ? [routes.home, routes.faq, routes.fundraisers, routes.contact]
    : [routes.home]) {
    test(`${route} is as without script when its script is ${fault} (F-E2)`, async ({ page }) => {
      const loads = watchLoads(page);
      await breakFiles(page, '**/assets/entry-client-*.js', fault);
      await page.goto(route);
      await touch(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectEverythingReachable(page);
      expect(await deadControls(page)).toEqual([]);
      await expect(page.getByText(home.featuredIn.loading)).toBeHidden();
      if (route === routes.contact) await expectOtherWays(page);
      await expectNothingTamperedRan(page);
      expect(loads()).toBe(1);
    });
  }
}

for (const fault of fileFaults) {
  test(`no script is asked for when what binds scripts to their hashes is ${fault} (F-E4)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => /\/assets\/.*\.js$/.test(request.url()) && asked.push(request.url()));
    await breakFiles(page, '**/assets/scripts-*.json', fault);
    // Else they would be fetched ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(routes.home);
    await touch(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await expectEverythingReachable(page);
    expect(asked).toEqual([]);
  });
}

/** Expects a mail address and a telephone number where the form cannot be sent (F-E2). */
async function expectOtherWays(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('form')).toBeHidden();
  for (const [name, address] of [
    [site.email.general, `mailto:${site.email.general}`],
    [site.phone.display, `tel:${site.phone.e164}`],
  ] as const) {
    const link = main.getByRole('link', { name }).locator('visible=true').first();
    await expect(link).toHaveAttribute('href', address);
  }
}
