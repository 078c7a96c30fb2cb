import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { neutralIcon, neutralSharingImage } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { cachedFile } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { placeOfLetter } from '#scripts/languages/catalogue.ts';
import { loadSiteWords, type SiteWords } from '#scripts/languages/load-words.ts';
import { shareImagePath, withoutBrand } from '#src/head/page-head.tsx';
import { type RouteId, routeIds } from '#src/routes.ts';
import { token } from '#scripts/support/tokens.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { copySharingImages } from './own-share-images.ts';
import { drawShareImage, findMissingShareLetters, keyOf, type ShareCardText } from './share-card.tsx';

const cache = join(paths.root, '.cache/share');

/** The words on a page's share image. The eyebrow names the brand, so the title does not. */
export function shareImageText(
  id: RouteId,
  code: LanguageCode,
  { pageMetadata, company }: SiteWords,
): ShareCardText {
  // The layout places Arabic vowel marks wrongly; a title reads as well without them.
  const title = withoutBrand(pageMetadata[id].title).replaceAll(/[\u064B-\u0652]/g, '');
  return { title, eyebrow: `${site.name} · ${company.tagline}`, dir: languages[code].dir };
}

/** Letters of a language that are missing on its share images, with the remedy. */
export async function findShareImageProblems(code: LanguageCode): Promise<Finding[]> {
  const words = await loadSiteWords(paths.root, code);
  const texts = routeIds.map((id) => shareImageText(id, code, words));
  const lacking = await findMissingShareLetters(texts.map(({ title, eyebrow }) => title + eyebrow).join(''));
  const found = lacking.map(async (letter) => ({
    ...(await placeOfLetter(paths.root, code, 'page-metadata.ts', letter)),
    message: `has the letter ${letter}, which pictures of shared links lack: replace it, or add a face that has it in scripts/build/sharing/share-card.tsx`,
  }));
  return Promise.all(found);
}

/** Draws the picture that a shared link shows, for every page in each language; pages' own go into `share/own`. */
export async function drawShareImages(): Promise<void> {
  await copySharingImages(join(paths.dist, 'share/own'));
  await writeFiles(paths.dist, { [neutralSharingImage]: await drawNeutralImage() });
  const editions = await Promise.all(
    languageCodes.map(async (code) => ({ code, words: await loadSiteWords(paths.root, code) })),
  );
  const all = editions.flatMap((edition) => routeIds.map((id) => ({ ...edition, id })));
  const queue = all.values();
  const draw = async () => {
    for (const { code, words, id } of queue)
      await putImage(join(paths.dist, shareImagePath(id, code)), shareImageText(id, code, words));
  };
  // Encoding takes one core; both workers draw from one iterator.
  await Promise.all([draw(), draw()]);
}

/** The neutral icon on the background of the pages: no brand is named. */
export async function drawNeutralImage(): Promise<Buffer> {
  const icon = await sharp(join(paths.root, 'public', neutralIcon), { density: 720 })
    .resize(320)
    .toBuffer();
  const background = { width: 1200, height: 630, channels: 3, background: token('page') } as const;
  return sharp({ create: background })
    .composite([{ input: icon }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function putImage(file: string, text: ShareCardText): Promise<void> {
  const cached = join(cache, `${await keyOf(text)}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await cachedFile(cached, () => drawShareImage(text)));
}
