import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { filmWords } from '#words/film-words.ts';
import { films } from '#content/films.ts';
import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { sharePage, test } from '#tests/support/browser/test.ts';

const names = ['watchVideo', 'ourPlatform'] as const;

type Name = (typeof names)[number];

const filmOf = { watchVideo: 'explainer', ourPlatform: 'tour' } as const;

const opener = (page: Page, name: Name) =>
  page.getByRole('main').getByRole('button', { name: home.hero[name] });
const dialog = (page: Page, name: Name) => page.getByRole('dialog', { name: filmWords.titles[filmOf[name]] });
const video = (page: Page, name: Name) => dialog(page, name).locator('video');

async function openDialog(page: Page, name: Name): Promise<void> {
  await openHydrated(page, routes.home);
  await showDialog(page, name);
}

async function showDialog(page: Page, name: Name): Promise<void> {
  await opener(page, name).click();
  await expect(dialog(page, name)).toBeVisible();
}

for (const name of names) {
  test(`${home.hero[name]} fetches nothing before it is played, and then only its own film (F-T9)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openDialog(page, name);
    await expect(video(page, name)).toHaveJSProperty('controls', true);
    await expect(video(page, name)).toHaveJSProperty('autoplay', false);
    await expect(video(page, name)).toHaveJSProperty('paused', true);
    const { webm, mp4, poster } = films[filmOf[name]];
    const fetched = () => asked.filter((path) => /^\/films\/(?!hero-loop)/.test(path));
    await expect.poll(fetched).toEqual([poster]);

    await video(page, name).evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => fetched().filter((path) => path !== poster)).not.toEqual([]);
    for (const path of fetched()) expect([poster, webm, mp4]).toContain(path);
  });

  test.describe(home.hero[name], () => {
    const pageOf = sharePage((page) => openHydrated(page, routes.home));

    test.afterEach(() => pageOf().keyboard.press('Escape'));

    test(`${home.hero[name]} has captions from beginning to end, and a transcript (WCAG 1.2.1)`, async () => {
      const page = pageOf();
      await showDialog(page, name);
      await video(page, name).evaluate((element: HTMLVideoElement) => {
        for (const track of element.textTracks) track.mode = 'showing';
        return element.play();
      });
      const times = () =>
        video(page, name).evaluate((element: HTMLVideoElement) =>
          [...(element.textTracks[0]?.cues ?? [])].flatMap(({ startTime, endTime }) => [startTime, endTime]),
        );
      await expect.poll(async () => (await times()).length).toBeGreaterThan(10);
      const durationS = await video(page, name).evaluate(({ duration }: HTMLVideoElement) => duration);
      const timesS = await times();
      expect(timesS).toEqual(timesS.toSorted((one, other) => one - other));
      expect(timesS.at(0)).toBeLessThan(1);
      expect(Math.abs(durationS - (timesS.at(-1) ?? 0))).toBeLessThan(1);

      const scenes = filmWords[filmOf[name]];
      await expect(dialog(page, name).getByText(scenes[0])).toBeHidden();
      await dialog(page, name).getByText(filmWords.label).focus();
      await page.keyboard.press('Enter');
      for (const scene of scenes) await expect(dialog(page, name).getByText(scene)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Enter');
    });

    for (const [way, close] of [
      ['a press on the backdrop', (page: Page) => page.mouse.click(5, 5)],
      [
        'the close button',
        (page: Page) => dialog(page, name).getByRole('button', { name: labels.close }).click(),
      ],
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ] as const) {
      test(`${way} closes ${home.hero[name]}, pauses the film and restores the focus @arabic (F-T9)`, async () => {
        const page = pageOf();
        await showDialog(page, name);
        await video(page, name).evaluate((element: HTMLVideoElement) => element.play());
        await close(page);
        await expect(dialog(page, name)).toBeHidden();
        await expect(page.locator('dialog video').first()).toHaveJSProperty('paused', true);
        await expect(opener(page, name)).toBeFocused();
      });
    }
  });
}

test('a film that cannot be played has a link to its file (F-T9)', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await openDialog(page, 'watchVideo');
  const link = dialog(page, 'watchVideo').getByRole('link', { name: labels.filmFile });
  await expect(link).toHaveAttribute('href', films.explainer.mp4);
});

test('the video dialog is as wide as its window asks, its film is 16:9', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDialog(page, 'watchVideo');
  for (const [width, expected] of [
    [390, 390 * 0.85],
    [820, 820 * 0.8],
    [1200, 1200 * 0.75],
    // The room of a scrollbar is kept.
    [1300, 1280],
    [1600, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const frame = await dialog(page, 'watchVideo').boundingBox();
    expect(frame?.width, `at ${width} pixels`).toBeCloseTo(expected, 0);
    // On a phone the controls stand below the picture.
    if (width === 390) continue;
    const picture = await video(page, 'watchVideo').boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  }
});
