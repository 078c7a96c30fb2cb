import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { moduleOfPage } from '#scripts/build/page-files.ts';
import type { DocumentAssets, DocumentId } from '#src/head/document.tsx';

const ENTRY = 'src/entry-client.tsx';
const SERVICES = 'src/entry-services.ts';
const PARTNER_CHECK = 'src/entry-partner-check.tsx';
/** Frozen on every page of the main site: what it shows is imported by the frame, not by the page. */
const FOOTER = 'src/app/footer/footer-content.tsx';

const keys = z.array(z.string()).default([]);
const chunkSchema = z.looseObject({ file: z.string(), css: keys, imports: keys, dynamicImports: keys });

/** What is read of the manifest that the bundler writes: source module → chunk and what it needs. */
export const manifestSchema = z.record(z.string(), chunkSchema);

export type Manifest = z.output<typeof manifestSchema>;

export type Bundles = {
  /** Source module → chunk, of the browser's bundle. */
  readonly client: Manifest;
  /** The same of the page where partners are checked. */
  readonly partnerCheck: Manifest;
  /** The server's bundle, absolute: it renders the pages. */
  readonly serverEntry: string;
};
type ManifestChunk = z.output<typeof chunkSchema>;

type PartnerCheckAssets = Omit<DocumentAssets, 'headScript' | 'bootScript' | 'inlineStyle' | 'fonts'>;
export type PageAssets = Pick<DocumentAssets, 'scripts' | 'partnerScripts' | 'scriptsBeside' | 'stylesheets'>;

/** `isLive`: hydrated as a whole; `asks`: for consent, where it is on the main host. */
type PageTraits = { readonly isLive: boolean; readonly asks: boolean };

/** What each page loads, read from the manifest of the browser's bundle. */
export function pageAssets(manifest: Manifest, id: DocumentId, { isLive, asks }: PageTraits): PageAssets {
  const entry = chunkOf(manifest, ENTRY);
  const page = pageChunk(manifest, id);
  const first = withImports(manifest, [entry]);
  const live = isLive ? withImports(manifest, [page]) : [];
  const isLanding = id === 'home' || id === 'partner';
  const partner = [
    ...(isLanding ? withImports(manifest, [pageChunk(manifest, 'partner')]) : live),
    ...withImports(manifest, partnerFrame(manifest)),
  ];
  const inlined = new Set(stylesOf(manifest, [entry]));
  const separate = (chunks: ManifestChunk[]) =>
    [...new Set(stylesOf(manifest, chunks))].filter((file) => !inlined.has(file));
  // Frozen parts and islands are dynamic imports of the page or of what it shares: their style is needed at once.
  const own = withImports(manifest, [page]).filter((chunk) => !first.includes(chunk));
  const parts = own.flatMap((chunk) => chunk.dynamicImports).map((key) => chunkOf(manifest, key));
  const frame = id === 'partner' ? partnerFrame(manifest) : [chunkOf(manifest, FOOTER)];
  const stylesheets = separate([page, ...parts, ...frame]);
  return {
    scripts: filesOf([...first, ...live]),
    scriptsBeside: asks ? filesOf([chunkOf(manifest, SERVICES)]) : [],
    partnerScripts: [
      ...filesOf([...first, ...partner]),
      ...separate(partner).filter((file) => !stylesheets.includes(file)),
    ],
    stylesheets,
  };
}

const pageChunk = (manifest: Manifest, id: DocumentId) => chunkOf(manifest, moduleOfPage(id).file);

/** Header and footer of a partner's host. */
const partnerFrame = (manifest: Manifest) =>
  ['src/app/partner/partner-top.tsx', 'src/features/partner/partner-footer.tsx'].map((key) =>
    chunkOf(manifest, key),
  );

/** The style that is inlined on every page: that of the entry and of what it always loads. */
export const sharedStyles = (manifest: Manifest) => [
  ...new Set(stylesOf(manifest, [chunkOf(manifest, ENTRY)])),
];

/** What that page loads beside the shared style; its script is bound to its hash, as the import map does for others. */
export async function partnerCheckAssets(manifest: Manifest, outDir: string): Promise<PartnerCheckAssets> {
  const chunk = manifest[PARTNER_CHECK];
  if (!chunk) throw new Error(`The bundle has no ${PARTNER_CHECK}`);
  const integrity = cspHashOf(await readFile(join(outDir, chunk.file), 'utf8'));
  return {
    scripts: [],
    partnerScripts: [],
    scriptsBeside: [],
    stylesheets: chunk.css.map((file) => `/${file}`),
    inlinedStylesheets: [],
    importMap: undefined,
    module: { src: `/${chunk.file}`, integrity },
  };
}

/** An import map that binds every chunk to its hash, for dynamic imports too (F-E4). */
export async function integrityMap(manifest: Manifest, outDir: string): Promise<string> {
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? `/${file}` : []));
  const hashes = [...(await hashesOf(scripts, outDir))].map(
    ([path, hash]) => [assetOrigin + path, hash] as const,
  );
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

/** Style sheet → its hash: what another host gives is taken only if it is what was built. */
export const sheetHashes = (manifest: Manifest, outDir: string) =>
  hashesOf(stylesOf(manifest, Object.values(manifest)), outDir);

/** @param files paths on the site */
async function hashesOf(files: readonly string[], outDir: string) {
  const hashOf = async (path: string) =>
    [path, cspHashOf(await readFile(join(outDir, path), 'utf8'))] as const;
  return new Map(await Promise.all([...new Set(files)].toSorted().map(hashOf)));
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

const withImports = (manifest: Manifest, chunks: ManifestChunk[]) =>
  chunks.flatMap((chunk) => [chunk, ...importsOf(manifest, chunk)]);

const filesOf = (chunks: ManifestChunk[]) => [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
