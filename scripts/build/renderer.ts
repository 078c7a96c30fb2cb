import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { DocumentAssets, DocumentId, SheetLink } from '#src/head/document.tsx';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import { legalDay, type LegalLibrary } from './legal-site.ts';
import type { Assets } from './make-assets.ts';
import { inlineScript } from '#scripts/support/bundle-alone.ts';
import { readProduct, readProductSheet } from './product-library.ts';
import { ENTRY, integrityMap, type LanguageBundle, scriptFiles, SERVICES } from './page-assets.ts';
import {
  isSheetOf,
  listSheets,
  pageStyles,
  type PageStyles,
  shareInlineStyles,
  type Sheet,
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

/** Renders the pages of a language by its bundle, and by the generated files that they name. */
export async function createRenderer(
  bundle: LanguageBundle,
  { named, mapText }: SharedParts,
  { fonts }: Assets,
  library: LegalLibrary,
) {
  const entry = await importEntry(bundle);
  const { language } = entry;
  const brand = await inlineScript('src/entry-brand.ts', language.code);
  const brandScript = { path: await writeAsset('brand', 'js', brand), integrity: cspHashOf(brand) };
  const shared = { ...named, brandScript, fonts: fonts.first, languageFonts: fonts.ofLanguages };
  const sitePaths = entry.listPaths(library);
  const scripts = {
    scripts: scriptFiles(bundle.client, ENTRY),
    scriptsBeside: entry.hasConsentTool ? scriptFiles(bundle.client, SERVICES).slice(0, 1) : [],
  };
  const parts = await readProduct(language.code);
  // As plain text: hosts redirect `.html`, and it is no page.
  const linkedScreens = await writeAsset('screens', 'txt', entry.linkedScreens(parts));
  const product = { ...parts, linkedScreens };
  const firstOfAll = await firstStyle(fonts.css);
  const bare: DocumentAssets = { ...shared, ...scripts, stylesheets: [], inlineStyle: firstOfAll };
  const renderBare = (path: string) => entry.render(path, bare, library, product);
  const assetsOf = await assetsById(entry, bundle, bare, renderBare, sitePaths);
  const assetsFor = (id: DocumentId) => {
    const assets = assetsOf.get(id);
    if (!assets) throw new Error(`No page has the id ${id}`);
    return assets;
  };
  const render = (path: string, shown: LegalLibrary) => {
    const id = entry.pageIdOf(path);
    return entry.render(path, { ...assetsFor(id), lastModified: legalDay(library, id) }, shown, product);
  };
  const inline: InlineParts = {
    scripts: [shared.headScript, shared.bootScript, shared.panelScript, shared.speculationRules, mapText],
    styles: [...new Set([...assetsOf.values()].map(({ inlineStyle }) => inlineStyle))],
  };
  const writePage = async (path: string, shown = library) =>
    writeHtml(path === '/' ? 'index.html' : `${path}.html`, await render(path, shown));
  /** @param withFiles the library with the files that were made of it */
  const prerender = async (withFiles: LegalLibrary): Promise<void> => {
    for (const path of sitePaths) await writePage(path, withFiles);
    await writeHtml(`${language.base}/partner.html`, await entry.renderPartnerPage(assetsFor('partner')));
  };
  return { code: language.code, writePage, prerender, inline };
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

async function assetsById(
  entry: Entry,
  bundle: LanguageBundle,
  bare: DocumentAssets,
  renderBare: (path: string) => Promise<string>,
  sitePaths: readonly string[],
): Promise<ReadonlyMap<DocumentId, DocumentAssets>> {
  const sheets = listSheets([bundle.styles.server, bundle.styles.client]);
  const productSheet = await readProductSheet();
  const withProduct = new Set<DocumentId>();
  const stylesFor = (html: readonly string[], asks: boolean) =>
    pageStyles(sheets, html, sheetsOfScripts(bundle, html, asks));
  const found = new Map<DocumentId, PageStyles>();
  for (const [id, pagePaths] of groupBy(sitePaths, entry.pageIdOf)) {
    const html = await Promise.all(pagePaths.map(renderBare));
    if (isSheetOf(productSheet, html)) withProduct.add(id);
    found.set(id, stylesFor(html, entry.hasConsentTool));
  }
  found.set('partner', stylesFor([await entry.renderPartnerPage(bare)], false));
  const productLink = await writeSheet('product', [productSheet]);
  const assetsOf = new Map<DocumentId, DocumentAssets>();
  for (const [id, styles] of shareInlineStyles(found))
    assetsOf.set(id, {
      ...bare,
      ...(id === 'partner' && { scriptsBeside: [] }),
      inlineStyle: (bare.inlineStyle + textOf(styles.inline)).trim(),
      deferredSheets: [
        ...(withProduct.has(id) ? [productLink] : []),
        ...(styles.deferred.length > 0 ? [await writeSheet('deferred', styles.deferred)] : []),
      ],
    });
  return assetsOf;
}

const writeHtml = (name: string, html: string) => writeFiles(paths.dist, { [name]: html });

const textOf = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join('');

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

async function writeSheet(name: string, sheets: readonly Sheet[]): Promise<SheetLink> {
  const text = textOf(sheets);
  return linkTo(await writeAsset(name, 'css', text), text);
}

/** A sheet from another host is bound to its hash. */
function linkTo(path: string, text: string): SheetLink {
  const href = assetOrigin + path;
  return assetOrigin ? { href, integrity: cspHashOf(text), crossOrigin: '' } : { href };
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
