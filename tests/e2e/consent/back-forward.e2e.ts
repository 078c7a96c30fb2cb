import { expect, test } from '@playwright/test';

import { ensure } from '#scripts/test/programs.ts';
import { routes } from '#src/routes.ts';
import { answeredBefore, viewed, watchTags } from '#tests/support/browser/consent.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';

test.use({
  // The headless shell has no such cache, and Playwright switches it off unless it is told not to.
  launchOptions: async ({ launchOptions }, give) =>
    give({
      ...launchOptions,
      executablePath: ensure('chromium'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  storageState: async ({ baseURL }, give) => give(answeredBefore([baseURL ?? ''], ['necessary', 'tracking'])),
});

test("a page that comes back from the browser's cache is a view, unless consent is gone", async ({
  page,
}) => {
  const { hits } = watchTags(page);
  await openHydrated(page, routes.about);
  await expect.poll(() => viewed(hits)).toEqual([routes.about]);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
  });
  await page.goto(routes.faq);
  await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq]);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFromCache') === true)).toBe(true);
  await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq, routes.about]);

  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.faq);
  await expect.poll(() => viewed(hits)).toHaveLength(4);
  await page.evaluate(() => localStorage.removeItem('consent'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.about);
  const before = hits.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(routes.contact);
  expect(hits.slice(before)).toEqual([]);
  expect(viewed(hits)).toHaveLength(4);
});
