import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Drawn, drawOnce, type Folders, hashOf } from '#scripts/support/file-cache.ts';
import { withTokenColours } from '#scripts/support/token-colours.ts';
import { type PictureFiles, pictureFilesSchema } from '#src/model/pictures.schema.ts';
import { type DecodedPicture, decodeSource, type Slot } from './decode-source.ts';

// Effort 4 takes five times as long as 3 and saves 8 %.
const avif = { quality: 48, effort: 3 } as const;
const webp = { quality: 78, effort: 5, smartSubsample: true } as const;

/** Part of the cache key: other settings give other files. */
const encoding = JSON.stringify({ avif, webp });

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

/** Where the files of a source are kept beside it. @param contentDir the folder `content`, absolute */
export const keptDirOf = (contentDir: string, { folder, id }: PictureSource) =>
  join(contentDir, '..', folder, keptFolder, id);

/** All that decides what the files of a source hold. */
export const keyOf = ({ id, slot }: PictureSource, bytes: Buffer) =>
  [id, JSON.stringify(slot), encoding, hashOf(bytes)].join('\n');

/** The bytes of a source; an SVG with the colours that it names. */
export async function readSource(contentDir: string, { folder, name }: PictureSource): Promise<Buffer> {
  const bytes = await readFile(join(contentDir, '..', folder, name));
  if (!name.endsWith('.svg')) return bytes;
  return Buffer.from(withTokenColours(`${folder}/${name}`, bytes.toString('utf8')));
}

/** Puts the files of a picture into `outDir`: those kept beside it, those of an earlier build, or new ones. */
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

/** Encodes a picture in both formats and all widths of its slot, without metadata. */
async function encodePicture(
  name: string,
  { data, info }: DecodedPicture,
  { widthsPx, olderWidthsPx }: Slot,
): Promise<Drawn<PictureFiles>> {
  const { width, height, channels } = info;
  const upTo = (list: readonly number[]) => [...new Set(list.map((wanted) => Math.min(wanted, width)))];
  const encode = async (format: 'avif' | 'webp', fileWidth: number) => {
    const image = sharp(data, { raw: { width, height, channels } }).resize(fileWidth);
    const bytes = await (format === 'avif' ? image.avif(avif) : image.webp(webp)).toBuffer();
    return { format, fileWidth, bytes };
  };
  const encoded = [];
  for (const wanted of upTo(widthsPx)) encoded.push(await encode('avif', wanted));
  for (const wanted of upTo(olderWidthsPx)) encoded.push(await encode('webp', wanted));
  // One hash for all of them: pages list every file, and hashes do not compress.
  const hash = hashOfFiles(encoded.map(({ bytes }) => bytes));
  const files = new Map<string, Buffer>();
  const entry: PictureFiles = { width, height, avif: [], webp: [] };
  for (const { format, fileWidth, bytes } of encoded) {
    const file = `${name}-${fileWidth}.${hash}.${format}`;
    files.set(file, bytes);
    entry[format].push({ width: fileWidth, file });
  }
  return { entry, files };
}

/** The hash in the names of all files of one picture. */
export const hashOfFiles = (files: readonly Buffer[]) => hashOf(Buffer.concat(files)).slice(0, 8);
