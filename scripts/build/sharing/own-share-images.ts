import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { sharingPictures } from '#content/sharing-pictures.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import type { SharingPictures } from '#src/model/page-metadata.schema.ts';

const TABLE = 'content/sharing-pictures.ts';
const FOLDER = 'content/sharing';
/** The size that the tags name and that every network shows uncut (R3.12). */
const SIZE = '1200 × 630';
/** Messengers leave heavier ones out. */
const MAX_BYTES = 300_000;

const ownImages = (table: SharingPictures) =>
  Object.entries(table).flatMap(([code, pictures]) =>
    Object.entries(pictures).flatMap(([id, networks]) =>
      Object.entries(networks).map(([network, { file }]) => ({ file, path: [code, id, network, 'file'] })),
    ),
  );

/** Problems of the share images that pages name. */
export async function findSharingProblems(root = paths.root, table = sharingPictures): Promise<Finding[]> {
  const used = ownImages(table);
  const files = await readdir(join(root, FOLDER)).catch((): string[] => []);
  const source = await readFile(join(paths.root, TABLE), 'utf8');
  const problems = await Promise.all(
    used.map(async ({ file, path }) => {
      const problem = await problemOf(join(root, FOLDER, file));
      if (!problem) return [];
      const line = lineOfValue(source, 'sharingPictures', path);
      return [
        { file: TABLE, line, message: `sharingPictures.${path.join('.')} ${FOLDER}/${file} ${problem}` },
      ];
    }),
  );
  const unused = files.filter((file) => used.every((one) => one.file !== file));
  return [
    ...problems.flat(),
    ...unused.map((file) => ({
      ...{ file: `${FOLDER}/${file}`, line: 1 },
      message: `is shown by no page: name it in ${TABLE}, or remove it`,
    })),
  ];
}

async function problemOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return 'is missing: add it, or correct the name';
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const format = picture?.format ?? 'unknown';
  if (!picture || !['png', 'jpeg'].includes(format)) return 'is no PNG or JPEG: export it again as one';
  const size = `${picture.width} × ${picture.height}`;
  if (size !== SIZE) return `has ${size} pixels: export it with ${SIZE}`;
  if (bytes.length <= MAX_BYTES) return undefined;
  return `has ${Math.ceil(bytes.length / 1000)} kB: export it with at most ${MAX_BYTES / 1000} kB, as JPEG or with fewer colours`;
}

/** Copies the share images that pages name to their published addresses. */
export async function copySharingImages(folder: string): Promise<void> {
  for (const { file } of ownImages(sharingPictures))
    await cp(join(paths.root, FOLDER, file), join(folder, file));
}
