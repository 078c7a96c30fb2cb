import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheKey, drawOnce, type Folders } from '#scripts/support/file-cache.ts';
import { withTokenColours } from '#scripts/support/token-colours.ts';
import { type PictureFiles, pictureFilesSchema } from '#src/model/pictures.schema.ts';
import { decodeSource, type Slot } from './decode-source.ts';
import { encodePicture, pageColour, pictureRecipe } from './picture-recipe.ts';

/** A picture as its owner has it. */
export interface PictureSource {
  readonly id: string;
  /** Its folder as messages call it, such as `content/pictures`. */
  readonly folder: string;
  readonly name: string;
  readonly slot: Slot;
}

/** Where the repository keeps the files of a picture, below the folder of its source. */
const keptFolder = 'encoded';

/** The folder of the encoded files that are committed with a source. @param contentDir the folder `content`, absolute */
export const keptDirOf = (contentDir: string, { folder, id }: PictureSource) =>
  join(contentDir, '..', folder, keptFolder, id);

/** Changes with everything that affects the encoded files of a source. */
export const keyOf = ({ id, slot }: PictureSource, bytes: Buffer) =>
  cacheKey(pictureRecipe, id, slot, pageColour, bytes);

/** The bytes of a source; an SVG with the colours that it names. */
export async function readSource(contentDir: string, { folder, name }: PictureSource): Promise<Buffer> {
  const bytes = await readFile(join(contentDir, '..', folder, name));
  if (!name.endsWith('.svg')) return bytes;
  return Buffer.from(withTokenColours(`${folder}/${name}`, bytes.toString('utf8')));
}

/** Writes the files of a picture to `outDir`: committed ones, those of an earlier build, or new ones. */
export async function makePicture(
  contentDir: string,
  source: PictureSource,
  folders: Folders,
): Promise<PictureFiles> {
  const bytes = await readSource(contentDir, source);
  return drawOnce(folders, keyOf(source, bytes), pictureFilesSchema, async () => {
    const decoded = await decodeSource(`${source.folder}/${source.name}`, bytes, source.slot);
    return encodePicture(source.id, decoded, source.slot);
  });
}
