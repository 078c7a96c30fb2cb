import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import { sourceOf } from '#scripts/build/drawing/drawing.ts';
import { cachedFile, hashOf } from '#scripts/support/file-cache.ts';
import { withoutBrand } from '#src/head/page-head.tsx';
import { type RouteId, routeIds } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copySharingImages } from './own-share-images.ts';
import { drawShareCard, drawShareImage, encoding } from '#scripts/build/drawing/share-card.tsx';

const cache = join(paths.root, '.cache/share');

/** Draws the picture that a shared link shows, for every page, into `share/<route id>.png`; pages' own go into `share/own`. */
export async function drawShareImages(report: (progress: string) => void = () => {}): Promise<void> {
  const folder = join(paths.dist, 'share');
  await copySharingImages(join(folder, 'own'));
  await mkdir(folder, { recursive: true });
  for (const [index, id] of routeIds.entries()) {
    report(`${index + 1}/${routeIds.length}`);
    await putImage(join(folder, `${id}.png`), id);
  }
}

/** What the picture of a page says. The brand stands in the eyebrow, so the title goes without. */
export function shareImageText(id: RouteId) {
  const title = withoutBrand(pageMetadata[id].title.en);
  return { title, eyebrow: `${site.name} · ${site.tagline}`, course: id };
}

/** From the cache when the same card was drawn and encoded before: layout and encoding take a second each. */
async function putImage(file: string, id: RouteId): Promise<void> {
  const text = shareImageText(id);
  const key = hashOf(sourceOf(drawShareCard(text)) + encoding).slice(0, 32);
  await writeFile(file, await cachedFile(join(cache, `${key}.png`), () => drawShareImage(text)));
}
