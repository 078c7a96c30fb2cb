import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type AtRule, type ChildNode, type Container, parse, root as createRoot } from 'postcss';

import { chunkOf, ENTRY, type Manifest, type ManifestChunk, withImports } from './page-assets.ts';

/** Id of the element that `DeferredStyle` renders. */
const MARK = 'id="later-style"';

export type Sheet = {
  readonly path: string;
  readonly text: string;
  /** True if the site's script imports it statically: nothing else loads it, so every page has it. */
  readonly isBase: boolean;
};

export type PageStyles = {
  /** Style above the fold, or of a page that has no `DeferredStyle`. */
  readonly inline: readonly Sheet[];
  /** Style of the content below `DeferredStyle`, and the rest of the same built sheets. */
  readonly deferred: readonly Sheet[];
};

/** All sheets of a bundle, imported ones before those of their importers. */
export async function readSheets(manifest: Manifest, outDir: string): Promise<Sheet[]> {
  const entry = chunkOf(manifest, ENTRY);
  const base = new Set(cssOf(withImports(manifest, [entry])));
  const files = new Set(cssOf(inOrder(manifest)));
  const sheets = [...files].map(async (file) => {
    const text = await readFile(join(outDir, file), 'utf8');
    const isBase = base.has(file);
    return (isBase ? [text] : splitByModule(text)).map((part) => ({ path: `/${file}`, text: part, isBase }));
  });
  return (await Promise.all(sheets)).flat();
}

/** CSS Modules end each name with a hash of their file. */
const MODULE_NAME = /[A-Za-z][\w-]*_([\w-]{6})(?![\w-])/;

/** The rules of each CSS module, and those without a name of one. */
export function splitByModule(css: string): string[] {
  const modules = new Map<string, Container>();
  const visit = (nodes: readonly ChildNode[], wrappers: readonly AtRule[]) => {
    for (const node of nodes) {
      if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports|container)$/.test(node.name)) {
        visit(node.nodes, [...wrappers, node]);
        continue;
      }
      const key = MODULE_NAME.exec(node.toString())?.[1] ?? '';
      const root = modules.get(key) ?? createRoot();
      modules.set(key, root);
      placeIn(root, wrappers).append(node.clone());
    }
  };
  visit(parse(css).nodes, []);
  return [...modules.values()].map(String);
}

const placeIn = (root: Container, wrappers: readonly AtRule[]): Container =>
  wrappers.reduce<Container>((container, wrapper) => {
    const { last } = container;
    if (last?.type === 'atrule' && last.name === wrapper.name && last.params === wrapper.params) return last;
    const copy = wrapper.clone({ nodes: [] });
    container.append(copy);
    return copy;
  }, root);

function inOrder(manifest: Manifest): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (key: string): ManifestChunk[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = chunkOf(manifest, key);
    const [imported, dynamic] = [chunk.imports, chunk.dynamicImports].map((keys) => keys.flatMap(visit));
    return [...(imported ?? []), chunk, ...(dynamic ?? [])];
  };
  return visit(ENTRY);
}

const cssOf = (chunks: readonly ManifestChunk[]) => chunks.flatMap(({ css }) => css);

/**
 * A page has every sheet that styles a class of its HTML: no list says which, so a section or a dialog that moves to
 * another page is styled there. Markup that is rendered in the browser brings its sheets with its code.
 * @param html documents that share their assets
 */
export function pageStyles(sheets: readonly Sheet[], html: readonly string[]): PageStyles {
  const parts = html.map((document) => document.split(MARK));
  const [above, all] = [parts.map(([top = '']) => top), html].map((texts) => classesIn(texts.join('')));
  const used = new Set(sheets.filter((sheet) => isUsed(sheet, all)).map(({ path }) => path));
  const inPage = sheets.filter((sheet) => sheet.isBase || used.has(sheet.path));
  if (parts.every(({ length }) => length === 1)) return { inline: inPage, deferred: [] };
  const inline = inPage.filter((sheet) => sheet.isBase || isUsed(sheet, above));
  return { inline, deferred: inPage.filter((sheet) => !inline.includes(sheet)) };
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));

const isUsed = ({ text }: Sheet, classes: ReadonlySet<string> | undefined) =>
  [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name]) => classes?.has(name ?? ''));

/**
 * Lets a page whose inline sheets are all part of another page's use those: the policy names a hash for each inline
 * style, and its length is limited. A page that has all its style inline keeps that to itself.
 */
export function shareInlineStyles<Id>(all: ReadonlyMap<Id, PageStyles>): Map<Id, PageStyles> {
  const inlined = [...all.values()].filter(({ deferred }) => deferred.length > 0).map(({ inline }) => inline);
  const largest = inlined
    .filter((one) => !inlined.some((other) => other.length > one.length && isPartOf(one, other)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const share = ({ inline, deferred }: PageStyles): PageStyles => {
    const others = deferred.length > 0 ? largest : [];
    const shared = others.find((one) => isPartOf(inline, one)) ?? inline;
    return { inline: shared, deferred: deferred.filter((sheet) => !shared.includes(sheet)) };
  };
  return new Map([...all].map(([id, styles]) => [id, share(styles)]));
}

const isPartOf = (some: readonly Sheet[], all: readonly Sheet[]) =>
  some.every((sheet) => all.includes(sheet));

const sizeOf = (sheets: readonly Sheet[]) => sheets.reduce((sum, { text }) => sum + text.length, 0);
