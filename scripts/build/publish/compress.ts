import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import { hashOf } from '#scripts/support/file-cache.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

const cache = join(paths.root, '.cache/compressed');

const EXTENSIONS = new Set(
  ['html', 'css', 'js', 'mjs', 'svg', 'txt', 'xml', 'json', 'webmanifest', 'vtt', 'md'].map(
    (name) => `.${name}`,
  ),
);

/** A smaller file fits in one packet either way. */
const MIN_BYTES = 1024;

/** Brotli at its best quality takes a core for itself. */
const WORKERS = 2;

/** Puts `.br` and `.gz` beside every text file of the site, for hosts that serve them as they are. */
export const compress = () => compressFolder(paths.dist);

export async function compressFolder(folder: string): Promise<void> {
  const names = (await listFiles(folder)).filter((file) => EXTENSIONS.has(extname(file)));
  const queue = names.map((name) => join(folder, name)).values();
  const work = async () => {
    // All workers draw from one iterator.
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength <= MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const name = join(cache, hashOf(bytes));
  const { brotli, zlib } = process.versions;
  const packed = await Promise.all([
    kept(`${name}.${brotli}.br`, bytes, fromBrotli, () => toBrotli(bytes, { params })),
    kept(`${name}.${zlib}.gz`, bytes, fromGzip, () => toGzip(bytes, { level: 9 })),
  ]);
  await Promise.all(['br', 'gz'].map((ending, index) => writeFile(`${file}.${ending}`, packed[index] ?? '')));
}

/** What was compressed before, if it still gives back the same bytes: a damaged copy is made anew. */
async function kept(
  copy: string,
  bytes: Buffer,
  unpack: (packed: Buffer) => Promise<Buffer>,
  pack: () => Promise<Buffer>,
): Promise<Buffer> {
  try {
    const packed = await readFile(copy);
    if (bytes.equals(await unpack(packed))) return packed;
  } catch {
    // Absent or damaged: both mean that it has to be made.
  }
  const packed = await pack();
  await mkdir(cache, { recursive: true });
  // Under its own name only when it is whole; two files may have the same text.
  const part = `${copy}.${randomUUID()}.part`;
  await writeFile(part, packed);
  await rename(part, copy);
  return packed;
}
