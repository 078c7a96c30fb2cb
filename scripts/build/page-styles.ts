import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type AtRule, type ChildNode, type Container, parse, root as createRoot } from 'postcss';

import { chunkOf, ENTRY, type Manifest, type ManifestChunk, withImports } from './page-assets.ts';

/** Id of the element that `LaterStyle` renders. */
const MARK = 'id="later-style"';

/** The style of one CSS module in a built style sheet. */
export type Sheet = {
  /** Path of the built sheet, with a leading slash. */
  readonly path: string;
  readonly text: string;
  /** True if the site's script imports it statically: nothing else loads it, so every page has it. */
  readonly isBase: boolean;
};

/** The sheets of a page, in the order of the cascade. */
export type PageStyles = {
  /** Style of the first view, or of a page that has no `LaterStyle`. */
  readonly first: readonly Sheet[];
  /** Style of the content below `LaterStyle`, and the rest of the same built sheets. */
  readonly later: readonly Sheet[];
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

/** The container for a rule inside these at-rules: the last one if it is in the same. */
const placeIn = (root: Container, wrappers: readonly AtRule[]): Container =>
  wrappers.reduce<Container>((container, wrapper) => {
    const { last } = container;
    if (last?.type === 'atrule' && last.name === wrapper.name && last.params === wrapper.params) return last;
    const copy = wrapper.clone({ nodes: [] });
    container.append(copy);
    return copy;
  }, root);

/** The chunks that the entry reaches, each after what it imports. */
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
  const [above, all] = [parts.map(([first = '']) => first), html].map((texts) => classesIn(texts.join('')));
  const used = new Set(sheets.filter((sheet) => isUsed(sheet, all)).map(({ path }) => path));
  const inPage = sheets.filter((sheet) => sheet.isBase || used.has(sheet.path));
  if (parts.every(({ length }) => length === 1)) return { first: inPage, later: [] };
  const first = inPage.filter((sheet) => sheet.isBase || isUsed(sheet, above));
  return { first, later: inPage.filter((sheet) => !first.includes(sheet)) };
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));

const isUsed = ({ text }: Sheet, classes: ReadonlySet<string> | undefined) =>
  [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name]) => classes?.has(name ?? ''));

/**
 * Lets a page whose first sheets are all part of another page's use those: the policy names a hash for each inline
 * style, and its length is limited. A page that has all its style first keeps that to itself.
 */
export function shareFirstStyles<Id>(all: ReadonlyMap<Id, PageStyles>): Map<Id, PageStyles> {
  const firsts = [...all.values()].filter(({ later }) => later.length > 0).map(({ first }) => first);
  const largest = firsts
    .filter((one) => !firsts.some((other) => other.length > one.length && isPartOf(one, other)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const share = ({ first, later }: PageStyles): PageStyles => {
    const others = later.length > 0 ? largest : [];
    const shared = others.find((one) => isPartOf(first, one)) ?? first;
    return { first: shared, later: later.filter((sheet) => !shared.includes(sheet)) };
  };
  return new Map([...all].map(([id, styles]) => [id, share(styles)]));
}

const isPartOf = (some: readonly Sheet[], all: readonly Sheet[]) =>
  some.every((sheet) => all.includes(sheet));

const sizeOf = (sheets: readonly Sheet[]) => sheets.reduce((sum, { text }) => sum + text.length, 0);
