import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { DocumentAssets, DocumentId } from '#src/head/document.tsx';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import { legalDay, type LegalLibrary } from './legal-site.ts';
import type { FontAssets } from './fonts/fonts.ts';
import { inlineScript } from '#scripts/support/bundle-alone.ts';
import { languagesPlugin } from './vite/languages-plugin.ts';
import { readProduct, readProductSheet } from './product-library.ts';
import { ENTRY, integrityMap, type LanguageBundle, scriptFiles, SERVICES } from './page-assets.ts';
import {
  deferredFiles,
  isSheetOf,
  listSheets,
  pageStyles,
  type PageStyles,
  shareInlineStyles,
  type Sheet,
  withStyle,
} from './page-styles.ts';

type Entry = typeof import('#src/entry-prerender.tsx');

/** Shared by the pages of all languages: the inline scripts, and the file of the import map. */
export async function createSharedParts(bundles: readonly LanguageBundle[]) {
  const text = await integrityMap(
    bundles.map(({ client }) => client),
    paths.dist,
  );
  const importMap = { path: await writeAsset('scripts', 'json', text), integrity: cspHashOf(text) };
  return { named: { ...(await inlineScripts()), importMap }, mapText: text };
}

type SharedParts = Awaited<ReturnType<typeof createSharedParts>>;

type Page = { readonly id: DocumentId; readonly file: string; readonly html: string };

/** Renders the pages of a language by its bundle, and by the generated files that they name. */
export async function createRenderer(
  bundle: LanguageBundle,
  { named, mapText }: SharedParts,
  fonts: FontAssets,
) {
  const entry = await importEntry(bundle);
  const { language, hasConsentTool } = entry;
  const brand = await inlineScript('src/entry-brand.ts', [languagesPlugin(language.code)]);
  const assets: DocumentAssets = {
    ...named,
    brandScript: { path: await writeAsset('brand', 'js', brand), integrity: cspHashOf(brand) },
    fonts: fonts.first,
    languageFonts: fonts.ofLanguages,
    scripts: scriptFiles(bundle.client, ENTRY),
    scriptsBeside: hasConsentTool ? scriptFiles(bundle.client, SERVICES).slice(0, 1) : [],
  };
  const parts = await readProduct(language.code);
  // As plain text: hosts redirect `.html`, and it is no page.
  const product = { ...parts, partsFile: await writeAsset('parts', 'txt', await entry.homeParts(parts)) };
  const writeStyled = await createStyling(bundle, await firstStyle(fonts.css));
  const render = async (path: string, library: LegalLibrary): Promise<Page> => {
    const id = entry.pageIdOf(path);
    const own = { ...assets, lastModified: legalDay(library, id) };
    return {
      id,
      file: path === '/' ? 'index.html' : `${path}.html`,
      html: await entry.render(path, own, library, product),
    };
  };
  const renderPartner = async (): Promise<Page> => ({
    id: 'partner',
    file: `${language.base}/partner.html`,
    html: await entry.renderPartnerPage({ ...assets, scriptsBeside: [] }),
  });
  return {
    code: language.code,
    /** @param library with the files that were made of the documents */
    writePages: async (library: LegalLibrary): Promise<InlineParts> => ({
      scripts: [named.headScript, named.bootScript, named.panelScript, named.speculationRules, mapText],
      styles: await writeStyled(
        await Promise.all([
          ...entry.listPaths(library).map((path) => render(path, library)),
          renderPartner(),
        ]),
        hasConsentTool,
      ),
    }),
  };
}

const islandNames = (html: readonly string[]) =>
  new Set(html.flatMap((text) => [...text.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name)));

/** The sheets that scripts of these documents may need: those of the entries, and of their islands. */
function sheetsOfScripts({ client, styles }: LanguageBundle, html: readonly string[], asks: boolean) {
  const names = islandNames(html);
  const islands = Object.keys(client).filter((file) => names.has(/([^/]+)\.island\.tsx$/.exec(file)?.[1]));
  const files = [ENTRY, ...(asks ? [SERVICES] : []), ...islands];
  return new Set(files.flatMap((file) => [...styles.client.reachedFrom(file)]));
}

/** Writes pages with the style that their markup needs. Those of one id have the same. */
async function createStyling(bundle: LanguageBundle, firstOfAll: string) {
  const sheets = listSheets([bundle.styles.server, bundle.styles.client]);
  const productSheet = await readProductSheet();
  const productLink = await writeSheet('product', [productSheet]);
  /** @returns the inline styles */
  return async (pages: readonly Page[], asks: boolean): Promise<readonly string[]> => {
    const htmlOf = (id: DocumentId) => pages.filter((page) => page.id === id).map(({ html }) => html);
    const found = new Map<DocumentId, PageStyles>();
    for (const id of new Set(pages.map((page) => page.id))) {
      const html = htmlOf(id);
      found.set(id, pageStyles(sheets, html, sheetsOfScripts(bundle, html, asks && id !== 'partner')));
    }
    const inlined = new Set<string>();
    const shared = shareInlineStyles(found);
    const files = deferredFiles(sheets, shared);
    for (const [id, { inline }] of shared) {
      const own = (files.get(id) ?? []).map(({ name, sheets: some }) => writeSheet(`deferred-${name}`, some));
      const links = [
        ...(isSheetOf(productSheet, htmlOf(id)) ? [productLink] : []),
        ...(await Promise.all(own)),
      ];
      const style = (firstOfAll + textOf(inline)).trim();
      inlined.add(style);
      for (const { file, html } of pages.filter((page) => page.id === id))
        await writeFiles(paths.dist, { [file]: withStyle(html, style, { fold: links.join('') }) });
    }
    return [...inlined];
  };
}

const textOf = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join('');

/** @returns its link; a sheet from another host is bound to its hash */
async function writeSheet(name: string, sheets: readonly Sheet[]): Promise<string> {
  const text = textOf(sheets);
  const bound = assetOrigin && ` integrity="${cspHashOf(text)}" crossorigin=""`;
  return `<link rel="stylesheet" href="${assetOrigin}${await writeAsset(name, 'css', text)}"${bound}/>`;
}

async function writeAsset(name: string, type: string, text: string): Promise<string> {
  const path = `/assets/${name}-${hashOf(text).slice(0, 8)}.${type}`;
  await writeFile(join(paths.dist, path), text);
  return path;
}

async function importEntry({ serverEntry }: LanguageBundle): Promise<Entry> {
  const module: unknown = await import(pathToFileURL(serverEntry).href);
  if (!isEntry(module))
    throw new Error('src/entry-prerender.tsx must export render, renderPartnerPage and listPaths');
  return module;
}

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' && module !== null && 'renderPartnerPage' in module && 'listPaths' in module;
