import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

import type { PageId } from '#src/app/page-entry.ts';

const ENTRY = 'src/entry-client.tsx';

export type PageAssets = { readonly scripts: string[]; readonly stylesheets: string[] };

/** What each page loads, read from the manifest of the browser's bundle. */
export function pageAssets(manifest: Manifest, id: PageId, isLive: boolean): PageAssets {
  const entry = chunkOf(manifest, ENTRY);
  const page = chunkOf(manifest, `src/pages/${id}/${id}.tsx`);
  const inlined = new Set(stylesOf(manifest, [entry]));
  // A live page declares its frozen parts and islands as dynamic imports: their style is needed at once.
  const parts = [page, ...(page.dynamicImports ?? []).map((key) => chunkOf(manifest, key))];
  return {
    scripts: unique([entry, ...importsOf(manifest, entry), ...(isLive ? [page, ...importsOf(manifest, page)] : [])]),
    stylesheets: [...new Set(stylesOf(manifest, parts))].filter((file) => !inlined.has(file)),
  };
}

/** The style that is inlined on every page: that of the entry and of what it always loads. */
export const sharedStyles = (manifest: Manifest) => [...new Set(stylesOf(manifest, [chunkOf(manifest, ENTRY)]))];

/** An import map that binds every chunk to its hash, for dynamic imports too (fault E4). */
export async function integrityMap(manifest: Manifest, outDir: string): Promise<string> {
  const scripts = [...new Set(Object.values(manifest).map((chunk) => chunk.file))].filter((file) => file.endsWith('.js'));
  const entries = await Promise.all(
    scripts.sort().map(async (file) => {
      const hash = createHash('sha384').update(await readFile(join(outDir, file)));
      return [`/${file}`, `sha384-${hash.digest('base64')}`];
    }),
  );
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no ${key}: name the page's folder and file as its route id`);
  return chunk;
}

function importsOf(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((key) => {
    const imported = chunkOf(manifest, key);
    return [imported, ...importsOf(manifest, imported)];
  });
}

const stylesOf = (manifest: Manifest, chunks: ManifestChunk[]) =>
  chunks
    .flatMap((chunk) => [...importsOf(manifest, chunk).reverse(), chunk])
    .flatMap((chunk) => (chunk.css ?? []).map((file) => `/${file}`));

const unique = (chunks: ManifestChunk[]) => [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
