import { expect, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { archivePages, firstTerms } from '#tests/support/browser/legal-source.ts';
import { test } from '#tests/support/browser/test.ts';

/** The scripts that a page requests, updated as they come: some wait until the browser is idle. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openHydrated(page, path);
  await untilIdle(page);
  return scripts;
}

test('a legal page loads no more script than the frame', async ({ context }) => {
  // The error page has nothing but the frame.
  const frame = await scriptsOf(await context.newPage(), '/no-such-page');
  expect(frame.size).toBeGreaterThan(0);
  for (const path of [routes.terms, firstTerms.address, ...archivePages]) {
    const scripts = await scriptsOf(await context.newPage(), path);
    await expect.poll(() => [...scripts].filter((script) => !frame.has(script)), path).toEqual([]);
  }
});
