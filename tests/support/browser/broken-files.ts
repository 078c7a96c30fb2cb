import type { Page } from '@playwright/test';

/** Ways in which a script may reach the visitor other than whole. */
export const fileFaults = ['missing', 'a page of HTML', 'tampered with'] as const;

type FileFault = (typeof fileFaults)[number];

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

/** Counts how often the browser loads a page from now on. */
export function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
