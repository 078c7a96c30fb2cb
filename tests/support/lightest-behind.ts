import { page } from 'vitest/browser';

import { luminanceOf } from '#src/lib/colour/colour.ts';

/** The highest luminance painted behind an element's text, 0 to 1. */
export async function lightestBehind(element: Element): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { color: transparent !important }');
  document.adoptedStyleSheets.push(sheet);
  const picture = await page.elementLocator(element).screenshot({ base64: true, save: false });
  document.adoptedStyleSheets.pop();
  const blob = await (
    await fetch(`data:image/png;base64,${typeof picture === 'string' ? picture : picture.base64}`)
  ).blob();
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let lightest = 0;
  for (let at = 0; at < data.length; at += 4) {
    lightest = Math.max(lightest, luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  return lightest;
}
