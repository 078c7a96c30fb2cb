import { expect, type Page } from '@playwright/test';

import { filmWords } from '#words/film-words.ts';
import { home } from '#words/pages/home.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { href, platformPages, routes } from '#src/routes.ts';
import { openHydrated, untilIslandsHydrated } from '#tests/support/browser/hydration.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectFullLoad, expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

const [join, demo] = home.hero.actions;
const content = (page: Page) => page.getByRole('main');
const film = (page: Page) => page.locator('video[data-loop]:not([hidden])');

/** Paths of the films that the page requests, without posters. */
function watchFilms(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|webm)$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test('the headline and the line under it are those of the specification', async ({ page }) => {
  await page.goto(routes.home);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Bridging Capital and Global Opportunities');
  const line = content(page).getByText('The premier professional investment ecosystem and marketplace', {
    exact: true,
  });
  await expect(line).toBeVisible();
});

test('claim, buttons and product are above the fold @arabic', async ({ page }) => {
  for (const [width, height, leastHeight] of [
    [390, 844, 200],
    [820, 1180, 400],
    [1440, 900, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    await expect(page.getByText(home.hero.summary)).toBeInViewport({ ratio: 1 });
    for (const { label } of home.hero.actions)
      await expect(content(page).getByRole('link', { name: label }).first()).toBeInViewport({ ratio: 1 });
    const screen = await content(page).getByRole('img', { name: pipeline.description }).boundingBox();
    expect(height - (screen?.y ?? height), `visible height at ${width} px`).toBeGreaterThan(leastHeight);
  }
});

test('Join Now leads to the platform, Book a demo to the contact page @arabic', async ({ page }) => {
  const action = (label = '') => content(page).getByRole('link', { name: label }).first();
  await openHydrated(page, routes.home);
  await markVisit(page);
  await action(demo?.label).click();
  await expect(page).toHaveURL(href(demo?.to ?? 'contact'));
  await expectSameVisit(page);
  await page.goBack();
  await action(join?.label).click();
  await expect(page).toHaveURL(platformPages.join);
  await expectFullLoad(page);
});

test('the hero film moves, silently, and can be stopped and started @arabic (F-E10)', async ({ page }) => {
  await openHydrated(page, routes.home);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await content(page).getByRole('button', { name: home.hero.pauseFilm }).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await content(page).getByRole('button', { name: home.hero.playFilm }).click();
  await expect(film(page)).toHaveJSProperty('paused', false);
});

test('no film is fetched under reduced motion @arabic (F-E9)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films = watchFilms(page);
  await openHydrated(page, routes.home);
  await scrollThrough(page);
  await untilIslandsHydrated(page);
  await expect(film(page)).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: home.hero.pauseFilm })).toHaveCount(0);
  expect(films).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both film buttons lead to a film with a transcript @arabic', async ({ page }) => {
    const films = watchFilms(page);
    await page.goto(routes.home);
    for (const [name, id] of [
      [home.hero.watchVideo, 'explainer'],
      [home.hero.ourPlatform, 'tour'],
    ] as const) {
      const player = page.locator(`#film-${id}`);
      await content(page).getByRole('link', { name }).click();
      await expect(player.locator('video')).toBeInViewport();
      await player.getByText(filmWords.label).click();
      for (const scene of filmWords[id]) await expect(player.getByText(scene)).toBeVisible();
    }
    expect(films).toEqual([]);
  });
});
