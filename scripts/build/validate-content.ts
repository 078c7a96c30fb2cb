import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { languageCodes } from '#content/languages.ts';
import { contactFormSchema, contactWaysSchema } from '#src/model/contact-form.schema.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { faqCategoriesSchema, faqLinksSchema, faqSearchSchema } from '#src/model/faq.schema.ts';
import { filmsSchema } from '#src/model/films.schema.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import { pageMetadataTableSchema, sharingImageSchema } from '#src/model/page-metadata.schema.ts';
import { alternativeTextsSchema, logosSchema, picturesSchema } from '#src/model/pictures.schema.ts';
import {
  addOnsSchema,
  feeCalculatorSchema,
  planComparisonSchema,
  pricingPlansSchema,
} from '#src/model/pricing.schema.ts';
import { redirectsSchema } from '#src/model/redirects.schema.ts';
import { companySchema, siteSchema } from '#src/model/site.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { teamSchema } from '#src/model/team.schema.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { findFilmFaults } from './pictures/film-faults.ts';
import { findTypedText } from './pictures/svg-faults.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { findSharingFaults } from './sharing/own-share-images.ts';
import { findLanguageFaults } from './languages/language-faults.ts';
import { findPageFaults, readExport, readPageContents } from './page-contents.ts';
import { paths } from '#scripts/support/paths.ts';

/** One exported constant of the content and the schema it must satisfy. */
export type ContentEntry = {
  readonly file: string;
  readonly exportName: string;
  readonly value: unknown;
  readonly schema: z.ZodType;
};

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
  ['redirects.ts', 'redirects', redirectsSchema],
  ['legal-labels.ts', 'legalLabels', wordsSchema],
];

/** Of each language. */
const words: Table = [
  ['company.ts', 'company', companySchema],
  ['alternative-texts.ts', 'alternativeTexts', alternativeTextsSchema],
  ['page-metadata.ts', 'pageMetadata', pageMetadataTableSchema],
  ['page-metadata.ts', 'sharingImage', sharingImageSchema],
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
  ['team.ts', 'team', teamSchema],
  ['consent.ts', 'consentCopy', wordsSchema.and(answerSchema)],
  ['labels.ts', 'labels', wordsSchema],
  ['film-words.ts', 'filmWords', wordsSchema],
  ['forms/form-words.ts', 'formWords', wordsSchema],
  ['forms/message-form.ts', 'messageForm', wordsSchema],
  ['partner.ts', 'partnerCopy', wordsSchema],
];

/** Every constant of the content that has a schema. */
export async function readContentEntries(): Promise<ContentEntry[]> {
  const inFolder = (folder: string, table: Table) =>
    table.map(async ([name, exportName, schema]) => {
      const file = `${folder}/${name}`;
      return { file, exportName, value: await readExport(file, exportName), schema };
    });
  const entries = [
    ...inFolder('content', shared),
    // A missing file of another language is reported separately.
    ...languageCodes.flatMap((code) =>
      inFolder(
        `content/${code}`,
        words.filter(([name]) => code === 'en' || existsSync(join(paths.root, 'content', code, name))),
      ),
    ),
  ];
  return [...(await Promise.all(entries)), ...(await readPageContents())];
}

/** Of a misspelt id, with the nearest one. */
function adviceOf(issue: z.core.$ZodIssue): string {
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const hint = suggestion(String(issue.input), known);
  return hint ? `${issue.message}; ${hint}` : issue.message;
}

/** Every finding in the content as `file:line path message`, all at once. Empty when all is well. */
export async function findContentFaults(entries: readonly ContentEntry[]): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value, schema }) => {
      const error = ({ input }: { readonly input?: unknown }) =>
        input === undefined ? 'is missing: add it' : undefined;
      const result = schema.safeParse(value, { error, reportInput: true });
      if (result.success) return [];
      return Promise.all(
        result.error.issues.map(async (issue) => {
          const { path } = issue;
          const source = await readFile(join(paths.root, file), 'utf8');
          const line = lineOfValue(source, exportName, path);
          return `${file}:${line} ${[exportName, ...path.map(String)].join('.')} ${adviceOf(issue)}`;
        }),
      );
    }),
  );
  return found.flat();
}

const isTranslated = ({ file }: ContentEntry) => /^content\/(?!en\/)[a-z]{2}\//.test(file);

/**
 * Checks pages, facts, pictures and the English texts. Warns of SVG files with typed text.
 * @throws Error that lists every finding, so that a writer can mend all of them at once
 */
export async function validateContent(): Promise<void> {
  const entries = (await readContentEntries()).filter((entry) => !isTranslated(entry));
  const found = [findPageFaults(), findContentFaults(entries), findSharingFaults(), findFilmFaults()];
  assertNoFaults((await Promise.all(found)).flat());
  for (const warning of await findTypedText()) console.warn(`    ! ${warning}`);
}

/**
 * Checks the texts of other languages. Only where the English ones have no fault: each of theirs would be one here.
 * @throws Error that lists every finding
 */
export async function validateTranslations(): Promise<void> {
  const entries = (await readContentEntries()).filter(isTranslated);
  assertNoFaults((await Promise.all([findLanguageFaults(), findContentFaults(entries)])).flat());
}

function assertNoFaults(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`The content has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
}
