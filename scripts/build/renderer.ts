import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { DocumentAssets, DocumentId, SheetLink } from '#src/head/document.tsx';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import type { Assets } from './make-assets.ts';
import { dayKey, type PageDays } from './publish/page-days.ts';
import {
  integrityMap,
  type LanguageBundle,
  type Manifest,
  type PageAssets,
  pageAssets,
  partnerCheckAssets,
} from './page-assets.ts';

type Entry = typeof import('#src/entry-prerender.tsx');

type FileSizes = ReadonlyMap<string, number>;

/** Renders the pages of a language by its bundle, and by the generated files that they name. */
export async function createRenderer(bundle: LanguageBundle, { fonts }: Assets, days: PageDays) {
  const entry = await importEntry(bundle);
  const { language } = entry;
  const manifest = bundle.client;
  const importMap = await integrityMap(manifest, paths.dist);
  const shared = {
    ...(await inlineScripts()),
    fonts: fonts.first,
    languageFonts: { ar: fonts.arabic },
    importMap: { path: await writeAsset('scripts', 'json', importMap), integrity: cspHashOf(importMap) },
  };
  const baseStyle = await firstStyle(fonts.css);
  const dayOf = new Map(Object.entries(days));
  const sitePaths = await entry.listPaths();
  const assetsOf = new Map<DocumentId, DocumentAssets>();
  const add = async (id: DocumentId, isLive: boolean, asks: boolean) => {
    const assets = pageAssets(manifest, id, { isLive, asks });
    const [path, ...others] = sitePaths.filter((one) => entry.pageIdOf(one) === id);
    const isOnePage = path !== undefined && others.length === 0;
    const laterStyles = isOnePage
      ? await keepUsed(assets.laterStyles, await entry.render(path, { ...shared, ...unstyled(assets) }))
      : assets.laterStyles;
    // A partner's host shows its landing page from the HTML of home, and needs some of those that it drops.
    const partner = id === 'home' && pageAssets(manifest, 'partner', { isLive: true, asks: false });
    const needed = partner ? [...partner.firstStyles, ...partner.laterStyles] : [];
    const dropped = assets.laterStyles.filter((file) => !laterStyles.includes(file));
    const partnerScripts = [...assets.partnerScripts, ...dropped.filter((file) => needed.includes(file))];
    assetsOf.set(id, {
      ...shared,
      ...(await withStyle({ ...assets, laterStyles, partnerScripts }, baseStyle)),
    });
  };
  const isLiveById = new Map(sitePaths.map((path) => [entry.pageIdOf(path), entry.isLive(path)]));
  for (const [id, isLive] of isLiveById) await add(id, isLive, entry.hasConsentTool);
  await add('partner', true, false);
  const assetsFor = (id: DocumentId) => {
    const assets = assetsOf.get(id);
    if (!assets) throw new Error(`No page has the id ${id}`);
    return assets;
  };
  /** @param fileSizes path of each file of a legal document → its bytes; a page names those files alone */
  const render = (path: string, fileSizes?: FileSizes) => {
    const id = entry.pageIdOf(path);
    return entry.render(
      path,
      { ...assetsFor(id), lastModified: dayOf.get(dayKey(language.code, id)) },
      fileSizes,
    );
  };
  const inline: InlineParts = {
    scripts: [shared.headScript, shared.bootScript, shared.controlsScript, importMap],
    styles: [...new Set([...assetsOf.values()].map(({ inlineStyle }) => inlineStyle))],
  };
  /** Renders every page into the site's folder, each of them once and final. */
  const prerender = async (fileSizes: FileSizes): Promise<void> => {
    for (const path of sitePaths)
      await writePage(path === '/' ? 'index.html' : `${path}.html`, await render(path, fileSizes));
    await writePage(`${language.base}/partner.html`, await entry.renderShell(assetsFor('partner')));
  };
  /** Renders the page where partners are checked, by a bundle of its own. */
  const renderCheck = async (check: Manifest): Promise<void> => {
    const { stylesheets, ...assets } = await partnerCheckAssets(check, paths.dist);
    // Few open it: a style inside it would take the room of one more hash in every page's policy.
    const sheets = [await writeAsset('base', 'css', baseStyle), ...stylesheets];
    await writePage(
      'partner-check.html',
      await entry.renderPartnerCheck({ ...shared, ...assets, inlineStyle: '', stylesheets: sheets }),
    );
  };
  return { render, prerender, renderCheck, inline };
}

const writePage = (name: string, html: string) => writeFiles(paths.dist, { [name]: html });

const unstyled = ({ firstStyles, laterStyles, ...scripts }: PageAssets) => ({
  ...scripts,
  inlineStyle: '',
  inlinedStylesheets: [...firstStyles, ...laterStyles],
  stylesheets: [],
  laterSheet: undefined,
});

const CLASS = /\.([A-Za-z][\w-]*_[\w-]{6})\b/g;

/** Drops the sheets that style nothing on this page: a shared chunk also imports the parts of other pages. */
async function keepUsed(sheets: readonly string[], html: string): Promise<string[]> {
  const isUsed = async (sheet: string) => {
    const names = [...(await textOf([sheet])).matchAll(CLASS)].flatMap(([, name]) => name ?? []);
    return names.length === 0 || names.some((name) => html.includes(name));
  };
  const used = await Promise.all(sheets.map(isUsed));
  return sheets.filter((_, index) => used[index]);
}

/** The style of the first view inside the page, that of the rest in a sheet of its own. */
async function withStyle(
  { firstStyles, laterStyles, messageStyle, ...scripts }: PageAssets,
  baseStyle: string,
) {
  return {
    ...scripts,
    inlineStyle: (baseStyle + (await textOf(firstStyles))).trim(),
    inlinedStylesheets: [...firstStyles, ...laterStyles],
    stylesheets: [],
    laterSheet: laterStyles.length > 0 ? await writeSheet(await textOf(laterStyles)) : undefined,
    messageSheet: messageStyle ? linkTo(messageStyle, await readSheet(messageStyle)) : undefined,
  };
}

const writeSheet = async (text: string) => linkTo(await writeAsset('later', 'css', text), text);

/** Another host has to give what was built. */
function linkTo(path: string, text: string): SheetLink {
  const href = assetOrigin + path;
  return assetOrigin ? { href, integrity: cspHashOf(text), crossOrigin: '' } : { href };
}

/** Writes a file that keeps its name as long as its text; its path on the site. */
async function writeAsset(name: string, type: string, text: string): Promise<string> {
  const path = `/assets/${name}-${hashOf(text).slice(0, 8)}.${type}`;
  await writeFile(join(paths.dist, path), text);
  return path;
}

const readSheet = (file: string) => readFile(join(paths.dist, file), 'utf8');

const textOf = async (files: readonly string[]) => (await Promise.all(files.map(readSheet))).join('').trim();

async function importEntry({ serverEntry }: LanguageBundle): Promise<Entry> {
  const module: unknown = await import(pathToFileURL(serverEntry).href);
  if (!isEntry(module))
    throw new Error('src/entry-prerender.tsx must export render, renderShell and listPaths');
  return module;
}

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' && module !== null && 'renderShell' in module && 'listPaths' in module;
