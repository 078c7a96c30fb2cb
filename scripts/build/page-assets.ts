import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { moduleOfPage } from '#scripts/build/page-files.ts';
import type { DocumentAssets, DocumentId } from '#src/head/document.tsx';

/** The site's script. */
export const ENTRY = 'src/entry-client.tsx';
const SERVICES = 'src/entry-services.ts';

const keys = z.array(z.string()).default([]);
const chunkSchema = z.looseObject({
  file: z.string(),
  css: keys,
  imports: keys,
  dynamicImports: keys,
});

/** The part of the bundler's manifest that is used: source module → chunk and its imports. */
export const manifestSchema = z.record(z.string(), chunkSchema);

export type Manifest = z.output<typeof manifestSchema>;

export type LanguageBundle = {
  /** Source module → chunk, of the browser's bundle. */
  readonly client: Manifest;
  /** The server's bundle, absolute: it renders the pages. */
  readonly serverEntry: string;
  /** Ids of all modules and names of all style sheets in the browser's bundle. */
  readonly sources: readonly string[];
};
export type ManifestChunk = z.output<typeof chunkSchema>;

export type PageScripts = Pick<DocumentAssets, 'scripts' | 'partnerScripts' | 'scriptsBeside'>;

/** `isLive`: hydrated as a whole; `asks`: for consent, on the main host. */
type PageTraits = { readonly isLive: boolean; readonly asks: boolean };

/**
 * The scripts of each page, read from the manifest of the browser's bundle.
 * @param stylesInPage paths of the sheets that the document has
 * @param partnerStyles those of a partner's landing page
 */
export function pageScripts(
  manifest: Manifest,
  id: DocumentId,
  { isLive, asks }: PageTraits,
  stylesInPage: ReadonlySet<string>,
  partnerStyles: readonly string[],
): PageScripts {
  const first = withImports(manifest, [chunkOf(manifest, ENTRY)]);
  const live = isLive ? withImports(manifest, [pageChunk(manifest, id)]) : [];
  const isLanding = id === 'home' || id === 'partner';
  const partner = [
    ...(isLanding ? withImports(manifest, [pageChunk(manifest, 'partner')]) : live),
    ...withImports(manifest, partnerFrame(manifest)),
  ];
  const styles = isLanding ? partnerStyles : partner.flatMap(({ css }) => css.map((file) => `/${file}`));
  return {
    scripts: filesOf([...first, ...live]),
    scriptsBeside: asks ? filesOf([chunkOf(manifest, SERVICES)]) : [],
    partnerScripts: [
      ...filesOf([...first, ...partner]),
      ...new Set(styles.filter((file) => !stylesInPage.has(file))),
    ],
  };
}

const pageChunk = (manifest: Manifest, id: DocumentId) => chunkOf(manifest, moduleOfPage(id).file);

const partnerFrame = (manifest: Manifest) => [chunkOf(manifest, 'src/app/partner/partner-frame.tsx')];

/**
 * An import map that binds every chunk to its hash, for dynamic imports too (F-E4). One for the chunks of all languages:
 * the policy names the hash of each map.
 */
export async function integrityMap(manifests: readonly Manifest[], outDir: string): Promise<string> {
  const chunks = manifests.flatMap((manifest) => Object.values(manifest));
  const scripts = filesOf(chunks).filter((path) => path.endsWith('.js'));
  const hashOf = async (path: string) =>
    [assetOrigin + path, cspHashOf(await readFile(join(outDir, path), 'utf8'))] as const;
  const hashes = await Promise.all(scripts.toSorted().map(hashOf));
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no ${key}: name the page's folder and file as its route id`);
  return chunk;
}

/** Chunks with all that they import, at any depth. */
export function withImports(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const found = new Set(chunks);
  // Iteration includes members that are added meanwhile.
  for (const { imports } of found) for (const key of imports) found.add(chunkOf(manifest, key));
  return [...found];
}

const filesOf = (chunks: ManifestChunk[]) => [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
