import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { locatorOf } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import { compareWords } from './compare-words.ts';

const ENGLISH = 'content/en';

/** Differs in every language by its purpose, or exists only beside English. */
const OWN_FILES = new Set(['language.ts', 'facts-today.ts']);

/** Everything in which the folder of a language differs from the English one beyond its texts (F-B7). */
export async function findLanguageFaults(
  codes: readonly LanguageCode[] = languageCodes,
  root = paths.root,
): Promise<string[]> {
  const found = codes.filter((code) => code !== 'en').map((code) => faultsOf(code, root));
  return (await Promise.all(found)).flat();
}

async function faultsOf(code: LanguageCode, root: string): Promise<string[]> {
  const folder = `content/${code}`;
  const wordsIn = async (place: string) =>
    (await listFiles(join(root, place))).filter((file) => file.endsWith('.ts') && !OWN_FILES.has(file));
  const [english, other] = await Promise.all([wordsIn(ENGLISH), wordsIn(folder)]);
  const both = english.filter((file) => other.includes(file));
  const compared = await Promise.all(both.map((file) => compareFiles(code, file, root)));
  return [
    ...english
      .filter((file) => !other.includes(file))
      .map((file) => `${folder}/${file} is missing: copy ${ENGLISH}/${file} and translate its texts`),
    ...other
      .filter((file) => !english.includes(file))
      .map((file) => `${folder}/${file} has no file of its name in ${ENGLISH}: remove it`),
    ...compared.flat(),
  ];
}

async function compareFiles(code: LanguageCode, file: string, root: string): Promise<string[]> {
  const [english, other] = await Promise.all([
    readWords(`${ENGLISH}/${file}`, root),
    readWords(`content/${code}/${file}`, root),
  ]);
  const place = `content/${code}/${file}`;
  const exportNames = [...new Set([...english.exported.keys(), ...other.exported.keys()])];
  const found = exportNames.flatMap((name) => {
    if (!other.exported.has(name))
      return [`${place}:1 ${name} is missing: export it, as ${ENGLISH}/${file} does`];
    if (!english.exported.has(name))
      return [`${place}:${other.locate(name, []).line} ${name} is not in ${ENGLISH}/${file}: remove it`];
    const compared = {
      ...{ english: english.exported.get(name), other: other.exported.get(name), code },
      factsAt: (path: readonly (string | number)[]) => {
        const written = [english, other].map(({ locate }) => locate(name, path).written);
        const [here = [], there = []] = written.includes(undefined) ? [] : written.map(factsIn);
        return { english: here, other: there };
      },
    };
    const differences = compareWords(compared).filter(({ path }) => !isOwnPicture(name, path));
    return differences.map(({ path, message }) => {
      const { line } = other.locate(name, path);
      return `${place}:${line} ${[name, ...path].join('.')} ${message}`;
    });
  });
  return [
    ...found,
    ...importFaults(code, place, other.source, root),
    ...restFaults(place, english, other, found),
  ];
}

/** A page may have a picture for shared links in one language alone, or another one in each. */
const isOwnPicture = (name: string, path: readonly (string | number)[]) =>
  name === 'sharingImage' && path[0] === 'pages' && path.at(-1) !== 'alt';

type Words = {
  readonly source: string;
  readonly exported: ReadonlyMap<string, unknown>;
  readonly locate: ReturnType<typeof locatorOf>;
};

async function readWords(file: string, root: string): Promise<Words> {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const exported: unknown = await import(pathToFileURL(path).href);
  return { source, exported: new Map(Object.entries(exported ?? {})), locate: locatorOf(source) };
}

const factsIn = (source = ''): string[] => [
  ...new Set([...source.matchAll(/\bfacts\.(\w+)/g)].map(([, id = '']) => id)),
];

/** Facts of texts that a file does not spell out in place, such as those of its functions. */
function restFaults(place: string, english: Words, other: Words, found: readonly string[]): string[] {
  if (found.some((fault) => fault.includes('use the facts'))) return [];
  const [here, there] = [factsIn(english.source), factsIn(other.source)];
  return [
    ...here
      .filter((id) => !there.includes(id))
      .map((id) => `${place}:1 lacks facts.${id}: use the facts of the English file`),
    ...there
      .filter((id) => !here.includes(id))
      .map((id) => `${place}:1 has facts.${id}, and the English file has not: remove it`),
  ];
}

/** Scripts resolve `#words` to English, so a file of another language names files of its own folder. */
function importFaults(code: LanguageCode, place: string, source: string, root: string): string[] {
  return source.split('\n').flatMap((text, index) => {
    const [, from = '', file = ''] =
      /from '(#words|#content(?:\/en)?|(?:\.\.\/)+en)\/([^']+)'/.exec(text) ?? [];
    if (!from || !existsSync(join(root, 'content', code, file))) return [];
    return [
      `${place}:${index + 1} imports ${from}/${file}, which is in English: import content/${code}/${file} by a relative path`,
    ];
  });
}
