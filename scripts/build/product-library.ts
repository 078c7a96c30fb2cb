import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';
import { runJudging } from '#scripts/support/run-package.ts';
import type { ProductLibrary } from '#src/platform/product-library.ts';
import type { Sheet } from './page-styles.ts';

const indexSchema = z.object({
  transcripts: z.record(z.string(), z.array(z.string())),
});

/**
 * Has the sample product checked, or drawn for the pages.
 * @returns the warnings
 * @throws Error with every error
 */
export const runProduct = (...options: readonly '--check'[]): Promise<readonly Finding[]> =>
  runJudging(
    join(paths.product, 'findings.json'),
    'The sample product has',
    'product/commands/build.ts',
    ...options,
  );

const read = (name: string) => readFile(join(paths.product, name), 'utf8');

/** What the build of the product has written for the pages of a language. */
export async function readProduct(code: LanguageCode): Promise<ProductLibrary> {
  const names = (await readdir(join(paths.product, code))).filter((name) => name.endsWith('.html'));
  const fragments = await Promise.all(
    names.map(async (name) => [name.replace(/\.html$/, ''), await read(`${code}/${name}`)] as const),
  );
  const index = indexSchema.parse(JSON.parse(await read(`${code}/index.json`)));
  return { ...index, fragments: Object.fromEntries(fragments) };
}

/** The style of all fragments, in all languages. */
export async function readProductSheet(): Promise<Sheet> {
  const file = 'product.css';
  return { file, text: await read(file) };
}
