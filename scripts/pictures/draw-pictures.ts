import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { pictures } from '#content/pictures.ts';
import { type PictureFiles, pictureFilesSchema, type Pictures } from '#src/model/pictures.schema.ts';
import { drawLogos, type LogoFile } from './draw-logos.ts';
import { sourceOf, svgOf } from './drawing.ts';
import { drawings } from './drawings.ts';
import { encodePicture, encoding } from './encode.ts';
import { drawOnce, type Folders } from './file-cache.ts';

/** Picture id → its files, and logo id → its file. File names are relative to `outDir`. */
export interface PictureManifest {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  readonly logos: Readonly<Record<string, LogoFile>>;
}

export interface DrawPicturesOptions extends Folders {
  readonly onProgress?: (done: number, total: number) => void;
}

const catalogue: Pictures = pictures;

/** @throws Error that names each id which only one of the two sides has. */
function checkIds(): void {
  const faults = [
    ...Object.keys(catalogue)
      .filter((id) => !(id in drawings))
      .map(
        (id) =>
          `scripts/pictures/drawings.ts has no drawing "${id}": add one, or remove the entry from content/pictures.ts`,
      ),
    ...Object.keys(drawings)
      .filter((id) => !(id in catalogue))
      .map(
        (id) =>
          `content/pictures.ts has no entry "${id}": add its size and alternative text, or remove the drawing`,
      ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function drawPicture(id: string, folders: Folders): Promise<PictureFiles> {
  const size = catalogue[id];
  const drawing = drawings[id]?.();
  if (!size || !drawing) throw new Error(`No picture ${id}`);
  if (Math.abs(size.width * drawing.height - size.height * drawing.width) > 1) {
    throw new Error(
      `content/pictures.ts gives "${id}" ${size.width} × ${size.height}, but it is drawn ${drawing.width} × ${drawing.height}: use the same shape`,
    );
  }
  const key = [id, size.width, size.height, encoding, sourceOf(drawing)].join('\n');
  return drawOnce(folders, key, pictureFilesSchema, async () =>
    encodePicture(id, await svgOf(drawing, size)),
  );
}

/** Files of earlier drawings would be shipped with the site. */
async function removeOthers(outDir: string, manifest: PictureManifest): Promise<void> {
  const kept = JSON.stringify(manifest);
  const stale = (await readdir(outDir)).filter((name) => !kept.includes(`"${name}"`));
  await Promise.all(stale.map((name) => rm(join(outDir, name))));
}

/**
 * Draws every picture of the catalogue and every logo into `outDir`, which is
 * theirs alone. What was drawn before comes from `cacheDir`; the same content gives
 * the same bytes and names on every run.
 */
export async function drawPictures({
  outDir,
  cacheDir,
  onProgress = () => {},
}: DrawPicturesOptions): Promise<PictureManifest> {
  checkIds();
  await mkdir(outDir, { recursive: true });
  const folders = { outDir, cacheDir };
  const logos = await drawLogos(folders);
  const ids = Object.keys(catalogue);
  const drawn = new Map<string, PictureFiles>();
  const waiting = [...ids];
  // Two at a time: more would only compete for memory.
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      drawn.set(id, await drawPicture(id, folders));
      onProgress(drawn.size, ids.length);
    }
  };
  await Promise.all([worker(), worker()]);
  const manifest = {
    pictures: Object.fromEntries(ids.flatMap((id) => [...drawn].filter(([name]) => name === id))),
    logos,
  };
  await removeOthers(outDir, manifest);
  return manifest;
}
