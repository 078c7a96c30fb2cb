import { company } from '#words/company.ts';
import { expect } from '@playwright/test';

import { neutralIcon } from '#content/neutral-icon.ts';
import { neutralTitle as arabicTitle } from '#content/ar/neutral-tab.ts';
import { languages } from '#content/languages.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { site } from '#content/site.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { routes } from '#src/routes.ts';
import { framesOf, recordFrames } from '#tests/support/browser/frames.ts';
import { untilHydrated } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

const slow = samplePartners['slow']?.config?.legalName ?? '';

for (const [base, tab] of [
  ['/', neutralTitle],
  [languages.ar.base, arabicTitle],
] as const) {
  test(`not one frame of a partner's landing page at ${base} shows the main brand, however slow the platform`, async ({
    page,
    baseURL,
  }) => {
    const problems = await watchProblems(page);
    await recordFrames(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(atPartner(baseURL, 'slow', base));
    await expect(page).toHaveTitle(slow);
    const frames = await framesOf(page);
    expect(frames.length).toBeGreaterThan(1);
    for (const frame of frames) {
      expect([tab, slow]).toContain(frame.title);
      expect(JSON.stringify(frame)).not.toContain(site.name);
      expect(frame.head).toHaveLength(1);
      expect(frame.head[0]).toContain('rel="icon"');
    }
    expect(frames[0]?.head[0]).toContain(neutralIcon);
    expect(scripts.filter((path) => /\/assets\/home-/.test(path))).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(problems).toEqual([]);
  });
}

test('not one frame of another page at a partner shows header, footer or tab of the main site (F-H4)', async ({
  page,
  baseURL,
}) => {
  const ofMainFrame = [company.address[0], site.phone.display, 'Book Demo'];
  await recordFrames(page);
  await page.goto(atPartner(baseURL, 'slow', routes.pricing));
  await expect(page.getByRole('contentinfo')).toContainText(slow);
  const title = await page.title();
  for (const frame of await framesOf(page)) {
    expect(['', title]).toContain(frame.title);
    for (const words of ofMainFrame) expect(frame.text).not.toContain(words);
    expect(frame.head).toHaveLength(1);
  }
  expect(ofMainFrame.join()).not.toContain('undefined');
});

test('the main host asks for nothing of a partner', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(routes.home);
  await untilHydrated(page);
  await page.goto(routes.pricing);
  await untilHydrated(page);
  expect(paths.filter((path) => /partner|subdomain|white-label|projects\/featured/.test(path))).toEqual([]);
});
