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

test('a link to a chapter of 360 shows its screen in the one window @arabic', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.product);
  const names = (await windowsOf(page)).map(({ name }) => name);
  expect(new Set(names).size).toBe(items.length);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500);
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
    expect(window?.bottom).toBeLessThanOrEqual(900);
    expect((window?.left ?? 0) > (window?.textLeft ?? 0), 'after the text').toBe(language.dir === 'ltr');
  }
});

test('what a chapter of 360 tells happens as it scrolls past', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.product);
  const total = page.locator('#fundraising + div [data-tenths]');
  const tenths = async (top: number) => {
    await page.locator('#fundraising').evaluate((chapter, shift) => {
      scrollBy({ top: chapter.getBoundingClientRect().top - shift, behavior: 'instant' });
    }, top);
    // The timelines follow with the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return total.evaluate((amount) => Number(getComputedStyle(amount).getPropertyValue('--tenths')));
  };
  expect(await tenths(500)).toBe(0);
  const half = await tenths(270);
  const all = Number(await total.getAttribute('data-tenths'));
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(all);
  await expect.poll(() => tenths(100)).toBe(all);
});

test('each chapter of 360 has its own still under reduced motion and on phones (R2.34) @arabic', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.product);
  const beside = await windowsOf(page);
  expect(beside).toHaveLength(items.length);
  for (const [index, { top, textTop, isVisible }] of beside.entries()) {
    expect(isVisible).toBe(true);
    expect(Math.abs(top - textTop)).toBeLessThan(1);
    expect(top).toBeGreaterThanOrEqual(beside[index - 1]?.bottom ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { bottom, textTop, isVisible } of await windowsOf(page)) {
    expect(isVisible).toBe(true);
    expect(bottom).toBeLessThanOrEqual(textTop);
  }
  // By proximity, which is the default and not written.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType)).toBe('block');
});
