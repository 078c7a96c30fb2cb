import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import { cacheKey, cachedFile } from '#scripts/support/file-cache.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

const cache = join(paths.root, '.cache/compressed');

const texts = /\.(?:html|css|js|mjs|svg|txt|xml|json|webmanifest|vtt|md)$/;

/** A smaller file fits in one packet either way. */
const MIN_BYTES = 1024;

/** Brotli at its best quality takes a core for itself. */
const WORKERS = 2;

/** Writes `.br` and `.gz` files for every text file of the site, for hosts that serve precompressed files. */
export async function compressFolder(folder: string, cacheDir = cache): Promise<void> {
  const queue = (await listFiles(folder)).filter((file) => texts.test(file)).values();
  const work = async () => {
    // All workers draw from one iterator.
    for (const file of queue) await compressFile(join(folder, file), cacheDir);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength <= MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const { brotli, zlib } = process.versions;
  const level = 9;
  const name = join(cacheDir, cacheKey({ modules: [] }, { brotli, zlib, params, level }, bytes));
  const gives = (text: Promise<Buffer>) =>
    text.then(
      (unpacked) => bytes.equals(unpacked),
      () => false,
    );
  const packed = await Promise.all([
    cachedFile(
      `${name}.br`,
      () => toBrotli(bytes, { params }),
      (kept) => gives(fromBrotli(kept)),
    ),
    cachedFile(
      `${name}.gz`,
      () => toGzip(bytes, { level }),
      (kept) => gives(fromGzip(kept)),
    ),
  ]);
  await Promise.all(['br', 'gz'].map((ending, index) => writeFile(`${file}.${ending}`, packed[index] ?? '')));
}
