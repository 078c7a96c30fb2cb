import { expect, type Locator, type Page } from '@playwright/test';

/** Window widths in CSS pixels: of devices, at each breakpoint, and between them. */
export const windowWidths = [
  ...[320, 360, 390, 414, 480, 540, 600, 700, 768, 820, 900, 1024, 1025, 1100, 1280, 1443, 1600, 1920],
] as const;

/** Expects a page to fit a window of this width. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(width);
  expect(await partsBesideWindow(page), `overflows at ${width} pixels`).toEqual([]);
}

/** Elements that overflow the window sideways, as HTML, except within an element that scrolls or clips. */
const partsBesideWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cutsItself = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      return getComputedStyle(element).overflowX !== 'visible' || cutsItself(element.parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !cutsItself(element.parentElement);
      })
      .filter((element) => element.checkVisibility() && !element.closest('svg > *'))
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** Texts of which a part is cut off by their own box, as HTML. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline' || element.clientWidth <= 1) return false;
        const isCutSideways = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isCutBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return isCutSideways || isCutBelow;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** Words of letters alone that begin on one line and end on another, each with the text around it. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest('svg, code')) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(
        /(?<![^\s(“«])[\p{L}\p{M}]{2,}(?![^\s.,:;!?)”»،؛؟])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && rest.some(({ top }) => top > first.bottom - 4)) broken.push(`“${word}” in “${text}”`);
      }
    }
    return broken;
  });

/** Expects every word to be on one line, in windows of all widths. */
export async function expectWholeWords(page: Page): Promise<void> {
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `broken at ${width} pixels`).toEqual([]);
  }
}

/** The visible centre of a part, to press there again when the part is gone. */
export async function centreOf(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
