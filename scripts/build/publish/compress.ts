import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { paths } from '#scripts/support/paths.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
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
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}
