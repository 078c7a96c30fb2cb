import sharp from 'sharp';
import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { routeIds } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { loadSiteWords } from '#scripts/languages/load-words.ts';
import { drawNeutralImage, shareImageText } from './share-images.ts';

const words = { en: await loadSiteWords(paths.root, 'en'), ar: await loadSiteWords(paths.root, 'ar') };
it('a share image has the title without the brand, which the eyebrow names', () => {
  const { title, eyebrow } = shareImageText('about', 'en', words.en);
  expect(title).not.toMatch(new RegExp(`\\||${site.name}`));
  expect(eyebrow).toContain(site.name);
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
