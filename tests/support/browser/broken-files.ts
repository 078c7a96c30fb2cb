import { expect, type Page } from '@playwright/test';

/** Ways in which a script may reach the visitor other than whole. */
export const fileFaults = ['missing', 'a page of HTML', 'tampered with'] as const;

export type FileFault = (typeof fileFaults)[number];

/** Breaks the files that match a pattern until the returned function mends them. */
export async function breakFiles(
  page: Page,
  pattern: string,
  fault: FileFault,
): Promise<() => Promise<void>> {
  await page.route(pattern, async (route) => {
    if (fault === 'missing')
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    if (fault === 'a page of HTML') {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' });
    }
    const response = await route.fetch();
    const body = `${await response.text()}\nglobalThis.isTampered = true;`;
    return route.fulfill({ response, body });
  });
  return () => page.unroute(pattern);
}

/** Claims that no file that was tampered with has run. */
export async function expectNothingTamperedRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
}

/** Counts how often the browser loads a page from now on. */
export function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
