import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Logos, Pictures } from '#src/model/pictures.schema.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import type { Slot } from './decode-source.ts';
import type { PictureSource } from './encoded-pictures.ts';

/**
 * Any picture may be shown across a page of 80 rem. Each width is at most 1.3 times the one before, so that a
 * browser loads at most 1.3 times the pixels it draws.
 */
const pictureSlot: Slot = {
  minWidthPx: 1200,
  minHeightPx: 600,
  widthsPx: [350, 450, 580, 750, 970, 1260, 1630, 2100],
  olderWidthsPx: [970],
};

/** A portrait is 4 : 5, one of four in a row, or as wide as a phone. */
const portraitSlot: Slot = {
  minWidthPx: 480,
  minHeightPx: 600,
  widthsPx: [200, 320, 410, 530, 690, 890],
  olderWidthsPx: [690],
};

export interface PictureCatalogue {
  readonly pictures: Pictures;
  readonly team: readonly Pick<TeamMember, 'id' | 'focus'>[];
  readonly logos: Logos;
}

/**
 * Every source of the content's folders that the catalogue knows.
 * @throws Error with a line for each picture that is missing, unknown or there twice
 */
export async function listPictureSources(
  contentDir: string,
  { pictures, team }: PictureCatalogue,
): Promise<PictureSource[]> {
  const ids = Object.keys(pictures);
  const stills = await findSources(join(contentDir, 'pictures'), 'content/pictures', ids);
  const people = team.map(({ id }) => id);
  const portraits = await findSources(join(contentDir, 'team'), 'content/team', people, 'content/en/team.ts');
  const missing = ids
    .filter((id) => !stills.files.has(id))
    .map(
      (id) =>
        `content/pictures has no file for "${id}": add ${id}.jpg, .png, .webp, .avif or .svg, or remove the entry from content/pictures.ts`,
    );
  const problems = [...stills.problems, ...portraits.problems, ...missing];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [
    ...[...stills.files].map(([id, name]) => ({ id, name, folder: 'content/pictures', slot: pictureSlot })),
    ...[...portraits.files].map(([id, name]) => ({ id, name, folder: 'content/team', slot: portraitSlot })),
  ];
}

const kinds = /\.(?:svg|png|jpe?g|webp|avif)$/i;

interface Sources {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/**
 * Looks for `<id>.(svg|png|jpg|jpeg|webp|avif)`.
 * @param name the folder as messages call it, such as `content/pictures`
 * @param catalogue the file that lists the ids
 */
export async function findSources(
  folder: string,
  name: string,
  ids: readonly string[],
  catalogue = `${name}.ts`,
): Promise<Sources> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of entries) {
    const id = entry.name.slice(0, -extname(entry.name).length);
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const other = files.get(id);
    if (!kinds.test(entry.name))
      problems.push(
        `${name}/${entry.name} is no picture that the build knows: use SVG, PNG, JPEG, WebP or AVIF`,
      );
    else if (!ids.includes(id))
      problems.push(
        `${name}/${entry.name} has no entry "${id}" in ${catalogue}: add one, or remove the file`,
      );
    else if (other) problems.push(`${name} has both ${other} and ${entry.name}: keep one`);
    else files.set(id, entry.name);
  }
  return { files, problems };
}
