import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { paths } from '#scripts/support/paths.ts';
import { pageIdOf, routes } from '#src/routes.ts';
import type { Bundles } from './bundle.ts';
import { firstStyle, type InlineParts, inlineScripts } from './inline-parts.ts';
import type { Assets } from './make-assets.ts';
import { integrityMap, pageAssets, partnerCheckAssets, sharedStyles } from './page-assets.ts';

type Renderer = typeof import('#src/entry-prerender.tsx');

/** Renders every page into the site's folder, beside the bundles and the generated files that they name. */
export async function prerender(bundles: Bundles, { fonts }: Assets): Promise<InlineParts> {
  await cp(paths.generated, paths.dist, { recursive: true });
  const { render, renderPartnerCheck, renderShell, isLive, archivePaths } = await importRenderer(bundles);
  const manifest = bundles.client;
  const inlinedStylesheets = sharedStyles(manifest);
  const styles = inlinedStylesheets.map((file) => readFile(join(paths.dist, file), 'utf8'));
  const shared = {
    ...(await inlineScripts()),
    inlineStyle: [await firstStyle(fonts.css), ...(await Promise.all(styles))].join('').trim(),
    inlinedStylesheets,
    fonts: fonts.files,
    importMap: await integrityMap(manifest, paths.dist),
  };
  for (const path of [...Object.values(routes), ...archivePaths, '/404']) {
    const html = await render(path, { ...shared, ...pageAssets(manifest, pageIdOf(path), isLive(path)) });
    await writePage(path === '/' ? 'index.html' : `${path}.html`, html);
  }
  await writePage('partner.html', await renderShell({ ...shared, ...pageAssets(manifest, 'partner', true) }));
  const checkAssets = { ...shared, ...(await partnerCheckAssets(bundles.partnerCheck, paths.dist)) };
  await writePage('partner-check.html', await renderPartnerCheck(checkAssets));
  return {
    scripts: [shared.headScript, shared.bootScript, shared.importMap],
    styles: [shared.inlineStyle],
  };
}

async function writePage(name: string, html: string): Promise<void> {
  const file = join(paths.dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function importRenderer({ serverEntry }: Bundles): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(serverEntry).href);
  if (!isRenderer(module))
    throw new Error('src/entry-prerender.tsx must export render, renderShell and archivePaths');
  return module;
}

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' && module !== null && 'renderShell' in module && 'archivePaths' in module;
