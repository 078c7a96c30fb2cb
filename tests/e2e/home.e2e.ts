import { expect, type Page } from '@playwright/test';

import { filmWords } from '#words/film-words.ts';
import { home } from '#words/pages/home.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { audienceIds, href, platformPages, routes } from '#src/routes.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { filmFiles } from '#content/films.ts';

const [join, demo] = home.hero.actions;
const content = (page: Page) => page.getByRole('main');
const heroFilm = (page: Page) => page.locator('video[data-loop]:not([hidden])');

/** Films without their posters. */
const FILM = /\.(mp4|webm)$/;

test('claim, buttons and product are above the fold (R2.21) @arabic', async ({ page }) => {
  for (const [width, height, leastHeight] of [
    [390, 844, 200],
    [820, 1180, 400],
    [1440, 900, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    await expect(page.getByText(home.hero.lead)).toBeInViewport({ ratio: 1 });
    for (const { label } of home.hero.actions)
      await expect(content(page).getByRole('link', { name: label }).first()).toBeInViewport({ ratio: 1 });
    const screen = await content(page).getByRole('group', { name: pipeline.description }).boundingBox();
    expect(height - (screen?.y ?? height), `visible height at ${width} px`).toBeGreaterThan(leastHeight);
  }
});

test('Join Now is a full load of the platform, Book a demo leads to the contact page (R1.10, F-E18)', async ({
  page,
}) => {
  const action = (label = '') => content(page).getByRole('link', { name: label }).first();
  await openScripted(page, routes.home);
  await action(demo?.label).click();
  await expect(page).toHaveURL(href(demo?.to ?? 'contact'));
  await page.goBack();
  await action(join?.label).click();
  await expect(page).toHaveURL(platformPages.join);
});

test('the hero film moves, silently, and can be stopped and started (F-E10)', async ({ page }) => {
  await openScripted(page, routes.home);
  await expect(heroFilm(page)).toHaveJSProperty('muted', true);
  await expect(heroFilm(page)).toHaveJSProperty('paused', false);
  await content(page).getByRole('button', { name: home.hero.pauseFilm }).click();
  await expect(heroFilm(page)).toHaveJSProperty('paused', true);
  await content(page).getByRole('button', { name: home.hero.playFilm }).click();
  await expect(heroFilm(page)).toHaveJSProperty('paused', false);
});

test('no film is fetched under reduced motion (R10.17, F-E9)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched = watchPaths(page, FILM);
  await openScripted(page, routes.home);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await expect(heroFilm(page)).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: home.hero.pauseFilm })).toHaveCount(0);
  expect(fetched).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('four cases of customers are visible at once (R2.23)', async ({ page }) => {
    await page.goto(routes.home);
    const { heading, cards } = home.success;
    const section = page.getByRole('region', { name: heading });
    for (const { title, description } of cards) {
      await expect(section.getByRole('heading', { name: title })).toBeVisible();
      await expect(section.getByText(description)).toBeVisible();
    }
    await expect(section.getByRole('listitem')).toHaveCount(cards.length);
  });

  test('both film buttons lead to a film with a transcript @arabic', async ({ page }) => {
    const fetched = watchPaths(page, FILM);
    await page.goto(routes.home);
    for (const [name, id] of [
      [home.hero.watchVideo, 'explainer'],
      [home.hero.ourPlatform, 'tour'],
    ] as const) {
      const player = page.locator(`#film-${id}`);
      await content(page).getByRole('link', { name }).click();
      await expect(player.locator('video')).toBeInViewport();
      await player.getByText(filmWords.label).click();
      for (const { text } of filmWords[id].scenes) await expect(player.getByText(text)).toBeVisible();
    }
    expect(fetched).toEqual([]);
  });
});

test('Get Started goes to the segments, which link to the pages of all audiences (R2.25)', async ({
  page,
}) => {
  await openScripted(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: home.start.label }).click();
  await expect(page).toHaveURL(href({ route: 'home', hash: 'segments' }));
  const segments = page.locator('#segments');
  const heading = segments.getByRole('heading', { level: 2 });
  await expect.poll(async () => (await segments.boundingBox())?.y).toBeLessThan(200);
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  for (const { title } of home.segments.items) {
    await segments.getByRole('tab', { name: title }).click();
    const panel = segments.getByRole('tabpanel', { name: title });
    await expect(panel.locator('[data-nosnippet]').first()).toBeVisible();
    await expect(panel.getByRole('link', { name: `${labels.learnMore} ${title}` })).toBeVisible();
  }
  const shown = await segments
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(expect.arrayContaining(audienceIds.map((id) => routes[id])));
  const last = home.segments.items.at(-1);
  await segments.getByRole('link', { name: `${labels.learnMore} ${last?.title ?? ''}` }).click();
  await expect(page).toHaveURL(href(last?.to ?? 'home'));
});

// With room for a longer product name than the sample's, and for slides with whole screens.
test('home is at most 7,200 pixels long on a phone, and 5,300 in a wide window', async ({ page }) => {
  for (const [width, most] of [
    [390, 7200],
    [1440, 5300],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openScripted(page, routes.home);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  }
});

for (const [name, film] of [
  ['watchVideo', 'explainer'],
  ['ourPlatform', 'tour'],
] as const) {
  const dialog = (page: Page) => page.getByRole('dialog', { name: filmWords[film].title });

  test(`${film} is fetched on play, has captions to its end and a transcript, and returns the focus @arabic${film === 'explainer' ? ' @firefox' : ''} (F-T9)`, async ({
    page,
  }) => {
    const fetched = watchPaths(page, /^\/films\/(?!hero-loop)/);
    await openScripted(page, routes.home);
    const opener = page.getByRole('main').getByRole('button', { name: home.hero[name] });
    await opener.click();
    const video = dialog(page).locator('video');
    await expect(video).toHaveJSProperty('paused', true);
    const { webm, mp4, poster, captions } = filmFiles(film, language.code);
    await expect.poll(() => fetched).toEqual([poster]);

    await video.evaluate((element: HTMLVideoElement) => {
      for (const track of element.textTracks) track.mode = 'showing';
    });
    const play = dialog(page).getByRole('button', { name: labels.filmPlay });
    await play.click();
    await expect(play).toBeHidden();
    await expect(video).toBeFocused();
    const endsS = () =>
      video.evaluate(({ textTracks: [track], duration }: HTMLVideoElement) => [
        duration,
        Math.max(...Array.from(track?.cues ?? [], ({ endTime }) => endTime)),
      ]);
    await expect.poll(async () => (await endsS())[1]).toBeGreaterThan(10);
    const [durationS = 0, captionsS] = await endsS();
    expect(Math.abs(durationS - (captionsS ?? 0))).toBeLessThan(1);
    for (const path of fetched) expect([poster, webm, mp4, captions]).toContain(path);

    await dialog(page).getByText(filmWords.label).focus();
    await page.keyboard.press('Enter');
    for (const { text } of filmWords[film].scenes) await expect(dialog(page).getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(`#film-${film} video`)).toHaveJSProperty('paused', true);
    await expect(opener).toBeFocused();
  });
}

test('find in page reaches the text of a tab that is not shown, and opens it (R2.24) @arabic', async ({
  page,
}) => {
  const tab = home.products.tabs.at(-1);
  const [text = ''] = tab?.points ?? [];
  const marketplace = page.getByRole('tab', { name: tab?.label ?? '' });
  // An address with a text searches the page in the same way.
  await page.goto(`${routes.home}#:~:text=${encodeURIComponent(text)}`);
  await expect(marketplace).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(text, { exact: true })).toBeInViewport();
});
