import sharp from 'sharp';

import { svgOf } from './drawing.ts';
import { drawShareCard, type ShareCardText } from './share-card.tsx';

const options = { palette: true, colours: 256, dither: 1, effort: 8 } as const;

/** Changes when the same card would come out otherwise. */
export const encoding = JSON.stringify(options);

/** A PNG of 1200 × 630 pixels, below 150 kB, of a title of up to 70 characters. */
export async function drawShareImage(text: ShareCardText): Promise<Buffer> {
  return sharp(Buffer.from(await svgOf(drawShareCard(text))))
    .png(options)
    .toBuffer();
}
