import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { archivePages, firstTerms } from '#tests/support/browser/legal-source.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const version = firstTerms.address;

/** The scripts that a page has asked for, as they come: some wait until the browser is idle. */
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
  // A page of three lines has nothing but the frame.
  const frame = await scriptsOf(await context.newPage(), '/no-such-page');
  expect(frame.size).toBeGreaterThan(0);
  for (const path of [routes.terms, version, ...archivePages]) {
    const scripts = await scriptsOf(await context.newPage(), path);
    await expect.poll(() => [...scripts].filter((script) => !frame.has(script)), path).toEqual([]);
  }
});

test('a partner’s host shows legal pages under the partner’s header and footer', async ({
  page,
  baseURL,
}) => {
  const name = samplePartners['acme']?.config?.legalName ?? '';
  for (const path of [routes.privacy, version]) {
    await page.goto(atPartner(baseURL, 'acme', path));
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(name);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('banner')).not.toContainText(labels.bookDemo);
  }
});
