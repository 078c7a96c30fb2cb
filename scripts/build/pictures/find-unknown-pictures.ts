import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { suggestion } from '#scripts/legal/read/suggestion.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { NO_PICTURE, pictureIds } from '#src/model/picture-id.schema.ts';

const TAG = /<(?:Picture|WholeScreen|PageHero)\b[^>]*>/g;
const ID = /\b(?:id|narrow|picture)="([^"]+)"/g;

/** Ids in components that name no picture, which the build would only find as it renders: a line for each. */
export async function findUnknownPictures(
  root: string,
  ids: readonly string[] = pictureIds,
): Promise<string[]> {
  const files = (await listFiles(join(root, 'src'))).filter((file) => file.endsWith('.tsx'));
  const faults = files.map(async (file) => {
    const source = await readFile(join(root, 'src', file), 'utf8');
    const named = [...source.matchAll(TAG)].flatMap((tag) =>
      [...tag[0].matchAll(ID)].map(({ index, 1: id = '' }) => ({ id, start: tag.index + index })),
    );
    return named
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, start }) => {
        const line = source.slice(0, start).split('\n').length;
        return `src/${file}:${line} "${id}" ${[NO_PICTURE, suggestion(id, ids) ?? []].flat().join('; ')}`;
      });
  });
  return (await Promise.all(faults)).flat();
}
