import { expect, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openScripted, untilIdle } from './site-script.ts';
import { scrollThrough } from './scrolling.ts';

/** Ways in which a script may reach the visitor other than whole. */
export const fileFaults = ['missing', 'a page of HTML', 'tampered with'] as const;

export type FileFault = (typeof fileFaults)[number];

/** What fills sections of the home page when they come near. */
const HOME_PARTS = '**/assets/fill-*.js';

const answers = {
  missing: { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page of HTML': { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  'tampered with': { contentType: 'text/javascript', body: 'globalThis.isTampered = true;' },
} as const satisfies Record<FileFault, object>;

/** Breaks the files that match a pattern until the returned function mends them. */
export async function breakFiles(
  page: Page,
  pattern: string,
  fault: FileFault,
): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.fulfill(answers[fault]));
  return () => page.unroute(pattern);
}

/** Claims that the home page stays as it was built when the code of its parts is broken. */
export async function expectHomeStays(page: Page, fault: FileFault): Promise<void> {
  await breakFiles(page, HOME_PARTS, fault);
  const asked = page.waitForRequest(HOME_PARTS);
  await openScripted(page, routes.home);
  const text = await page.getByRole('main').textContent();
  await scrollThrough(page);
  await asked;
  await untilIdle(page);
  expect(await page.getByRole('main').textContent()).toBe(text);
  await expectNothingTamperedRan(page);
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
