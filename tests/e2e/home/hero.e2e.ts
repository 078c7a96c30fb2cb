import { expect, type Page } from '@playwright/test';

import { home } from '#content/pages/home.ts';
import { routes } from '#src/routes.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectFullLoad, expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

const content = (page: Page) => page.getByRole('main');
const film = (page: Page) => page.locator('video[data-loop]:not([hidden])');

/** Paths of films that the page has asked for; posters do not count. */
function watchFilms(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|webm)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('the headline and the line under it say what the company promises', async ({ page }) => {
  await page.goto(routes.home);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Bridging Capital and Global Opportunities');
  const line = content(page).getByText('The premier professional investment ecosystem and marketplace', {
    exact: true,
  });
  await expect(line).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`who it is for, and a deal of the product, stand in the first view at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    const { summary, screen } = home.hero;
    for (const text of [summary, screen.items[0]?.name ?? '', '11 of 14 documents'])
      await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  });
}

test('the card of the product leaves the headline two lines and the buttons one row', async ({ page }) => {
  await page.goto(routes.home);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shape = await content(page)
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => ({
        lines: Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
        rows: new Set(
          [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
            Math.round(link.getBoundingClientRect().top),
          ),
        ).size,
      }));
    expect(shape, `at ${width} px`).toEqual({ lines: 2, rows: 1 });
  }
});

test('Join Now leads to the platform, Book a demo to the contact page', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await content(page).getByRole('link', { name: 'Book a demo' }).first().click();
  await expect(page).toHaveURL(/\/contact\b/);
  await expectSameVisit(page);
  await page.goBack();
  await content(page).getByRole('link', { name: 'Join Now' }).first().click();
  await expect(page).toHaveURL('/join');
  await expectFullLoad(page);
});

test('the hero film moves, silently, and can be stopped and started (F-E10)', async ({ page }) => {
  await openHydrated(page, routes.home);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await content(page).getByRole('button', { name: 'Pause background film' }).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await content(page).getByRole('button', { name: 'Play background film' }).click();
  await expect(film(page)).toHaveJSProperty('paused', false);
});

test.describe('whoever wants no moving picture', () => {
  test('gets the still under reduced motion (F-E9)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectStill(page);
  });

  test('gets the still while saving data (F-E25)', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await expectStill(page);
  });
});

async function expectStill(page: Page): Promise<void> {
  const films = watchFilms(page);
  await openHydrated(page, routes.home);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await expect(film(page)).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: 'Pause background film' })).toHaveCount(0);
  expect(films).toEqual([]);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both film buttons lead to a film that is there', async ({ page, request }) => {
    await page.goto(routes.home);
    for (const name of ['Watch Video', 'Our Platform']) {
      const href = await content(page).getByRole('link', { name }).getAttribute('href');
      const answer = await request.head(href ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('video/mp4');
    }
    await expect(film(page)).toHaveCount(0);
  });
});
