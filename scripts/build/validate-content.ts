import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { defaultLanguage, type LanguageCode, publishedCodes } from '#content/languages.ts';
import { contactFormSchema, contactWaysSchema } from '#src/model/contact-form.schema.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { faqCategoriesSchema, faqLinksSchema, faqSearchSchema } from '#src/model/faq.schema.ts';
import { filmsSchema } from '#src/model/films.schema.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import {
  companySchema,
  pageMetadataTableSchema,
  sharingPicturesSchema,
} from '#src/model/page-metadata.schema.ts';
import { alternativeTextsSchema } from '#src/model/alternative-texts.schema.ts';
import { logosSchema, picturesSchema } from '#src/model/pictures.schema.ts';
import {
  addOnsSchema,
  feeCalculatorSchema,
  planComparisonSchema,
  pricingPlansSchema,
} from '#src/model/pricing.schema.ts';
import { proofSchema } from '#src/model/proof.schema.ts';
import { sampleWorldSchema } from '#src/model/sample-world.schema.ts';
import { redirectsSchema } from '#src/model/redirects.schema.ts';
import { portalsSchema } from '#src/model/portals.schema.ts';
import { screenContentSchema, stepScreensSchema } from '#src/model/screen.schema.ts';
import { siteSchema } from '#src/model/site.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { teamSchema } from '#src/model/team.schema.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { catalogueOf, lineOfText, loadCatalogue } from '#scripts/languages/catalogue.ts';
import { findLanguageProblems } from '#scripts/languages/check-languages.ts';
import { makeWords } from '#scripts/languages/make-words.ts';
import { findRejectedForms } from '#scripts/languages/rejected-forms.ts';
import { contextAt } from '#scripts/languages/texts.ts';
import { findMissingLetters } from './fonts/fonts.ts';
import { findFilmProblems } from './pictures/films.ts';
import { findTypedText } from './pictures/check-svg.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { findSharingProblems } from './sharing/own-share-images.ts';
import { type ContentEntry, findPageProblems, readExport, readPageContents } from './page-contents.ts';
import { copyName } from './page-files.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { audienceIds } from '#src/routes.ts';

/** A consent answer is stored for the time that the cookie policy promises. */
const answerDays = Math.floor((facts.consentAnswerMonths.value * 365.25) / 12);
const answerSchema = z.looseObject({
  days: z.literal(answerDays, {
    error: `is not the ${facts.consentAnswerMonths.text} of consentAnswerMonths in content/facts.ts, which the legal documents promise: write ${answerDays}, or correct the fact`,
  }),
});

type Table = readonly (readonly [file: string, exportName: string, schema: z.ZodType])[];

const shared: Table = [
  ['site.ts', 'site', siteSchema],
  ['facts.ts', 'facts', factsSchema],
  ['pictures.ts', 'pictures', picturesSchema],
  ['logos.ts', 'logos', logosSchema],
  ['films.ts', 'films', filmsSchema],
  ['sharing-pictures.ts', 'sharingPictures', sharingPicturesSchema],
  ['redirects.ts', 'redirects', redirectsSchema],
  ['sample-world.ts', 'world', sampleWorldSchema],
  ['legal-labels.ts', 'legalLabels', wordsSchema],
];

/** Names of the files in content/en/screens. */
const screenIds = readdirSync(join(paths.root, wordsFolder('en'), 'screens')).map((file) =>
  basename(file, '.ts'),
);

const words: Table = [
  ['company.ts', 'company', companySchema],
  ['alternative-texts.ts', 'alternativeTexts', alternativeTextsSchema],
  ['page-metadata.ts', 'pageMetadata', pageMetadataTableSchema],
  ['navigation.ts', 'navigation', navigationSchema],
  ['llms-txt.ts', 'llmsTxt', llmsTxtSchema],
  ['forms/contact-form.ts', 'contactForm', contactFormSchema],
  ['forms/contact-ways.ts', 'contactWays', contactWaysSchema],
  ['faq.ts', 'faqCategories', faqCategoriesSchema],
  ['faq.ts', 'faqSearch', faqSearchSchema],
  ['pages/faq.ts', 'faqLinks', faqLinksSchema],
  ['pricing-plans.ts', 'pricingPlans', pricingPlansSchema],
  ['pricing-plans.ts', 'planComparison', planComparisonSchema],
  ['pricing-plans.ts', 'addOns', addOnsSchema],
  ['pricing-plans.ts', 'feeCalculator', feeCalculatorSchema],
  ['proof.ts', 'proof', proofSchema],
  ['team.ts', 'team', teamSchema],
  ['consent.ts', 'consentCopy', wordsSchema.and(answerSchema)],
  ['labels.ts', 'labels', wordsSchema],
  ['film-words.ts', 'filmWords', wordsSchema],
  ['forms/form-words.ts', 'formWords', wordsSchema],
  ['forms/message-form.ts', 'messageForm', wordsSchema],
  ['partner.ts', 'partnerCopy', wordsSchema],
  ['portals.ts', 'portals', portalsSchema],
  ['screen-menus.ts', 'menus', wordsSchema],
  ['sample-names.ts', 'sampleNames', wordsSchema],
  ...screenIds.map((id) => [`screens/${id}.ts`, copyName(id), screenContentSchema] as const),
  ...audienceIds
    .map((id) => [`step-screens/${id}.ts`, copyName(id), stepScreensSchema] as const)
    .filter(([file]) => existsSync(join(paths.root, wordsFolder('en'), file))),
];

/** Every constant of the content that has a schema: those of these languages, and with English those of all. */
export async function readContentEntries(
  codes: readonly LanguageCode[] = [defaultLanguage],
): Promise<ContentEntry[]> {
  const inFolder = (folder: string, table: Table) =>
    table.map(async ([name, exportName, schema]) => {
      const file = `${folder}/${name}`;
      return { file, exportName, value: await readExport(file, exportName), schema };
    });
  const entries = [
    ...(codes.includes(defaultLanguage) ? inFolder('content', shared) : []),
    ...codes.flatMap((code) => inFolder(wordsFolder(code), words)),
  ];
  return [...(await Promise.all(entries)), ...(await readPageContents(codes))];
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
    return [{ code: 'invalid_value', values: screenIds, path: own, input: inner, message }];
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

/**
 * Checks pages, facts, pictures and the English texts. Warns of SVG files with typed text.
 * @throws Error that lists every finding, so that a writer can mend all of them at once
 */
export async function validateContent(): Promise<void> {
  const found = [
    findPageProblems(),
    findContentProblems(await readContentEntries()),
    findSharingProblems(),
    findFilmProblems(),
    findLanguageProblems(),
    findRejectedForms(paths.root).then((forms) => forms.map(formatDiagnostic)),
  ];
  assertNoProblems((await Promise.all(found)).flat());
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
  ]);
  for (const note of notes) console.warn(`    ! ${note}`);
}

function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The content has ${problems.length} problem(s):\n  ${problems.join('\n  ')}`);
}
