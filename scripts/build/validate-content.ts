import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

import { defaultLanguage, type LanguageCode, publishedCodes } from '#content/languages.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { filmsSchema } from '#src/model/films.schema.ts';
import { logosSchema, picturesSchema } from '#src/model/pictures.schema.ts';
import { sharingPicturesSchema } from '#src/model/page-metadata.schema.ts';
import { redirectsSchema } from '#src/model/redirects.schema.ts';
import { worldSchema } from '#product/world/contradictions.ts';
import { siteSchema } from '#src/model/site.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { catalogueOf, lineOfText, loadCatalogue } from '#scripts/languages/catalogue.ts';
import { findLanguageProblems } from '#scripts/languages/check-languages.ts';
import { findBrokenPlaces, readEnglish } from '#scripts/languages/english.ts';
import { loadWords } from '#scripts/languages/load-words.ts';
import { makeWords } from '#scripts/languages/make-words.ts';
import { findRejectedForms } from '#scripts/languages/rejected-forms.ts';
import { contextAt } from '#scripts/languages/texts.ts';
import { pageSchemas, screenIds, wordSchemas } from '#scripts/languages/word-schemas.ts';
import { findMissingLetters } from './fonts/fonts.ts';
import { findMissingCaptures } from './pictures/captured-screens.ts';
import { findFilmProblems, findStaleFilms } from '#product/build/films.ts';
import { findTypedText } from './pictures/check-svg.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { findSharingProblems } from './sharing/own-share-images.ts';
import { findShareImageProblems } from './sharing/share-images.ts';
import { findMissingPrices } from './missing-prices.ts';
import { findPageProblems, findUnshownSections } from './page-contents.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';

/** A constant of the content, and the schema that it must satisfy. */
export type ContentEntry = {
  readonly file: string;
  readonly exportName: string;
  readonly value: unknown;
  readonly schema: z.ZodType;
};

type Table = readonly (readonly [file: string, exportName: string, schema: z.ZodType])[];

const shared: Table = [
  ['site.ts', 'site', siteSchema],
  ['facts.ts', 'facts', factsSchema],
  ['pictures.ts', 'pictures', picturesSchema],
  ['logos.ts', 'logos', logosSchema],
  ['films.ts', 'films', filmsSchema],
  ['sharing-pictures.ts', 'sharingPictures', sharingPicturesSchema],
  ['redirects.ts', 'redirects', redirectsSchema],
  ['sample-world.ts', 'world', worldSchema],
  ['legal-labels.ts', 'legalLabels', wordsSchema],
];

/** Every constant of the content that has a schema: those of these languages, and with English those of all. */
export async function readContentEntries(
  codes: readonly LanguageCode[] = [defaultLanguage],
): Promise<ContentEntry[]> {
  const ofAll = codes.includes(defaultLanguage) ? shared : [];
  const inAll = ofAll.map(async ([name, exportName, schema]) => {
    const file = `content/${name}`;
    return { file, exportName, value: (await moduleIn(paths.root, file))[exportName], schema };
  });
  const inLanguages = codes.map(async (code) => {
    const words = await loadWords(paths.root, code);
    return [...pageSchemas, ...wordSchemas]
      .filter(([name]) => words.has(name))
      .map(([name, exportName, schema]) => {
        const file = `${wordsFolder(code)}/${name}`;
        return { file, exportName, value: words.get(name)?.[exportName], schema };
      });
  });
  return [...(await Promise.all(inAll)), ...(await Promise.all(inLanguages)).flat()];
}

function adviceOf(issue: z.core.$ZodIssue): string {
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const hint = suggestion(String(issue.input), known);
  return hint ? `${issue.message}; ${hint}` : issue.message;
}

