import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import { defaultLanguage, languages } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { amountForm } from '#src/model/facts.schema.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { readModules, type ReadModule } from '#scripts/support/module-in.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import { characterFaults } from './characters.ts';
import { loadWords, type Words } from './load-words.ts';
import { brokenPlacesOf, namedSource } from './places.ts';
import { textsOf } from './texts.ts';

const ENGLISH = wordsFolder(defaultLanguage);

/** Numbers, days and ids, equal in all languages: texts compute with them and put them in through a form. */
const DATA = ['content/sample-state.ts', 'content/sample-world.ts', 'content/promises.ts'];

/** Settings of a language, not words. */
const LANGUAGE = 'language.ts';

/**
 * The words of `content/en`. What they import, such as facts or the name of the site, is there by its name:
 * `From {priceBusiness} a year`. Facts and addresses, which all languages share, are words of `facts.ts` and `site.ts`.
 * @param plugins that change what the modules import
 */
export async function readEnglish(root: string, plugins: readonly Plugin[] = []): Promise<Words> {
  return readModules(root, async (read) => {
    const words = await loadWords(root, defaultLanguage, [namesPlugin(root, read), ...plugins]);
    const { facts } = factsModule.parse(await read('content/facts.ts'));
    const { site } = siteModule.parse(await read('content/site.ts'));
    return new Map([
      [
        'facts.ts',
        { facts: Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, named(fact)])) },
      ],
      ['site.ts', { site }],
      ...[...words].filter(([file]) => file !== LANGUAGE),
    ]);
  });
}

type Fact = z.output<typeof factsModule>['facts'][string];

const figure = z.object({
  text: z.string(),
  value: z.union([z.number(), z.array(z.number())]).optional(),
});
export const factsModule = z.object({
  facts: z.record(z.string(), figure.extend({ from: z.string().optional(), before: figure.optional() })),
});
const siteModule = z.object({
  site: z.object({ address: z.object({ lines: z.array(z.string()), locality: z.string() }) }),
});

/** A fact that is an amount has the name of its form, `{dollars(12000)}`: each language writes it by its own. */
function named(fact: Fact): Fact {
  const form = amountForm(fact);
  const { before } = fact;
  return {
    ...fact,
    ...(form && { text: `{${form}(${String(fact.value)})}` }),
    ...(before && { before: named(before) }),
  };
}

/** In a text whose name is misspelt: `${site.nam}`. */
const NO_VALUE = /\bundefined\b|\[object Object\]/;

/** English texts with a misspelt name, characters that no reader should get, or braces that nothing fills. */
export async function findBrokenPlaces(root: string, english: Words): Promise<readonly Finding[]> {
  const found = [...english].map(async ([name, exported]) => {
    const file = name === 'facts.ts' || name === 'site.ts' ? `content/${name}` : `${ENGLISH}/${name}`;
    const source = await readFile(join(root, file), 'utf8');
    return textsOf(name, exported, languages[defaultLanguage].locale).flatMap(
      ({ context, english: text }) => {
        const [exportName = '', ...path] = context.split('.');
        const line = lineOfValue(source, exportName, path);
        const lineWith = (place: string) =>
          source.includes(place) ? source.slice(0, source.indexOf(place)).split('\n').length : line;
        const [noValue] = NO_VALUE.exec(text) ?? [];
        return [
          ...brokenPlacesOf(text).map((place) => ({
            line: lineWith(place),
            message: `${context} has “${place}”, which nothing fills: write a name alone, such as {count}, and for plural forms a text for each, { one: '…', other: '…' }`,
          })),
          ...(noValue
            ? [
                {
                  line,
                  message: `${context} reads “${noValue}”: correct the name that the text takes its value from`,
                },
              ]
            : []),
          ...characterFaults(text, true).map((fault) => ({
            line: lineWith(text),
            message: `${context} ${fault}`,
          })),
        ].map((one) => ({ file, ...one }));
      },
    );
  });
  return (await Promise.all(found)).flat();
}

/** Gives modules of words the names of what they import instead of its values. */
const namesPlugin = (root: string, read: ReadModule): Plugin => ({
  name: 'names-of-values',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.startsWith(join(root, ENGLISH)) || importer.includes('?')) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && existsSync(resolved.id) && !DATA.some((file) => resolved.id.endsWith(`/${file}`))
      ? `${resolved.id}?names`
      : undefined;
  },
  load: {
    filter: { id: /\?names$/ },
    async handler(id) {
      const exported = await read(relative(root, id.replace('?names', '')));
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${namedSource(name, value)};`)
        .join('\n');
    },
  },
});
