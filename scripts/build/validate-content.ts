import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

import { defaultLanguage, type LanguageCode, publishedCodes } from '#content/languages.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { filmsSchema } from '#src/model/films.schema.ts';
import { logosSchema, picturesSchema } from '#src/model/pictures.schema.ts';
import { sharingPicturesSchema } from '#src/model/page-metadata.schema.ts';
import { redirectsSchema } from '#src/model/redirects.schema.ts';
import { siteSchema } from '#src/model/site.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { assertNoFindings, type Finding } from '#scripts/support/findings.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { readModules } from '#scripts/support/module-in.ts';
import { catalogueOf, lineOfText, loadCatalogue } from '#scripts/languages/catalogue.ts';
import { findLanguageProblems } from '#scripts/languages/check-languages.ts';
import { findBrokenPlaces, readEnglish } from '#scripts/languages/english.ts';
import { loadWords } from '#scripts/languages/load-words.ts';
import { makeWords } from '#scripts/languages/make-words.ts';
import { findPromisePhrases } from '#scripts/languages/promise-phrases.ts';
import { findRejectedForms } from '#scripts/languages/rejected-forms.ts';
import { contextAt } from '#scripts/languages/texts.ts';
import { pageSchemas, schemaOf, screenIds } from '#scripts/languages/word-schemas.ts';
import { findMissingLetters } from './fonts/fonts.ts';
import { findTypedText } from './pictures/check-svg.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { findSharingProblems } from './sharing/own-share-images.ts';
import { findShareImageProblems } from './sharing/share-images.ts';
import { findWrongCounts } from './counted-items.ts';
import { findTypeProblems, type TypeProblem } from '#scripts/support/content-types.ts';
import { findMissingPrices } from './missing-prices.ts';
import { findRedirectProblems } from './former-addresses.ts';
import { findPageProblems } from './page-contents.ts';
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
  ['legal-labels.ts', 'legalLabels', wordsSchema],
  ['contact-subjects.ts', 'contactSubjects', wordsSchema],
  ['plans.ts', 'plans', wordsSchema],
  ['language-offers.ts', 'languageOffers', wordsSchema],
];

/** Every constant of the content that has a schema: those of these languages, and with English those of all. */
export async function readContentEntries(
  codes: readonly LanguageCode[] = [defaultLanguage],
): Promise<ContentEntry[]> {
  const ofAll = codes.includes(defaultLanguage) ? shared : [];
  const tables = await readModules(paths.root, (read) =>
    Promise.all(
      ofAll.map(async ([name, exportName, schema]) => {
        const file = `content/${name}`;
        return { file, exportName, value: (await read(file))[exportName], schema };
      }),
    ),
  );
  const inLanguages = codes.map(async (code) => {
    const words = await loadWords(paths.root, code);
    return [...words]
      .filter(([name]) => name !== 'language.ts')
      .flatMap(([name, exported]) =>
        Object.entries(exported).map(([exportName, value]) => ({
          ...{ file: `${wordsFolder(code)}/${name}`, exportName, value },
          schema: schemaOf(name, exportName),
        })),
      );
  });
  return [...tables, ...(await Promise.all(inLanguages)).flat()];
}

/** Without a message of its own, the message of a schema is that of its kind, with a remedy. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing: add it';
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(', ');
    return `has no field ${names}: correct the name, or remove it`;
  }
  if (issue.code === 'invalid_type') {
    const expected = EXPECTED[issue.expected] ?? issue.expected;
    return `is of the wrong type: write ${expected}`;
  }
  if (issue.code === 'invalid_value')
    return `is not one of the values that are known here: write ${issue.values.join(', ')}`;
  if (issue.code === 'too_small')
    return `has less than ${issue.minimum}${UNITS[issue.origin] ?? ''}: add what is missing`;
  if (issue.code === 'too_big')
    return `has more than ${issue.maximum}${UNITS[issue.origin] ?? ''}: remove what is too much`;
  if (issue.code === 'invalid_format') return `is not written as ${issue.format}: correct it`;
  return undefined;
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: "a text in quotes, 'text'",
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, [ … ]',
  tuple: 'a list, [ … ]',
  object: 'fields in braces, { … }',
  record: 'fields in braces, { … }',
};

const UNITS: Readonly<Record<string, string>> = {
  ...{ string: ' characters', array: ' entries', set: ' entries', map: ' entries' },
};

function adviceOf(issue: z.core.$ZodIssue): string {
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const hint = suggestion(String(issue.input), known);
  return hint ? `${issue.message}; ${hint}` : issue.message;
}

/**
 * Every finding in the content, all at once.
 * @param types findings of the type checker: a wrong value that another file passes on is not reported again
 */
