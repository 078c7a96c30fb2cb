import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type LanguageCode, languageCodes } from '../../content/languages.ts';
import { listSheets, type Sheet } from '../../scripts/build/page-styles.ts';
import { bundleOf, productionBuilder, server, sourcesOf } from '../../scripts/build/vite/bundle.ts';
import { assertOwnWords, environmentOf } from '../../scripts/build/vite/languages-plugin.ts';
import { emptyFolder } from '../../scripts/support/empty-folder.ts';
import { paths } from '../../scripts/support/paths.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';

type DrawingEntry = typeof import('./draw.tsx');

const ENTRY = 'product/build/draw.tsx';

export type BuiltProduct = {
  /** By language and name. */
  readonly fragments: ReadonlyMap<LanguageCode, Readonly<Record<string, string>>>;
  /** The style of all parts, with that of the site's own that they are made of. */
  readonly sheets: readonly Sheet[];
};

/**
 * Draws the product in each language, and writes `.cache/product`: the fragments, what pages say of them, and one
 * sheet for all.
 */
export async function buildProduct(): Promise<BuiltProduct> {
  const outDirOf = (code: LanguageCode) => join(paths.serverBundle, `product-${code}`);
  const { builder, styles } = await productionBuilder(
    Object.fromEntries(
      languageCodes.map((code) => [environmentOf('ssr', code), server(outDirOf(code), ENTRY)]),
    ),
  );
  const drawn = await Promise.all(
    languageCodes.map(async (code) => {
      assertOwnWords(code, sourcesOf(await bundleOf(builder, environmentOf('ssr', code))));
      const module: unknown = await import(pathToFileURL(join(outDirOf(code), 'draw.js')).href);
      if (!isDrawing(module)) throw new Error(`${ENTRY} must export drawProduct`);
      const { fragments, ...index } = module.drawProduct();
      return { code, fragments, index };
    }),
  );
  const sheets = listSheets([...styles.values()]);
  const own = sheets.filter(({ file }) => file.startsWith('product/'));
  await emptyFolder(paths.product);
  await writeFiles(paths.product, { 'product.css': own.map(({ text }) => text).join('') });
  for (const { code, fragments, index } of drawn) {
    const folder = join(paths.product, code);
    await writeFiles(folder, { 'index.json': JSON.stringify(index) });
    for (const [name, html] of Object.entries(fragments))
      await writeFiles(folder, { [`${name}.html`]: html });
  }
  return { fragments: new Map(drawn.map(({ code, fragments }) => [code, fragments])), sheets };
}

const isDrawing = (module: unknown): module is DrawingEntry =>
  typeof module === 'object' && module !== null && 'drawProduct' in module;
