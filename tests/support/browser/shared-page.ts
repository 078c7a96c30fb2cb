import { type Page, test } from '@playwright/test';

/**
 * One visit for all tests of a group: they run in order, and each leaves the page so that the next can begin.
 * Where one of them fails, the others open the page anew.
 */
export function sharePage(open: (page: Page) => Promise<unknown>): () => Page {
  let shared: Page | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    shared = await browser.newPage();
    await open(shared);
  });
  test.afterAll(() => shared?.close());
  return () => {
    if (!shared) throw new Error('The page is open while a test of its group runs');
    return shared;
  };
}
