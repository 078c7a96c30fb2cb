import { expect, type Page } from '@playwright/test';

/** Expects the page to print as a document: its text, without controls. */
export async function expectPrintsClean(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const { controls, folded, pale } = await page.locator('main').evaluate((main) => {
    const visible = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
    const lines = (parts: readonly Element[]) => parts.map((part) => part.outerHTML.slice(0, 160));
    // Backgrounds are not printed, so text has to be dark.
    const isPale = (part: Element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(part).color.match(/\d+/g)?.map(Number) ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
    };
    return {
      controls: lines(visible('button, video, select, textarea, [type=search]')),
      // A part of the product prints the view that is chosen.
      folded: lines(
        [
          ...main.querySelectorAll(
            'details:not(dialog *, [data-stage] *) p, li h3, [role=tabpanel] p:not([data-nosnippet] *)',
          ),
        ].filter((part) => !part.checkVisibility({ visibilityProperty: true })),
      ),
      pale: lines(visible('h1, h2, h3, p, li, dt, dd, th, td, a, figcaption').filter(isPale)),
    };
  });
  expect(controls, 'can only be pressed').toEqual([]);
  expect(folded, 'does not stand open').toEqual([]);
  expect(pale, 'cannot be read on white').toEqual([]);
}

/** A sheet of A4 within the margins of `print.css`, as a column: columns are broken as sheets are, and can be measured. */
const SHEETS = `@media print { body {
  display: block !important; inline-size: 661px; block-size: 974px; margin: 0;
  columns: 661px; column-gap: 200px; column-fill: auto;
} }`;

/** Expects that on sheets of A4 all pictures are there, none and no text is over another, and no frame is empty. */
export async function expectSheets(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  // Media queries ask for the width of the paper.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate((css) => {
    const sheets = new CSSStyleSheet();
    sheets.replaceSync(css);
    document.adoptedStyleSheets.push(sheets);
    dispatchEvent(new Event('beforeprint'));
  }, SHEETS);
  await expect.poll(() => page.evaluate(missingPictures), { message: 'pictures to come' }).toEqual([]);
  expect(await page.evaluate(overlaps), 'one over the other').toEqual([]);
  expect(await page.evaluate(emptyFrames), 'a frame with nothing in it').toEqual([]);
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    document.adoptedStyleSheets.pop();
  });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: 'screen' });
}

const missingPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => !image.complete && image.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

function overlaps(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg *, [aria-hidden=true]') &&
    // Words for assistive technology alone.
    getComputedStyle(element).clipPath === 'none';
  const boxes: { readonly owner: Element; readonly name: string; readonly rect: DOMRect }[] = [];
  for (const image of [...document.querySelectorAll('img')].filter(isSeen))
    for (const rect of image.getClientRects())
      boxes.push({ owner: image, name: image.alt || image.src, rect });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const name = node.nodeValue?.trim().slice(0, 60);
    if (!owner || !name || !isSeen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) boxes.push({ owner, name, rect });
  }
  type Box = (typeof boxes)[number];
  /** Boxes of lines are higher than their letters. */
  const isOver = ({ rect: one }: Box, { rect: other }: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.5 * Math.min(one.height, other.height);
  /** A label that its style puts on a picture. */
  const isLabel = (label: Element, picture: Element) => {
    for (let part = label; !part.contains(picture); part = part.parentElement ?? document.body)
      if (picture.tagName === 'IMG' && getComputedStyle(part).position === 'absolute') return true;
    return label === picture;
  };
  const sorted = boxes
    .filter(({ rect }) => rect.width > 2 && rect.height > 2)
    .toSorted((one, other) => one.rect.left - other.rect.left);
  return sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter(
        (other) => isOver(one, other) && !isLabel(one.owner, other.owner) && !isLabel(other.owner, one.owner),
      )
      .map((other) => `${one.name} × ${other.name}`),
  );
}

/** Frames whose lower third has no content. */
function emptyFrames(): string[] {
  const isFramed = (element: Element) => {
    const { borderTopStyle, borderLeftStyle, borderRightStyle } = getComputedStyle(element);
    return ![borderTopStyle, borderLeftStyle, borderRightStyle].includes('none');
  };
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      if (!element.checkVisibility() || !isFramed(element) || element.getClientRects().length > 1)
        return false;
      const { bottom, height } = element.getBoundingClientRect();
      const leaves = [...element.querySelectorAll(':not(:has(*))')].filter((leaf) => leaf.checkVisibility());
      return height > 64 && bottom - Math.max(...leaves.map(bottomOf)) > height / 3;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
