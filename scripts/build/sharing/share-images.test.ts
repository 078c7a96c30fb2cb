import sharp from 'sharp';
import { expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { routeIds } from '#src/routes.ts';
import { wordsOf } from '#scripts/build/words-of.ts';
import { drawNeutralImage, shareImageText } from './share-images.ts';

const words = { en: await wordsOf('en'), ar: await wordsOf('ar') };
const cards = languageCodes.flatMap((code) => routeIds.map((id) => [id, code] as const));

it.each(cards)('the share image of %s (%s) names the brand once, in the eyebrow', (id, code) => {
  const { title, eyebrow, course } = shareImageText(id, code, words[code]);
  expect(title.split(/[|:]/).map((part) => part.trim())).not.toContain(site.name);
  expect(title).not.toContain('|');
  expect(eyebrow).toContain(site.name);
  expect(course).toBe(id);
});

it.each(routeIds)(
  'the Arabic share image of %s has no marks or brackets, which the layout places wrongly',
  (id) => {
    expect(shareImageText(id, 'ar', words.ar).title).not.toMatch(/[\u064b-\u0652()«»]/);
  },
);

it('the neutral share image is a PNG of the size that networks show uncut', async () => {
  const { format, width, height } = await sharp(await drawNeutralImage()).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
});
