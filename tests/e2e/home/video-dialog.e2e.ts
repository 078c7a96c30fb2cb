import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { labels } from '#words/labels.ts';
import { filmWords } from '#words/film-words.ts';
import { films } from '#content/films.ts';
import { routes } from '#src/routes.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

for (const [name, film] of [
  ['watchVideo', 'explainer'],
  ['ourPlatform', 'tour'],
] as const) {
  const dialog = (page: Page) => page.getByRole('dialog', { name: filmWords.titles[film] });

  test(`${film} is fetched on play, has captions to its end and a transcript, and returns the focus @arabic (F-T9)`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const fetched = () => requested.filter((path) => /^\/films\/(?!hero-loop)/.test(path));
    await openHydrated(page, routes.home);
    const opener = page.getByRole('main').getByRole('button', { name: home.hero[name] });
    await opener.click();
    const video = dialog(page).locator('video');
    await expect(video).toHaveJSProperty('paused', true);
    const { webm, mp4, poster, captions } = films[film];
    await expect.poll(fetched).toEqual([poster]);
    expect(await axeViolations(page)).toEqual([]);

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
    for (const path of fetched()) expect([poster, webm, mp4, ...Object.values(captions)]).toContain(path);

    await dialog(page).getByText(filmWords.label).focus();
    await page.keyboard.press('Enter');
    for (const scene of filmWords[film]) await expect(dialog(page).getByText(scene)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(`#film-${film} video`)).toHaveJSProperty('paused', true);
    await expect(opener).toBeFocused();
  });
}
