import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('all steps are in the page without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(routes['secondary-exit']);
  for (const title of ['List shares', 'Connect with buyers', 'Finalise transfer', 'Receive funds']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.close();
});
