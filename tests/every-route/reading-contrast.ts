import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { type Colour, contrastOf, mix } from '#src/lib/colour/colour.ts';

/** Contrast of WCAG 1.4.3, for text and for large text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
/** Share of the pixels behind a line that may contrast less: lines of a drawing that cross it. */
const MOST_CROSSED = 0.02;

/** The line through a struck text is a part of it. */
const WORDLESS =
  '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; } text { fill: transparent !important; } s { background: none !important; }';

type Line = {
  readonly text: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly colour: Colour;
  readonly opacity: number;
  readonly isLarge: boolean;
};

/**
 * Lines of text with too little contrast to a picture, a film or a gradient, which axe does not measure: compares
 * the colour of each line with the pixels of a screenshot without words. Throws if the browser gives no screenshot
 * in time: the headless shell sometimes never draws a frame.
 */
export async function illegibleLines(page: Page): Promise<readonly string[]> {
  // Elsewhere the header would cover a line in the screenshot.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const lines = await linesOf(page);
  const screenshot = await screenshotWithoutWords(page);
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelsOf = ([left, top, right, bottom]: Line['box']): Colour[] => {
    const pixels: Colour[] = [];
    for (let y = top; y < Math.min(bottom, info.height); y += 2)
      for (let x = left; x < Math.min(right, info.width); x += 2) {
        const at = (y * info.width + x) * 3;
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
    return pixels;
  };
  return lines.flatMap(({ text, box, colour, opacity, isLarge }) => {
    const contrasts = pixelsOf(box)
      .map((pixel) => contrastOf(mix(pixel, colour, opacity), pixel))
      .toSorted((one, other) => one - other);
    const least = contrasts[Math.floor(contrasts.length * MOST_CROSSED)] ?? 21;
    return least < (isLarge ? LEAST_LARGE : LEAST) ? [`${least.toFixed(1)}: ${text}`] : [];
  });
}

async function screenshotWithoutWords(page: Page): Promise<Buffer> {
  await page.evaluate((css) => {
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets.push(style);
  }, WORDLESS);
  try {
    return await page.screenshot({ fullPage: true, animations: 'disabled', timeout: 10_000 });
  } finally {
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
}

/** Every line of text that is shown and can be used, with its place on the page. */
const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas');
    const partsOf = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data;
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    /** Whether an ancestor that scrolls or clips hides a part of it. */
    const isCut = (element: Element | null, box: DOMRect): boolean => {
      if (!element || element === document.body) return false;
      const frame = element.getBoundingClientRect();
      const isBeside = box.left < frame.left - 1 || box.right > frame.right + 1;
      const isPast = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
      const cuts = getComputedStyle(element).overflowX !== 'visible';
      return (cuts && (isBeside || isPast)) || isCut(element.parentElement, box);
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], :disabled, option, noscript') &&
      // What a step of a workflow leaves pale is a picture beside its text.
      (!element.closest('[data-stage]') || element.closest('[data-lit]'));
    const linesIn = (element: Element, node: Node): Line[] => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 255] = partsOf(color);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width >= 4 && !isCut(element, box));
      return boxes.map((box) => {
        const [left, top] = [Math.max(0, box.left + scrollX), box.top + scrollY];
        return {
          text: (node.nodeValue ?? '').trim().slice(0, 60),
          box: [Math.ceil(left), Math.ceil(top), Math.floor(left + box.width), Math.floor(top + box.height)],
          colour: [red, green, blue],
          opacity: (opacityOf(element) * alpha) / 255,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        };
      });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const element = currentNode.parentElement;
      if (element && currentNode.nodeValue?.trim() && isRead(element))
        lines.push(...linesIn(element, currentNode));
    }
    return lines;
  });
