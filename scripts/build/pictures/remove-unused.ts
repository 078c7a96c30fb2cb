import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';

/**
 * Removes the pictures that no document of the site names: a picture is made in all sizes of its kind, and a place
 * shows some of them.
 * @param dist the site's folder, with its documents
 */
export async function removeUnusedPictures(dist: string): Promise<void> {
  const files = await listFiles(dist);
  const documents = files.filter((file) => file.endsWith('.html'));
  const html = documents.map((file) => readFileSync(join(dist, file), 'utf8'));
  const named = new Set(html.flatMap((text) => text.match(/pictures\/[\w.-]+/g) ?? []));
  const unused = files.filter((file) => file.startsWith('pictures/') && !named.has(file));
  await Promise.all(unused.map((file) => rm(join(dist, file))));
}
