import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { PageId } from '#src/app/page-entry.ts';

const ENTRY = 'src/entry-client.tsx';

const keys = z.array(z.string()).default([]);
const chunkSchema = z.looseObject({ file: z.string(), css: keys, imports: keys, dynamicImports: keys });

/** What is read of the manifest that the bundler writes: source module → chunk and what it needs. */
export const manifestSchema = z.record(z.string(), chunkSchema);

type Manifest = z.output<typeof manifestSchema>;
type ManifestChunk = z.output<typeof chunkSchema>;

export type PageAssets = { readonly scripts: string[]; readonly stylesheets: string[] };

/** What each page loads, read from the manifest of the browser's bundle. */
export function pageAssets(manifest: Manifest, id: PageId, isLive: boolean): PageAssets {
  const entry = chunkOf(manifest, ENTRY);
  const page = chunkOf(manifest, `src/pages/${id}/${id}.tsx`);
  const inlined = new Set(stylesOf(manifest, [entry]));
  // Frozen parts and islands are dynamic imports of the page or of what it shares: their style is needed at once.
  const always = new Set([entry, ...importsOf(manifest, entry)]);
  const own = [page, ...importsOf(manifest, page)].filter((chunk) => !always.has(chunk));
  const parts = [page, ...own.flatMap((chunk) => chunk.dynamicImports).map((key) => chunkOf(manifest, key))];
  return {
    scripts: unique([
      entry,
      ...importsOf(manifest, entry),
      ...(isLive ? [page, ...importsOf(manifest, page)] : []),
    ]),
    stylesheets: [...new Set(stylesOf(manifest, parts))].filter((file) => !inlined.has(file)),
  };
}

/** The style that is inlined on every page: that of the entry and of what it always loads. */
export const sharedStyles = (manifest: Manifest) => [
  ...new Set(stylesOf(manifest, [chunkOf(manifest, ENTRY)])),
];

/** An import map that binds every chunk to its hash, for dynamic imports too (fault E4). */
export async function integrityMap(manifest: Manifest, outDir: string): Promise<string> {
  const scripts = [...new Set(Object.values(manifest).map((chunk) => chunk.file))].filter((file) =>
    file.endsWith('.js'),
  );
  const entries = await Promise.all(
    scripts.toSorted().map(async (file) => {
      const hash = createHash('sha384').update(await readFile(join(outDir, file)));
      return [`/${file}`, `sha384-${hash.digest('base64')}`] as const;
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
  return chunk.imports.flatMap((key) => {
    const imported = chunkOf(manifest, key);
    return [imported, ...importsOf(manifest, imported)];
  });
}

const stylesOf = (manifest: Manifest, chunks: ManifestChunk[]) =>
  chunks
    .flatMap((chunk) => [...importsOf(manifest, chunk).toReversed(), chunk])
    .flatMap((chunk) => chunk.css.map((file) => `/${file}`));

const unique = (chunks: ManifestChunk[]) => [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
