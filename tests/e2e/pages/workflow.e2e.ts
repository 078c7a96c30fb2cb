import { expect } from '@playwright/test';

import { secondaryExit } from '#words/pages/secondary-exit.ts';
import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('all steps are in the page without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(routes['secondary-exit']);
  for (const { title } of secondaryExit.sections.steps.steps) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.close();
});
