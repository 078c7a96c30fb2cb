import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { paths } from '#scripts/support/paths.ts';
import type { DocumentAssets } from '#src/head/document.tsx';
import { pageIdOf, routes } from '#src/routes.ts';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import type { Assets } from './make-assets.ts';
import type { PageDays } from './publish/page-days.ts';
import {
  type Bundles,
  integrityMap,
  type PageAssets,
  pageAssets,
  partnerCheckAssets,
  sheetHashes,
  sharedStyles,
} from './page-assets.ts';

type Entry = typeof import('#src/entry-prerender.tsx');

/** What makes a page the document that is published. */
export type Renderer = {
  /** Of every page. */
  readonly paths: readonly string[];
  /** @param fileSizes path of each file of a legal document → its bytes; a page names those files alone */
  readonly render: (path: string, fileSizes?: ReadonlyMap<string, number>) => Promise<string>;
  readonly renderShell: () => Promise<string>;
  readonly renderPartnerCheck: () => Promise<string>;
  readonly inline: InlineParts;
};

/** Renders pages by the bundles of the site, and by the generated files that they name. */
export async function createRenderer(bundles: Bundles, { fonts }: Assets, days: PageDays): Promise<Renderer> {
  const entry = await importEntry(bundles);
  const manifest = bundles.client;
  const inlinedStylesheets = sharedStyles(manifest);
  const importMap = await integrityMap(manifest, paths.dist);
  const mapFile = `assets/scripts-${createHash('sha256').update(importMap).digest('hex').slice(0, 8)}.json`;
  await writeFile(join(paths.dist, mapFile), importMap);
  const shared = {
    ...(await inlineScripts()),
    inlineStyle: ((await firstStyle(fonts.css)) + (await textOf(inlinedStylesheets))).trim(),
    inlinedStylesheets,
    sheetHashes: assetOrigin ? await sheetHashes(manifest, paths.dist) : undefined,
    fonts: fonts.first,
    importMap: { path: `/${mapFile}`, integrity: cspHashOf(importMap) },
  };
  const dayOf = new Map(Object.entries(days));
  const traitsOf = (path: string) => ({ isLive: entry.isLive(path), asks: entry.hasConsentTool });
  const home = await withStyleInside(pageAssets(manifest, 'home', traitsOf(routes.home)), shared);
  const checkAssets = await partnerCheckAssets(bundles.partnerCheck, paths.dist);
  return {
    paths: [...Object.values(routes), ...entry.archivePaths, '/404'],
    render: (path, fileSizes) => {
      const id = pageIdOf(path);
      const assets = id === 'home' ? home : pageAssets(manifest, id, traitsOf(path));
      return entry.render(path, { ...shared, ...assets, lastModified: dayOf.get(id) }, fileSizes);
    },
    renderShell: () =>
      entry.renderShell({ ...shared, ...pageAssets(manifest, 'partner', { isLive: true, asks: false }) }),
    renderPartnerCheck: () => entry.renderPartnerCheck({ ...shared, ...checkAssets }),
    inline: {
      scripts: [shared.headScript, shared.bootScript, importMap],
      styles: [shared.inlineStyle, home.inlineStyle],
    },
  };
}

/**
 * The home page has all its style inside: partners' hosts answer with it too, and style sheets that stand in
 * a page are fetched before anything in it could say whose host that is.
 */
async function withStyleInside(
  assets: PageAssets,
  shared: Pick<DocumentAssets, 'inlineStyle' | 'inlinedStylesheets'>,
) {
  return {
    ...assets,
    stylesheets: [],
    inlinedStylesheets: [...shared.inlinedStylesheets, ...assets.stylesheets],
    inlineStyle: shared.inlineStyle + (await textOf(assets.stylesheets)),
  };
}

const textOf = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(join(paths.dist, file), 'utf8')))).join('').trim();

async function importEntry({ serverEntry }: Bundles): Promise<Entry> {
  const module: unknown = await import(pathToFileURL(serverEntry).href);
  if (!isEntry(module))
    throw new Error('src/entry-prerender.tsx must export render, renderShell and archivePaths');
  return module;
}

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' && module !== null && 'renderShell' in module && 'archivePaths' in module;
