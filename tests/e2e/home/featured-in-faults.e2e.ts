import { expect, type Page } from '@playwright/test';

import { home } from '#content/pages/home.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

// One host, one fault at a time.
test.describe.configure({ mode: 'default' });

const section = (page: Page) => page.getByRole('region', { name: home.featuredIn.heading });
const strip = (page: Page) => section(page).getByRole('group', { name: home.featuredIn.label });
const failure = (page: Page) => section(page).getByText('Error fetching featuredIn', { exact: true });

async function openSection(page: Page, baseURL: string | undefined): Promise<void> {
  const asked = page.waitForRequest(`**${endpoints.featuredIn.path}`);
  await openHydrated(page, atFaultyHost(baseURL, routes.home));
  await section(page).scrollIntoViewIfNeeded();
  await asked;
}

async function expectFailure(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(section(page).getByRole('heading', { name: home.featuredIn.heading })).toBeVisible();
  await expect(section(page).getByRole('img')).toHaveCount(0);
}

for (const mode of ['500', 'drop', 'html', 'broken-json', 'null'] as const) {
  test(`the strip says that it could not be fetched, and stays, when the API answers: ${mode} (F-A22)`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setApiFault(request, { endpoint: 'featuredIn', mode });
    await watchLayoutShifts(page);
    await openSection(page, baseURL);
    await expectFailure(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('the strip gives up an API that does not answer after eight seconds (F-A22)', async ({
  page,
  request,
  baseURL,
}) => {
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'hang' });
  await page.clock.install();
  // The stopped clock does not rule this one by itself.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delayMs) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delayMs);
      return controller.signal;
    };
  });
  await openSection(page, baseURL);
  await expect(section(page).getByText(home.featuredIn.loading)).toBeAttached();
  await page.clock.fastForward(8000);
  await expectFailure(page);
});

for (const { what, body, shown, links } of [
  {
    what: 'links that would run code',
    body: '[{"image":"https://a.example/1","link":"javascript:alert(1)"},{"image":"https://a.example/2","link":"data:text/html,x"}]',
    shown: 2,
    links: 0,
  },
  {
    what: 'pictures that are none',
    body: '[{"image":"data:image/svg+xml,<svg/>","link":"https://a.example"},{"image":7},null,"text"]',
    shown: 0,
    links: 0,
  },
  {
    what: 'a single publication',
    body: '[{"image":"https://a.example/1","link":"https://a.example/"}]',
    shown: 1,
    links: 1,
  },
  {
    what: 'keys that name the prototype',
    body: '[{"__proto__":{"image":"https://a.example/1","link":"https://a.example/"}}]',
    shown: 0,
    links: 0,
  },
]) {
  test(`the strip makes the best of ${what} (F-A23)`, async ({ page, request, baseURL }) => {
    const contentType = 'application/json';
    await setApiFault(request, { endpoint: 'featuredIn', mode: 'answer', status: 200, contentType, body });
    await page.route('https://a.example/**', (route) => route.abort());
    await openSection(page, baseURL);
    await expect(section(page).getByText(home.featuredIn.loading)).toHaveCount(0);
    await expect(strip(page).getByRole('listitem')).toHaveCount(shown);
    await expect(strip(page).getByRole('link')).toHaveCount(links);
    await expect(section(page).getByRole('button', { name: home.featuredIn.next })).toBeHidden();
  });
}

test('a call that is not answered ends when the page is left', async ({ page, request, baseURL }) => {
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'hang' });
  await openSection(page, baseURL);
  const ended = page.waitForEvent('requestfailed', (call) => call.url().endsWith(endpoints.featuredIn.path));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveURL(/\/faq$/);
});

test('of 200 publications each can be reached, and nothing moves when they come (F-A23)', async ({
  page,
  request,
  baseURL,
}) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    image: `https://a.example/${index}`,
    link: `https://a.example/story-${index}`,
  }));
  const body = JSON.stringify(items);
  const contentType = 'application/json';
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'answer', status: 200, contentType, body });
  await page.route('https://a.example/**', (route) => route.abort());
  await watchLayoutShifts(page);
  await openSection(page, baseURL);
  await expect(strip(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(section(page).getByRole('button', { name: home.featuredIn.previous })).toBeHidden();
  await strip(page).press('End');
  await expect(strip(page).locator('a[href$="/story-199"]')).toBeInViewport();
  await expect(section(page).getByRole('button', { name: home.featuredIn.next })).toBeHidden();
  await expect(section(page).getByRole('button', { name: home.featuredIn.previous })).toBeVisible();
});
