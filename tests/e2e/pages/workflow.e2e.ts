import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';

// The steps of every other page: tests/output/page-contents.test.ts.
test('a page steps through its workflow from the first step to the last', async ({ page }) => {
  await page.goto(routes.investors);
  const position = page.getByText(/^Step 1 of \d$/);
  await position.scrollIntoViewIfNeeded();
  const total = Number((await position.textContent())?.at(-1));
  expect(total).toBeGreaterThanOrEqual(4);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  await expect(previous).toBeDisabled();
  for (let step = 2; step <= total; step += 1) {
    await next.click();
    await expect(page.getByText(`Step ${step} of ${total}`, { exact: true })).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('all steps are in the page without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(routes['secondary-exit']);
  for (const title of ['List shares', 'Connect with buyers', 'Finalise transfer', 'Receive funds']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.close();
});
