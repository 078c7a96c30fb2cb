import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import { drawShareImage } from '#scripts/pictures/draw-share-image.ts';
import { sourceOf } from '#scripts/pictures/drawing.ts';
import { hashOf } from '#scripts/pictures/file-cache.ts';
import { drawShareCard } from '#scripts/pictures/share-card.tsx';
import { type RouteId, routeIds } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';

const cache = join(paths.root, '.cache/share');
const encoder = join(paths.root, 'scripts/pictures/draw-share-image.ts');

/** Draws the picture that a shared link shows, for every page, into `share/<route id>.png`. */
export async function drawShareImages(report: (progress: string) => void = () => {}): Promise<void> {
  const folder = join(paths.dist, 'share');
  await Promise.all([folder, cache].map((path) => mkdir(path, { recursive: true })));
  const encoding = await readFile(encoder, 'utf8');
  for (const [index, id] of routeIds.entries()) {
    report(`${index + 1}/${routeIds.length}`);
    await putImage(join(folder, `${id}.png`), id, encoding);
  }
}

/** What the picture of a page says. The brand stands in the eyebrow, so the title goes without. */
export function shareImageText(id: RouteId) {
  const parts = pageMetadata[id].title.en.split(' | ').filter((part) => part !== site.name);
  return { title: parts.join(': '), eyebrow: `${site.name} · ${site.tagline}`, course: id };
}

/** From the cache when the same card was drawn and encoded before: layout and encoding take a second each. */
async function putImage(file: string, id: RouteId, encoding: string): Promise<void> {
  const text = shareImageText(id);
  const cached = join(cache, `${hashOf(sourceOf(drawShareCard(text)) + encoding).slice(0, 32)}.png`);
  await copyFile(cached, file).catch(async () => {
    // Under its own name only when it is whole.
    await writeFile(`${cached}.part`, await drawShareImage(text));
    await rename(`${cached}.part`, cached);
    await copyFile(cached, file);
  });
}
