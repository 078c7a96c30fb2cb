import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import { drawShareImage } from '#scripts/pictures/draw-share-image.ts';
import { type RouteId, routeIds } from '#src/routes.ts';
import { paths } from './paths.ts';

const cache = join(paths.root, '.cache/share');

/** Draws the picture that a shared link shows, for every page, into `share/<route id>.png`. */
export async function drawShareImages(report: (progress: string) => void = () => {}): Promise<void> {
  const folder = join(paths.dist, 'share');
  await Promise.all([folder, cache].map((path) => mkdir(path, { recursive: true })));
  const drawer = await drawerHash();
  for (const [index, id] of routeIds.entries()) {
    report(`${index + 1}/${routeIds.length}`);
    await copyFile(await cachedImage(id, drawer), join(folder, `${id}.png`));
  }
}

/** What the picture of a page says. The brand stands in the eyebrow, so the title goes without. */
export function shareImageText(id: RouteId) {
  const parts = pageMetadata[id].title.en.split(' | ').filter((part) => part !== site.name);
  return { title: parts.join(': '), eyebrow: `${site.name} · ${site.tagline}`, course: id };
}

async function cachedImage(id: RouteId, drawer: string): Promise<string> {
  const text = shareImageText(id);
  const key = createHash('sha256').update(JSON.stringify([text, drawer])).digest('hex').slice(0, 16);
  const file = join(cache, `${key}.png`);
  const names = await readdir(cache);
  if (!names.includes(`${key}.png`)) await writeFile(file, await drawShareImage(text));
  return file;
}

/** Changes when the drawing code does. Coarse on purpose: a picture too many is drawn, never a stale one kept. */
async function drawerHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['scripts/pictures', 'scripts/pictures/lines', 'src/lib']) {
    const names = (await readdir(join(paths.root, folder))).filter((name) => /\.tsx?$/.test(name)).sort();
    for (const name of names) hash.update(await readFile(join(paths.root, folder, name)));
  }
  return hash.digest('hex');
}
