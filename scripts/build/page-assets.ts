import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { BundleStyles } from './vite/styles-plugin.ts';

/** The site's script. */
export const ENTRY = 'src/entry-client.ts';

/** Consent and analytics. */
export const SERVICES = 'src/entry-services.ts';

const keys = z.array(z.string()).default([]);
const chunkSchema = z.looseObject({ file: z.string(), imports: keys });

/** The part of the bundler's manifest that is used: source module → chunk and its imports. */
export const manifestSchema = z.record(z.string(), chunkSchema);

export type Manifest = z.output<typeof manifestSchema>;

export type LanguageBundle = {
  /** Source module → chunk, of the browser's bundle. */
  readonly client: Manifest;
  /** The server's bundle, absolute: it renders the pages. */
  readonly serverEntry: string;
  readonly styles: { readonly client: BundleStyles; readonly server: BundleStyles };
  /** Ids of all modules in the browser's bundle. */
  readonly sources: readonly string[];
};

/** The file of a module's chunk, and of all chunks that it imports, at any depth. Paths begin with a slash. */
export function scriptFiles(manifest: Manifest, key: string): string[] {
  const found = new Set([key]);
  // Iteration includes members that are added meanwhile.
  for (const one of found) for (const imported of chunkOf(manifest, one).imports) found.add(imported);
  return [...found].map((one) => `/${chunkOf(manifest, one).file}`);
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no ${key}`);
  return chunk;
}

/**
 * An import map that binds every chunk to its hash, for dynamic imports too (F-E4). One for the chunks of all languages:
 * the policy names the hash of each map.
 */
export async function integrityMap(manifests: readonly Manifest[], outDir: string): Promise<string> {
  const files = manifests.flatMap((manifest) => Object.values(manifest).map(({ file }) => `/${file}`));
  const scripts = [...new Set(files)].filter((path) => path.endsWith('.js'));
  const hashOf = async (path: string) =>
    [assetOrigin + path, cspHashOf(await readFile(join(outDir, path), 'utf8'))] as const;
  const hashes = await Promise.all(scripts.toSorted().map(hashOf));
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}
