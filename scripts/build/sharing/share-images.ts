import { company } from '#words/company.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pageMetadata } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import { cachedFile, hashOf } from '#scripts/support/file-cache.ts';
import { withoutBrand } from '#src/head/page-head.tsx';
import { type RouteId, routeIds } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { copySharingImages } from './own-share-images.ts';
import { drawShareImage, sourceOf } from './share-card.tsx';

const cache = join(paths.root, '.cache/share');

/** The words on a page's share image. The eyebrow names the brand, so the title does not. */
export function shareImageText(id: RouteId) {
  const title = withoutBrand(pageMetadata[id].title);
  return { title, eyebrow: `${site.name} · ${company.tagline}`, course: id };
}

/** Draws the picture that a shared link shows, for every page, into `share/<route id>.png`; pages' own go into `share/own`. */
export async function drawShareImages(report: (progress: string) => void = () => {}): Promise<void> {
  const folder = join(paths.dist, 'share');
  await mkdir(folder, { recursive: true });
  await copySharingImages(join(folder, 'own'));
  const queue = routeIds.entries();
  const draw = async () => {
    for (const [index, id] of queue) {
      report(`${index + 1}/${routeIds.length}`);
      await putImage(join(folder, `${id}.png`), id);
    }
  };
  // Encoding takes one core; both workers draw from one iterator.
  await Promise.all([draw(), draw()]);
}

/** From the cache when the same card was drawn before. */
async function putImage(file: string, id: RouteId): Promise<void> {
  const text = shareImageText(id);
  const kept = join(cache, `${hashOf(sourceOf(text)).slice(0, 32)}.png`);
  await writeFile(file, await cachedFile(kept, () => drawShareImage(text)));
}
