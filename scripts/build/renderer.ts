import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { legalDay, type LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { DocumentAssets, DocumentId, SheetLink } from '#src/head/document.tsx';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import type { Assets } from './make-assets.ts';
import { integrityMap, type LanguageBundle, type Manifest, pageScripts } from './page-assets.ts';
import { pageStyles, type PageStyles, readSheets, shareInlineStyles, type Sheet } from './page-styles.ts';

type Entry = typeof import('#src/entry-prerender.tsx');

type FileSizes = ReadonlyMap<string, number>;

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
  documents: LegalDocuments,
) {
  const entry = await importEntry(bundle);
  const { language } = entry;
  const manifest = bundle.client;
  const shared = { ...named, fonts: fonts.first, languageFonts: fonts.ofLanguages };
  const baseStyle = await firstStyle(fonts.css);
  const sitePaths = await entry.listPaths();
  const noAssets = {
    scripts: [],
    partnerScripts: [],
    scriptsBeside: [],
    inlinedStylesheets: [],
    stylesheets: [],
  };
  const bare: DocumentAssets = { ...shared, ...noAssets, inlineStyle: '' };
  const assetsOf = await assetsById(entry, manifest, bare, baseStyle, sitePaths);
  const assetsFor = (id: DocumentId) => {
    const assets = assetsOf.get(id);
    if (!assets) throw new Error(`No page has the id ${id}`);
    return assets;
  };
  const render = (path: string, fileSizes?: FileSizes) => {
    const id = entry.pageIdOf(path);
    return entry.render(path, { ...assetsFor(id), lastModified: legalDay(documents, id) }, fileSizes);
  };
  const inline: InlineParts = {
    scripts: [shared.headScript, shared.bootScript, shared.controlsScript, mapText],
    styles: [...new Set([...assetsOf.values()].map(({ inlineStyle }) => inlineStyle))],
  };
  const prerender = async (fileSizes: FileSizes): Promise<void> => {
    for (const path of sitePaths)
      await writePage(path === '/' ? 'index.html' : `${path}.html`, await render(path, fileSizes));
    await writePage(`${language.base}/partner.html`, await entry.renderShell(assetsFor('partner')));
  };
  return { code: language.code, render, prerender, inline };
}

async function assetsById(
  entry: Entry,
  manifest: Manifest,
  bare: DocumentAssets,
  fontStyle: string,
  sitePaths: readonly string[],
): Promise<ReadonlyMap<DocumentId, DocumentAssets>> {
  const sheets = await readSheets(manifest, paths.dist);
  const found = new Map<DocumentId, PageStyles>();
  for (const [id, pagePaths] of groupBy(sitePaths, entry.pageIdOf)) {
    const documents = await Promise.all(pagePaths.map((path) => entry.render(path, bare)));
    found.set(id, pageStyles(sheets, documents));
  }
  found.set('partner', pageStyles(sheets, [await entry.renderShell(bare)]));
  const stylesById = shareInlineStyles(found);
  const partnerStyles = pathsOf(stylesById.get('partner'));
  const liveIds = new Set<DocumentId>(['partner', ...sitePaths.filter(entry.isLive).map(entry.pageIdOf)]);
  const assetsOf = new Map<DocumentId, DocumentAssets>();
  for (const [id, styles] of stylesById) {
    const traits = { isLive: liveIds.has(id), asks: id !== 'partner' && entry.hasConsentTool };
    const inPage = pathsOf(styles);
    assetsOf.set(id, {
      ...bare,
      ...pageScripts(manifest, id, traits, new Set(inPage), partnerStyles),
      inlineStyle: (fontStyle + textOf(styles.inline)).trim(),
      inlinedStylesheets: inPage,
      deferredSheet:
        styles.deferred.length > 0 ? await writeSheet(textOf(styles.deferred).trim()) : undefined,
    });
  }
  return assetsOf;
}

const writePage = (name: string, html: string) => writeFiles(paths.dist, { [name]: html });

const pathsOf = (styles: PageStyles | undefined) => [
  ...new Set(styles ? [...styles.inline, ...styles.deferred].map(({ path }) => path) : []),
];

const textOf = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join('');

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const writeSheet = async (text: string) => linkTo(await writeAsset('later', 'css', text), text);

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
    throw new Error('src/entry-prerender.tsx must export render, renderShell and listPaths');
  return module;
}

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' && module !== null && 'renderShell' in module && 'listPaths' in module;
