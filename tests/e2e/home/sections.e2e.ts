import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { audienceIds, href, routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { sharePage, test } from '#tests/support/browser/test.ts';
import { expectSameVisit, markVisit, menuLabel } from '#tests/support/browser/visit.ts';

const content = (page: Page) => page.getByRole('main');
const segment = (page: Page, title: string) =>
  page.locator('#segments li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('Get Started goes to the segments, clear of the header', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await content(page).getByRole('link', { name: home.advantage.action.label }).click();
  await expect(page).toHaveURL(href({ route: 'home', hash: 'segments' }));
  const header = await page.getByRole('banner').boundingBox();
  const heading = page.locator('#segments').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await page.locator('#segments').boundingBox())?.y).toBeLessThan(200);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expectSameVisit(page);
});

// With room for a product of a longer name than the sample's, in the texts that name it.
test('home is at most 9,600 pixels long on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, routes.home);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9600);
});

test('there are six segments', () => {
  expect(home.segments.items).toHaveLength(6);
});

test.describe('the segments', () => {
  const pageOf = sharePage(async (page) => {
    await openHydrated(page, routes.home);
    await markVisit(page);
  });

  for (const { title, to } of home.segments.items) {
    test(`the segment ${title} names three benefits and leads to its page`, async () => {
      const page = pageOf();
      await expect(segment(page, title).getByRole('listitem')).toHaveCount(3);
      await segment(page, title).getByRole('link', { name: labels.learnMore }).click();
      await expect(page).toHaveURL(href(to));
      await expect(page.locator('#segments')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expectSameVisit(page);
    });
  }
});

test('every list of the page has what the company announces', async ({ page }) => {
  await page.goto(routes.home);
  for (const { heading, cards } of [home.advantage, home.success]) {
    expect(cards).toHaveLength(4);
    const band = page.getByRole('region', { name: heading });
    await expect(band.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ title }) => title));
  }
  for (const { label } of home.trust.groups) {
    const group = page.getByRole('region', { name: label });
    await expect(group.getByRole('img').first()).toBeAttached();
  }
});

test('the pages of all other audiences are linked below the segments', async ({ page }) => {
  await page.goto(routes.home);
  const shown = new Set(home.segments.items.map(({ id }) => id));
  for (const id of audienceIds.filter((each) => !shown.has(each)))
    await expect(page.locator(`#segments a[href="${routes[id]}"]`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the moving text runs, and its button stops it', async ({ page }) => {
    await page.goto(routes.home);
    const strip = content(page).getByRole('group', { name: home.marquee.label });
    const states = () =>
      strip.evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState));
    await expect.poll(states).toEqual(['running']);
    await strip.getByRole('checkbox', { name: home.marquee.pause }).check();
    await page.mouse.move(0, 0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: menuLabel('pricing') })
      .focus();
    await expect.poll(states).toEqual(['paused']);
  });
});

test('no line ends with a separator, and no row of logos is unfilled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home);
    const strip = page.getByRole('group', { name: home.marquee.label }).getByRole('list').first();
    const [edge, phrases] = await strip.evaluate((list) => {
      // Distances along the line, from where it starts.
      const along = ({ left, right }: DOMRect) =>
        list.matches(':dir(rtl)') ? [-right, -left] : [left, right];
      const boxOf = (element: Element) => along(element.getBoundingClientRect());
      const all = [...list.children].map((phrase) => {
        const text = document.createRange();
        text.selectNodeContents(phrase);
        const box = text.getBoundingClientRect();
        const [start = 0, end = 0] = along(box);
        return { start, top: box.top, after: (boxOf(phrase)[1] ?? 0) - end };
      });
      return [list.parentElement ? boxOf(list.parentElement)[0] : undefined, all];
    });
    const starts = phrases.filter(({ top }, index) => top !== phrases[index - 1]?.top);
    expect(starts.length).toBeGreaterThan(1);
    for (const { start } of starts) expect(start).toBeCloseTo(edge ?? 0, 0);
    // Only the gap to the next separator.
    for (const { after } of phrases) expect(after).toBeLessThan(14);
    for (const { label } of home.trust.groups) {
      const logos = page.getByRole('region', { name: label }).getByRole('listitem');
      const columns = await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().left));
      expect(columns.length % new Set(columns).size, `${label} at ${width} pixels`).toBe(0);
    }
  }
});
