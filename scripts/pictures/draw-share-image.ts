import sharp from 'sharp';

import { svgOf } from './drawing.ts';
import { drawShareCard, type ShareCardText } from './share-card.tsx';

/** A PNG of 1200 × 630 pixels, below 150 kB, of a title of up to 70 characters. */
export async function drawShareImage(text: ShareCardText): Promise<Buffer> {
  const svg = await svgOf(drawShareCard(text));
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 1, effort: 8 }).toBuffer();
}
