import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cacheKey, cachedFile } from '#scripts/support/file-cache.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const CACHE = join(paths.root, '.cache/compressed');

const TEXTS = /\.(?:html|css|js|mjs|svg|txt|xml|json|webmanifest|vtt|md)$/;

/** A smaller file fits in one packet either way. */
const MIN_BYTES = 1024;

/** Brotli at its best quality takes a core for itself. */
const WORKERS = 2;

/** Writes `.br` and `.gz` files for every text file of the site, for hosts that serve precompressed files. */
export async function compressFolder(folder: string): Promise<void> {
  const queue = (await listFiles(folder)).filter((file) => TEXTS.test(file)).values();
  const work = async () => {
    // All workers draw from one iterator.
    for (const file of queue) await compressFile(join(folder, file));
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
  const level = 9;
  const { brotli, zlib } = process.versions;
  const name = join(CACHE, cacheKey({ modules: [] }, { brotli, zlib, params, level }, bytes));
  const [br, gz] = await Promise.all([
    cachedFile(`${name}.br`, () => toBrotli(bytes, { params })),
    cachedFile(`${name}.gz`, () => toGzip(bytes, { level })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
