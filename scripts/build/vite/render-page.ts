import { join } from 'node:path';

import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { ModuleRunner } from 'vite/module-runner';

import { languages } from '#content/languages.ts';
import { firstStyle, inlineScripts } from '#scripts/build/inline-parts.ts';
import type { LegalLibrary } from '#scripts/build/legal-site.ts';
import { withStyle } from '#scripts/build/page-styles.ts';
import { languageAt } from '#scripts/hosts/language-base.ts';
import { paths } from '#scripts/support/paths.ts';
import type { DocumentAssets } from '#src/head/document.tsx';
import type { ProductLibrary } from '#src/platform/product-library.ts';

type Renderer = typeof import('#src/entry-prerender.tsx');
/** What development runs of the sample product, in its own server, so that an edit is shown at once. */
type Drawing = { readonly drawProduct: () => ProductLibrary };
type Sheet = {
  readonly drawSheet: (fragments: ProductLibrary['fragments'], name: string) => string;
};

export type Sources = {
  readonly runner: ModuleRunner;
  readonly product: () => Promise<ProductLibrary>;
  readonly scripts: () => ReturnType<typeof inlineScripts>;
};

/** A new runner, because one that is at work at the time of an edit may keep modules from before it. */
export function readSources({ hot }: DevEnvironment): Sources {
  const runner = new ModuleRunner({
    transport: { invoke: (payload) => hot.handleInvoke(payload) },
    hmr: false,
  });
  let scripts: ReturnType<typeof inlineScripts> | undefined;
  let product: Promise<ProductLibrary> | undefined;
  const draw = async () => (await runner.import<Drawing>(`/${PRODUCT}`)).drawProduct();
  return {
    runner,
    product: () => (product ??= draw()),
    scripts: () => (scripts ??= inlineScripts()),
  };
}

export const rendererOf = ({ runner }: Pick<Sources, 'runner'>): Promise<Renderer> =>
  runner.import<Renderer>(`/${ENTRY}`);

export const ENTRY = 'src/entry-prerender.tsx';
const PRODUCT = 'product/build/draw.tsx';

/** Path of the file with the parts that home fetches, below the base of a language. */
export const PARTS = '/parts';

export async function renderPage(
  ssr: DevEnvironment,
  { runner, scripts, product }: Sources,
  path: string,
  fontFaces: string,
  library: LegalLibrary,
) {
  const site = await rendererOf({ runner });
  const parts = { ...(await product()), partsFile: languages[languageAt(path)].base + PARTS };
  const assets: DocumentAssets = {
    ...(await scripts()),
    scripts: ['/src/entry-client.ts'],
    brandScript: { path: '/src/entry-brand.ts', integrity: '' },
    scriptsBeside: ['/src/entry-services.ts'],
    fonts: [],
    importMap: undefined,
  };
  // Before its sheets are looked for: it loads the modules that import them.
  const html = await site.render(path, assets, library, parts);
  const head = linksOf(ssr, [PRODUCT, ENTRY]);
  return {
    html: withStyle(html, await firstStyle(fontFaces), { head }),
    isKnown: site.isPage(path, library),
  };
}

/**
 * Parts of the sample product with their style, for its developers.
 * @param name of a fragment; empty for all of them
 */
export async function renderSheet(
  ssr: DevEnvironment,
  { runner, product }: Sources,
  name: string,
  fontFaces: string,
) {
  const { drawSheet } = await runner.import<Sheet>('/product/build/sheet.ts');
  const body = drawSheet((await product()).fragments, name);
  return { body, head: `<style>${await firstStyle(fontFaces)}</style>${linksOf(ssr, [PRODUCT])}` };
}

/** Links to the sheets that modules import, at any depth. */
function linksOf({ moduleGraph }: DevEnvironment, files: readonly string[]): string {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    // The text of a sheet holds the sheets that it imports.
    if (module.url.endsWith('.css')) sheets.push(module);
    else for (const imported of module.importedModules) visit(imported);
  };
  for (const file of files) visit(moduleGraph.getModuleById(join(paths.root, file)));
  return sheets.map(({ url }) => `<link rel="stylesheet" href="${url}" />`).join('');
}
