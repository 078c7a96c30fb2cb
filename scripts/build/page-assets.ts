import type { LanguageCode } from '#content/languages.ts';
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
/** The product in the hero, frozen. */
const HERO_SCREEN = 'src/sections/page-hero/hero-screen.tsx';
const withHeroScreen = new Set<DocumentId>(['home', 'product', 'marketplace']);
/** The chunks of what most pages begin with. */
const pageTops = new Set<string | undefined>(['page-hero', 'legal-top']);
const errorPageTops = new Set<string | undefined>(['page-hero']);
/** Frozen on every page of the main site: what it shows is imported by the frame, not by the page. */
const FOOTER = 'src/app/footer/footer-content.tsx';

const keys = z.array(z.string()).default([]);
const chunkSchema = z.looseObject({
  file: z.string(),
  name: z.string().optional(),
  css: keys,
  imports: keys,
  dynamicImports: keys,
});

/** The message dialog, which is in the HTML of every page. */
const DIALOG_MODULE = 'src/features/contact/contact-dialog.tsx';
/** The chunk with the style of its fields. */
const FIELDS = 'fields';

/** What is read of the manifest that the bundler writes: source module → chunk and what it needs. */
export const manifestSchema = z.record(z.string(), chunkSchema);

export type Manifest = z.output<typeof manifestSchema>;

/** What the pages of one language are made of. */
export type LanguageBundle = {
  /** Source module → chunk, of the browser's bundle. */
  readonly client: Manifest;
  /** The server's bundle, absolute: it renders the pages. */
  readonly serverEntry: string;
};

export type Bundles = {
  readonly languages: Readonly<Partial<Record<LanguageCode, LanguageBundle>>>;
  /** Source module → chunk, of the page where partners are checked. */
  readonly partnerCheck: Manifest;
};
type ManifestChunk = z.output<typeof chunkSchema>;

type PartnerCheckAssets = Omit<
  DocumentAssets,
  'headScript' | 'bootScript' | 'controlsScript' | 'inlineStyle' | 'fonts'
>;
export type PageAssets = Pick<DocumentAssets, 'scripts' | 'partnerScripts' | 'scriptsBeside'> & {
  /** Style sheets of the first view, or of a page that cannot wait below it. */
  readonly firstStyles: readonly string[];
  /** Style sheets of the content below `LaterStyle`. */
  readonly laterStyles: readonly string[];
  /** The sheet of the message dialog's fields, where the page shows no fields itself. */
  readonly messageStyle: string | undefined;
};

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
  // Frozen parts and islands are dynamic imports of the page or of what it shares: their style is needed at once.
  const own = withImports(manifest, [page]).filter((chunk) => !first.includes(chunk));
  const parts = own.flatMap((chunk) => chunk.dynamicImports).map((key) => chunkOf(manifest, key));
  const frame = id === 'partner' ? partnerFrame(manifest) : [chunkOf(manifest, FOOTER)];
  const shown = [entry, page, ...parts, ...frame];
  const messageStyle = fieldsStyle(manifest, stylesOf(manifest, shown));
  const all = [...shown, chunkOf(manifest, DIALOG_MODULE)];
  const top = firstView(manifest, id);
  const inPageOf = (chunks: ManifestChunk[]) =>
    stylesOf(manifest, chunks).filter((file) => file !== messageStyle);
  const firstStyles = inPageOf(top.length > 0 ? [entry, ...top] : all);
  const laterStyles = inPageOf(all).filter((file) => !firstStyles.includes(file));
  const inPage = new Set([...firstStyles, ...laterStyles]);
  return {
    scripts: filesOf([...first, ...live]),
    scriptsBeside: asks ? filesOf([chunkOf(manifest, SERVICES)]) : [],
    partnerScripts: [
      ...filesOf([...first, ...partner]),
      ...stylesOf(manifest, partner).filter((file) => !inPage.has(file)),
    ],
    firstStyles,
    laterStyles,
    messageStyle,
  };
}

/** The sheet of the fields, unless the page shows fields itself. */
function fieldsStyle(manifest: Manifest, shown: readonly string[]): string | undefined {
  const fields = Object.values(manifest).filter(({ name }) => name === FIELDS);
  return stylesOf(manifest, fields).find((file) => !shown.includes(file));
}

const pageChunk = (manifest: Manifest, id: DocumentId) => chunkOf(manifest, moduleOfPage(id).file);

/** Header and footer of a partner's host. */
const partnerFrame = (manifest: Manifest) =>
  ['src/app/partner/partner-top.tsx', 'src/app/partner/partner-footer.tsx'].map((key) =>
    chunkOf(manifest, key),
  );

/** What shows at the top of a page that can wait there for the style of the rest (`LaterStyle`). */
function firstView(manifest: Manifest, id: DocumentId): ManifestChunk[] {
  const page = pageChunk(manifest, id);
  // The error page has no such top, but shares the style of those that have: one hash less in the policy.
  const all = id === 'not-found' ? Object.values(manifest) : withImports(manifest, [page]);
  const tops = id === 'not-found' ? errorPageTops : pageTops;
  const heroes = id === 'home' ? [page] : all.filter(({ name }) => tops.has(name));
  return withHeroScreen.has(id) ? [...heroes, chunkOf(manifest, HERO_SCREEN)] : heroes;
}

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
  const scripts = filesOf(Object.values(manifest)).filter((path) => path.endsWith('.js'));
  const hashOf = async (path: string) =>
    [assetOrigin + path, cspHashOf(await readFile(join(outDir, path), 'utf8'))] as const;
  const hashes = await Promise.all(scripts.toSorted().map(hashOf));
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no ${key}: name the page's folder and file as its route id`);
  return chunk;
}

/** The style of what a chunk imports comes before its own. */
function stylesOf(manifest: Manifest, chunks: ManifestChunk[]): string[] {
  const all = chunks.flatMap((chunk) => withImports(manifest, [chunk]).toReversed());
  return [...new Set(all.flatMap((chunk) => chunk.css.map((file) => `/${file}`)))];
}

/** @param above chunks on the way to these: chunks may import each other in a circle */
const withImports = (
  manifest: Manifest,
  chunks: readonly ManifestChunk[],
  above: readonly ManifestChunk[] = [],
): ManifestChunk[] =>
  chunks.flatMap((chunk) => {
    if (above.includes(chunk)) return [];
    const imported = chunk.imports.map((key) => chunkOf(manifest, key));
    return [chunk, ...withImports(manifest, imported, [...above, chunk])];
  });

const filesOf = (chunks: ManifestChunk[]) => [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