/** Every finding in the content as `file:line path message`, all at once. Empty when all is well. */
export async function findContentProblems(entries: readonly ContentEntry[]): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value, schema }) => {
      const error = ({ input }: { readonly input?: unknown }) =>
        input === undefined ? 'is missing: add it' : undefined;
      const result = schema.safeParse(value, { error, reportInput: true });
      const issues = [...(result.error?.issues ?? []), ...unknownScreens(value)];
      return Promise.all(
        issues.map(async (issue) => {
          const place = await placeOf(file, exportName, value, issue);
          return `${place} ${[exportName, ...issue.path.map(String)].join('.')} ${adviceOf(issue)}`;
        }),
      );
    }),
  );
  return found.flat();
}

/** Screens that a text names and no file of `content/en/screens` has. */
function unknownScreens(value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== 'screen' || typeof inner !== 'string') return unknownScreens(inner, own);
    if (screenIds.includes(inner)) return [];
    const message = 'is not a screen: use the name of a file in content/en/screens';
    return [{ code: 'invalid_value', values: [...screenIds], path: own, input: inner, message }];
  });
}

/** Where a value is written: in its file, or in the catalogue that its module was made from. */
async function placeOf(file: string, exportName: string, value: unknown, { path, input }: z.core.$ZodIssue) {
  const { code, name } = /^\.cache\/words\/(?<code>[^/]+)\/(?<name>.+)$/.exec(file)?.groups ?? {};
  if (code === undefined || name === undefined)
    return `${file}:${lineOfValue(await readFile(join(paths.root, file), 'utf8'), exportName, path)}`;
  const catalogue = catalogueOf(code, name);
  const { entries } = await loadCatalogue(paths.root, catalogue);
  const context = contextAt({ [exportName]: value }, [exportName, ...path]);
  return `${catalogue}:${lineOfText(entries, context, String(input))}`;
}

const copiesOfPages = (entries: readonly ContentEntry[]): ReadonlyMap<string, unknown> =>
  new Map(
    entries
      .filter(({ schema }) => pageSchemas.some(([, , own]) => own === schema))
      .map(({ file, value }) => [file, value]),
  );

/**
 * Every finding in pages, facts, pictures and the English texts.
 * @public development loads it anew after each edit, by the path of this file
 */
export async function findEnglishProblems(): Promise<string[]> {
  const english = await readEnglish(paths.root);
  const entries = await readContentEntries();
  const copies = copiesOfPages(entries);
  const found = [
    findPageProblems(),
    findUnshownSections(copies),
    findContentProblems(entries),
    findSharingProblems(),
    findFilmProblems(),
    findLanguageProblems(),
    findMissingLetters(defaultLanguage),
    findBrokenPlaces(paths.root, english).then((places) => places.map(formatDiagnostic)),
    findRejectedForms(paths.root, english).then((forms) => forms.map(formatDiagnostic)),
  ];
  return [...(await Promise.all(found)).flat(), ...findMissingPrices(copies)];
}

/**
 * Checks pages, facts, pictures and the English texts. Warns of SVG files with typed text.
 * @throws Error that lists every finding, so that a writer can mend all of them at once
 */
export async function validateContent(): Promise<void> {
  assertNoProblems(await findEnglishProblems());
  for (const warning of await findTypedText()) console.warn(`    ! ${warning}`);
}

/**
 * Makes the words of other languages, and checks them. Only when the English ones have no problem: each would be one
 * in every language.
 * @throws Error that lists every problem
 */
export async function translateContent(): Promise<void> {
  const { problems, notes } = await makeWords(paths.root);
  assertNoProblems(problems.map(formatDiagnostic));
  const others = publishedCodes.filter((code) => code !== defaultLanguage);
  assertNoProblems([
    ...(await findContentProblems(await readContentEntries(others))),
    ...(await Promise.all(others.map(findMissingLetters))).flat(),
    ...(await Promise.all(publishedCodes.map(findShareImageProblems))).flat(),
    ...findMissingCaptures(),
  ]);
  for (const note of [...notes, ...(await findStaleFilms())]) console.warn(`    ! ${note}`);
}

function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The content has ${problems.length} problem(s):\n  ${problems.join('\n  ')}`);
}
