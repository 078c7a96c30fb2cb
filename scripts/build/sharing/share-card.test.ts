import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawShareImage, findMissingShareLetters } from './share-card.tsx';

const text = {
  title: 'Pricing',
  eyebrow: 'Bridging Capital and Global Opportunities',
  dir: 'ltr',
} as const;
const longest = 'Deal management, fundraising and investor relations in one place today';

it('a share image has the size that the head of a page gives, and stays below 150 kB', async () => {
  const image = await drawShareImage({ ...text, title: longest });
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(image.byteLength).toBeLessThan(150_000);
});

it('a share image keeps a title of wide letters inside its margin', async () => {
  const image = await drawShareImage({ ...text, title: 'WWWW '.repeat(14).trim() });
  const margin = sharp(image).extract({ left: 1130, top: 120, width: 70, height: 230 });
  const pixels = await margin.removeAlpha().raw().toBuffer();
  // The night surface is dark; letters are not.
  expect(Math.max(...pixels)).toBeLessThan(90);
});

it('a share image has the same bytes for the same page and others for another title', async () => {
  const [first, again, other] = await Promise.all([
    drawShareImage(text),
    drawShareImage(text),
    drawShareImage({ ...text, title: 'Home' }),
  ]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

it('share images know the letters of Latin and Arabic scripts, and name those of others', async () => {
  expect(await findMissingShareLetters('Łódź, Şahin, São Paulo, Кув, 東京, قناة')).toEqual([
    'в',
    'К',
    'у',
    '京',
    '東',
  ]);
});
