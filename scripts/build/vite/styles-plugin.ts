import { relative } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { paths } from '#scripts/support/paths.ts';

/** The style sheets of one bundle. Files are relative to the project, with slashes. */
export type BundleStyles = {
  /** File → compiled text, those that others import first. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The sheets that the code of a file may need: its own imports, and what they import later. */
  readonly reachedFrom: (file: string) => ReadonlySet<string>;
};

const fileOf = (id: string) =>
  id.startsWith(paths.root) ? relative(paths.root, id).replaceAll('\\', '/') : id;

const ISLAND = /\.island\.tsx$/;

/**
 * Collects the compiled style sheets of every bundle, and keeps them out of the browser's chunks: a document brings
 * all the style that its markup and its scripts need (`page-styles.ts`).
 */
export function stylesPlugin() {
  const texts = new Map<string, string>();
  const bundles = new Map<string, BundleStyles>();
  const plugin: Plugin = {
    name: 'collect-styles',
    apply: 'build',
    // After Vite has compiled a sheet, before it makes a module of it.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        texts.set(id, code);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'asset' && name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
        bundles.set(this.environment.name, stylesOf(this, texts));
      },
    },
  };
  const collected: ReadonlyMap<string, BundleStyles> = bundles;
  return { plugin, bundles: collected };
}

function stylesOf(graph: Rolldown.PluginContext, texts: ReadonlyMap<string, string>): BundleStyles {
  const importsOf = (id: string) => {
    const module = graph.getModuleInfo(id);
    return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
  };
  /** Imported modules before their importers. An island that code may wake is in the markup of some pages only. */
  const reached = (ids: readonly string[]) => {
    const seen = new Set<string>();
    const ordered: string[] = [];
    const visit = (id: string, isStart: boolean) => {
      if (seen.has(id) || (!isStart && ISLAND.test(id) && ids.length === 1)) return;
      seen.add(id);
      for (const imported of importsOf(id)) visit(imported, false);
      if (texts.has(id)) ordered.push(id);
    };
    for (const id of ids) visit(id, true);
    return ordered;
  };
  // In the order of files: that of the bundler is the order in which it happened to read them.
  const all = [...graph.getModuleIds()].toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1));
  const sheets = reached(all).map((id) => [fileOf(id), texts.get(id) ?? ''] as const);
  return {
    sheets: new Map(sheets),
    reachedFrom: (file) => {
      const id = all.find((one) => fileOf(one) === file);
      if (id === undefined) throw new Error(`The bundle has no ${file}`);
      return new Set(reached([id]).map(fileOf));
    },
  };
}
