import { expect, type Page } from '@playwright/test';

import { product } from '#words/pages/product.ts';
import { language } from '#words/language.ts';
import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

const { items } = product.sections.capabilities;

/** Each window with its description, its place in the page and whether it is visible, in the order of the chapters. */
const windowsOf = (page: Page) =>
  page.locator('main li > :has(> [role=img])').evaluateAll((windows) =>
    windows.map((window) => {
      const { left, right, top, bottom } = window.getBoundingClientRect();
      const text = window.previousElementSibling?.getBoundingClientRect();
      return {
        ...{ left, right, top, bottom },
        name: window.firstElementChild?.getAttribute('aria-label'),
        isVisible: getComputedStyle(window).opacity === '1',
        textTop: text?.top ?? 0,
        textLeft: text?.left ?? 0,
      };
    }),
  );

/** The window on top of the others. */
const topmost = async (page: Page) => (await windowsOf(page)).findLast(({ isVisible }) => isVisible)?.name;

/** The timelines follow with the next frame. */
async function scrollChapterTo(page: Page, id: string, top: number): Promise<void> {
  await page.locator(`#${id}`).evaluate((chapter, shift) => {
    scrollBy({ top: chapter.getBoundingClientRect().top - shift, behavior: 'instant' });
  }, top);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const [width, height, mostPx] of [
  [1440, 900, 5700],
  [390, 844, 6600],
] as const)
  test(`a link to a chapter of 360 shows its screen in the one window at ${width} px @arabic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.product);
    const names = (await windowsOf(page)).map(({ name }) => name);
    expect(new Set(names).size).toBe(items.length);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostPx);
    for (const [index, { id }] of items.entries()) {
      // A browser may drop a scroll that begins while another one comes to its end.
      await page.evaluate(
        (chapter) =>
          new Promise((resolve) => {
            addEventListener('scrollend', resolve, { once: true });
            location.hash = chapter;
          }),
        id,
      );
      await expect.poll(() => topmost(page), id).toBe(names[index]);
      const windows = await windowsOf(page);
      expect(new Set(windows.map(({ left, top }) => `${left} ${top}`)).size, 'one place').toBe(1);
      const [window] = windows;
      expect(window?.top).toBeGreaterThan(0);
      expect(window?.bottom).toBeLessThanOrEqual(height);
      if (width === 390) expect(window?.bottom).toBeLessThanOrEqual(windows[index]?.textTop ?? 0);
      else
        expect((window?.left ?? 0) > (window?.textLeft ?? 0), 'after the text').toBe(language.dir === 'ltr');
    }
  });

test('what a chapter of 360 tells happens as it scrolls past', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.product);
  const total = page.locator('#fundraising + div [data-tenths]');
  const tenths = () =>
    total.evaluate((amount) => Number(getComputedStyle(amount).getPropertyValue('--tenths')));
  const stream = page.locator('#fundraising + div svg svg > path').first();
  await scrollChapterTo(page, 'fundraising', 500);
  await expect.poll(tenths).toBe(0);
  await expect(stream).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await scrollChapterTo(page, 'fundraising', 270);
  await expect
    .poll(tenths, 'the whole amount where the scroll rests')
    .toBe(Number(await total.getAttribute('data-tenths')));
  await expect(stream).toHaveCSS('clip-path', /^inset\(0px \d\d?(?:\.\d+)?% 0px 0px\)$/);
  await scrollChapterTo(page, 'fundraising', 100);
  await expect(stream).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)');
});

test('each chapter of 360 has its own still under reduced motion (R2.34) @arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, isBeside] of [
    [820, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.product);
    const stills = await windowsOf(page);
    expect(stills).toHaveLength(items.length);
    for (const [index, { top, textTop, isVisible }] of stills.entries()) {
      expect(isVisible).toBe(true);
      if (isBeside) expect(Math.abs(top - textTop)).toBeLessThan(1);
      else expect(top).toBeGreaterThan(textTop);
      expect(top).toBeGreaterThanOrEqual(stills[index - 1]?.bottom ?? 0);
    }
  }
});

test('the first chapter of 360 shows its NDA signed before a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.product);
  const shown = await page
    .locator('#e-signature + div [data-replaced] > *')
    .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).opacity));
  expect(shown).toEqual(['1', '0']);
});
