import { expect, type Locator, type Page } from '@playwright/test';

/** Window widths in CSS pixels: of devices, at each breakpoint, and between them. */
export const windowWidths = [
  ...[320, 360, 390, 414, 480, 540, 600, 700, 768, 820, 900, 1024, 1025, 1100, 1280, 1440, 1600, 1920],
] as const;

/** Those of devices, in which every text is read. */
export const readWidths: readonly number[] = [360, 390, 820, 1280, 1440, 1920];

/** Expects a page to fit a window of this width. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectSettled(async () => {
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(width);
    expect(await partsBesideWindow(page), `overflows at ${width} pixels`).toEqual([]);
  });
}

/** Expects a page to fit a window of this width, and no text of it to be cut by a box that clips it. */
export async function expectWholeTexts(page: Page, width: number): Promise<void> {
  await expectFits(page, width);
  await expectSettled(async () => expect(await cutTexts(page), `cut at ${width} pixels`).toEqual([]));
}

/**
 * Expects a page to fit windows of these widths, wide ones first, and its texts to be whole: none is cut, and no word
 * is broken.
 */
export async function expectFitsWindows(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths.toReversed()) {
    if (readWidths.includes(width)) {
      await expectWholeTexts(page, width);
      await expectSettled(async () => expect(await brokenWords(page), `broken at ${width} px`).toEqual([]));
    } else await expectFits(page, width);
  }
}

/** Parts that measure themselves answer a change of the window later. */
const expectSettled = (claim: () => Promise<void>) => expect(claim).toPass({ timeout: 5000 });

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

/**
 * Visible texts of which a box that clips hides a part, with the HTML of their elements. Not those that a reader can
 * scroll to, that end in an ellipsis, or that fade out under a mask.
 */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Sides = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
    const everywhere: Sides = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const known = new Map<Element, Sides>();

    /** The sides of what is seen of an element’s content. */
    const sidesOf = (element: Element | null): Sides => {
      if (!element || element === document.body) return everywhere;
      const sides = known.get(element) ?? measure(element);
      known.set(element, sides);
      return sides;
    };
    const measure = (element: Element): Sides => {
      const style = getComputedStyle(element);
      const { position, overflowX, overflowY, textOverflow, webkitLineClamp, maskImage } = style;
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none';
      if (isShortened || /auto|scroll/.test(overflowX + overflowY)) return everywhere;
      // A part out of the flow is clipped by what it is placed in.
      const isPlaced = element instanceof HTMLElement && /absolute|fixed/.test(position);
      const outer = sidesOf(isPlaced ? element.offsetParent : element.parentElement);
      const box = element.getBoundingClientRect();
      const [x, y] = [overflowX, overflowY].map((overflow) => (overflow === 'visible' ? everywhere : box));
      return {
        ...{ left: Math.max(outer.left, x?.left ?? 0), right: Math.min(outer.right, x?.right ?? 0) },
        ...{ top: Math.max(outer.top, y?.top ?? 0), bottom: Math.min(outer.bottom, y?.bottom ?? 0) },
      };
    };

    /** A line without the room that the font has around its letters. */
    const inkOf = ({ left, right, top, bottom, height }: DOMRect): Sides => ({
      ...{ left: left + 1, right: right - 1, top: top + height * 0.2, bottom: bottom - height * 0.2 },
    });
    const isWhole = (ink: Sides, { left, right, top, bottom }: Sides) =>
      ink.left >= left && ink.right <= right && ink.top >= top && ink.bottom <= bottom;
    const isHidden = (ink: Sides, { left, right, top, bottom }: Sides) =>
      ink.right <= left || ink.left >= right || ink.bottom <= top || ink.top >= bottom;

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const sides = sidesOf(parent);
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(inkOf);
      const isCut =
        lines.some((line) => !isWhole(line, sides)) && !lines.every((line) => isHidden(line, sides));
      if (isCut && sides.right - sides.left > 1)
        found.push(`${text.textContent} in ${parent.outerHTML.slice(0, 160)}`);
    }
    return found;
  });

/** Words of letters, and numbers, that begin on one line and end on another, each with the text around it. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest('svg, code')) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(
        /(?<![^\s(“«])(?:[\p{L}\p{M}]{2,}|\d[\d.,]*\d)(?![^\s.,:;!?)”»،؛؟])/gu,
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

/** The visible centre of a part, to press there again when the part is gone. */
export async function centreOf(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