export async function findContentProblems(
  entries: readonly ContentEntry[],
  types: readonly TypeProblem[] = [],
): Promise<Finding[]> {
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value, schema }) => {
      const result = schema.safeParse(value, { error: defaultMessage, reportInput: true });
      const issues = [...(result.error?.issues ?? []), ...unknownScreens(value)];
      const isReported = ({ input }: z.core.$ZodIssue) =>
        typeof input === 'string' && types.some(({ value: wrong }) => wrong === input);
      return Promise.all(
        issues
          .filter((issue) => !isReported(issue))
          .map(async (issue) => ({
            ...(await placeOf(file, exportName, value, issue)),
            message: `${[exportName, ...issue.path.map(String)].join('.')} ${adviceOf(issue)}`,
          })),
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
async function placeOf(
  file: string,
  exportName: string,
  value: unknown,
  { path, input }: z.core.$ZodIssue,
): Promise<Pick<Finding, 'file' | 'line'>> {
  const { code, name } = /^\.cache\/words\/(?<code>[^/]+)\/(?<name>.+)$/.exec(file)?.groups ?? {};
  if (code === undefined || name === undefined)
    return { file, line: lineOfValue(await readFile(join(paths.root, file), 'utf8'), exportName, path) };
  const catalogue = catalogueOf(code, name);
  const { entries } = await loadCatalogue(paths.root, catalogue);
  const context = contextAt({ [exportName]: value }, [exportName, ...path]);
  return { file: catalogue, line: lineOfText(entries, context, String(input)) };
}

const copiesOfPages = (entries: readonly ContentEntry[]): ReadonlyMap<string, unknown> =>
  new Map(
    entries
      .filter(({ schema }) => pageSchemas.some(([, , own]) => own === schema))
      .map(({ file, value }) => [file, value]),
  );

/** Every finding in pages, facts, pictures and the English texts. */
export async function findEnglishProblems(): Promise<Finding[]> {
  const types = await findTypeProblems();
  if (types.some(({ isFatal }) => isFatal)) return types;
  const others = await findTextProblems(types).catch((error: unknown) => {
    // With a value of another type a module may fail to load.
    if (types.length === 0) throw error;
    return [];
  });
  const isAt =
    ({ file, line }: Finding) =>
    (other: Finding) =>
      other.file === file && other.line === line;
  return [...others, ...types.filter((type) => !others.some(isAt(type)))];
}

async function findTextProblems(types: readonly TypeProblem[]): Promise<Finding[]> {
  const english = await readEnglish(paths.root);
  const entries = await readContentEntries();
  const copies = copiesOfPages(entries);
  const found = [
    findPageProblems(),
    findContentProblems(entries, types),
    findSharingProblems(),
    findLanguageProblems(),
    findMissingLetters(defaultLanguage),
    findBrokenPlaces(paths.root, english),
    findRejectedForms(paths.root, english),
    findPromisePhrases(paths.root, english),
    findRedirectProblems(),
    findWrongCounts(),
  ];
  return [...(await Promise.all(found)).flat(), ...findMissingPrices(copies)];
}

/**
 * Checks pages, facts, pictures and the English texts.
 * @returns warnings of SVG files with typed text
 * @throws FindingsError that lists every finding, so that a writer can mend all of them at once
 */
export async function validateContent(): Promise<readonly Finding[]> {
  assertNoProblems(await findEnglishProblems());
  return findTypedText();
}

/**
 * Makes the words of other languages, and checks them. Only when the English ones have no problem: each would be one
 * in every language.
 * @returns warnings
 * @throws FindingsError that lists every problem
 */
export async function translateContent(): Promise<readonly Finding[]> {
  const found = await makeWords(paths.root);
  assertNoProblems(found.filter(({ grade }) => grade === 'error'));
  const others = publishedCodes.filter((code) => code !== defaultLanguage);
  assertNoProblems([
    ...(await findContentProblems(await readContentEntries(others))),
    ...(await Promise.all(others.map(findMissingLetters))).flat(),
    ...(await Promise.all(publishedCodes.map(findShareImageProblems))).flat(),
  ]);
  return found;
}

const assertNoProblems = (problems: readonly Finding[]): void =>
  assertNoFindings(problems, `The content has ${problems.length} problem(s):\n`);
