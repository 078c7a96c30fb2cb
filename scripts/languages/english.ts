import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { type Plugin, runnerImport } from 'vite';
import { z } from 'zod';

import { moduleIn } from '#scripts/support/module-in.ts';
import { namedSource } from './places.ts';

/** Values of a module by the names of its exports. */
export type Exports = Readonly<Record<string, unknown>>;

/** Modules of words by file (`pages/home.ts`). */
export type Words = ReadonlyMap<string, Exports>;

const ENGLISH = 'content/en';

/** Numbers, days and ids, equal in all languages: texts compute with them and put them in through a form. */
const DATA = 'content/sample-world.ts';

/** Settings of a language, not words. */
const LANGUAGE = 'language.ts';

/**
 * The words of `content/en`. What they import, such as facts or the name of the site, is there by its name:
 * `From {priceBusiness} a year`. Facts and addresses, which all languages share, are words of `facts.ts` and `site.ts`.
 */
export async function readEnglish(root: string): Promise<Words> {
  const { module } = await runnerImport<{ readonly modules: Readonly<Record<string, Exports>> }>(ENTRY, {
    ...{ root, configFile: false, logLevel: 'warn' },
    plugins: [entryPlugin(), namesPlugin(root)],
  });
  const { facts } = factsModule.parse(await moduleIn(root, 'content/facts.ts'));
  const { site } = siteModule.parse(await moduleIn(root, 'content/site.ts'));
  return new Map([
    ['facts.ts', { facts }],
    ['site.ts', { site }],
    ...Object.entries(module.modules)
      .map(([path, exported]): [string, Exports] => [relative(ENGLISH, path.slice(1)), { ...exported }])
      .filter(([file]) => file !== LANGUAGE),
  ]);
}

const figure = z.object({ text: z.string() });
export const factsModule = z.object({
  facts: z.record(z.string(), figure.extend({ from: z.string().optional(), before: figure.optional() })),
});
const siteModule = z.object({
  site: z.object({ address: z.object({ lines: z.array(z.string()), locality: z.string() }) }),
});

const ENTRY = 'virtual:english';

const entryPlugin = (): Plugin => ({
  name: 'english',
  resolveId: { filter: { id: /^virtual:english$/ }, handler: () => `\0${ENTRY}` },
  load: {
    filter: { id: /^\0virtual:english$/ },
    handler: () => `export const modules = import.meta.glob('/${ENGLISH}/**/*.ts', { eager: true });`,
  },
});

/** Gives modules of words the names of what they import instead of its values. */
const namesPlugin = (root: string): Plugin => ({
  name: 'names-of-values',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.startsWith(join(root, ENGLISH)) || importer.includes('?')) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && existsSync(resolved.id) && !resolved.id.endsWith(DATA)
      ? `${resolved.id}?names`
      : undefined;
  },
  load: {
    filter: { id: /\?names$/ },
    async handler(id) {
      const exported = await moduleIn(root, relative(root, id.replace('?names', '')));
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${namedSource(name, value)};`)
        .join('\n');
    },
  },
});
