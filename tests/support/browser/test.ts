import { test as base, type Page } from '@playwright/test';

import { answerBefore } from './consent.ts';

/**
 * Playwright's test for a visitor who allowed only necessary cookies before, so that no banner covers the page; or
 * other levels: `test.use({ allowed })`.
 */
export const test = base.extend<{ readonly allowed: readonly string[] }>({
  allowed: [['necessary'], { option: true }],
  context: async ({ context, allowed }, give) => {
    if (allowed.length > 0) await answerBefore(context, allowed);
    await give(context);
  },
});

/**
 * One visit for all tests of a group: they run in order, and each leaves the page so that the next can begin.
 * Where one of them fails, the others open the page anew.
 */
export function sharePage(open: (page: Page) => Promise<unknown>): () => Page {
  let shared: Page | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    await answerBefore(context, ['necessary']);
    shared = await context.newPage();
    await open(shared);
  });
  test.afterAll(() => shared?.context().close());
  return () => {
    if (!shared) throw new Error('The page is open while a test of its group runs');
    return shared;
  };
}
