import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { contactFormSchema, contactWaysSchema } from '#src/model/contact-form.schema.ts';
import { faqCategoriesSchema, faqLinksSchema, faqSearchSchema } from '#src/model/faq.schema.ts';
import { homeSchema } from '#src/model/home.schema.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import { audienceCopySchema, pageCopySchema, statisticsSchema } from '#src/model/page-copy.schema.ts';
import { companySchema, pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { alternativeTextsSchema } from '#src/model/alternative-texts.schema.ts';
import {
  addOnsSchema,
  feeCalculatorSchema,
  planComparisonSchema,
  pricingPlansSchema,
} from '#src/model/pricing.schema.ts';
import { productCodes, productWordsSchema } from '#src/model/product-words.schema.ts';
import { sampleRecordsSchema } from '#src/model/sample-records.schema.ts';
import { teamSchema } from '#src/model/team.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { copyName, type RouteId, routeIds, rowOf } from '#src/routes.ts';

/** A consent answer is stored for the time that the cookie policy promises. */
const answerDays = Math.floor((facts.consentAnswerMonths.value * 365.25) / 12);
const answerSchema = z.looseObject({
  days: z.literal(answerDays, {
    error: `is not the ${facts.consentAnswerMonths.text} of consentAnswerMonths in content/facts.ts, which the legal documents promise: write ${answerDays}, or correct the fact`,
  }),
});

type Row = readonly [file: string, exportName: string, schema: z.ZodType];

function schemaOfPage(id: RouteId): z.ZodType {
  if (id === 'home') return homeSchema;
  return rowOf(id).audience ? audienceCopySchema : pageCopySchema;
}

/** The words of the pages, by files below the folder of a language. */
export const pageSchemas: readonly Row[] = routeIds
  .filter((id) => rowOf(id).list !== 'legal')
  .map((id) => [`pages/${id}.ts`, copyName(id), schemaOfPage(id)]);

const ENGLISH = join(paths.root, wordsFolder('en'));
const filesIn = (folder: string) => readdirSync(join(ENGLISH, folder)).map((file) => `${folder}/${file}`);

const screenFiles = filesIn('screens');

/** The screens, by the files of `content/en/screens`. */
export const screenIds: readonly string[] = screenFiles.map((file) => basename(file, '.ts'));

/** Its counts have places, so that they are no finished texts. */
const SAMPLE_NAMES = 'sample-names.ts';

/** The words of the sample product. Developers write them: their types say what each is. */
const productFiles = [
  ...['film-words.ts', 'portals.ts', 'screen-menus.ts'],
  ...[...screenFiles, ...filesIn('step-screens'), ...filesIn('centrepieces')],
];

/** The name of the words in a file of the product. */
function exportOf(file: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(join(ENGLISH, file), 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${wordsFolder('en')}/${file} exports nothing: export its words`);
  return name;
}

/** The other words that have a schema. */
export const wordSchemas: readonly Row[] = [
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
  ['pages/about.ts', 'platformToday', statisticsSchema],
  ['pricing-plans.ts', 'pricingPlans', pricingPlansSchema],
  ['pricing-plans.ts', 'planComparison', planComparisonSchema],
  ['pricing-plans.ts', 'addOns', addOnsSchema],
  ['pricing-plans.ts', 'feeCalculator', feeCalculatorSchema],
  ['evidence.ts', 'evidence', wordsSchema],
  ['sample-records.ts', 'sampleRecords', sampleRecordsSchema],
  ['team.ts', 'team', teamSchema],
  ['consent.ts', 'consentCopy', wordsSchema.and(answerSchema)],
  ['labels.ts', 'labels', wordsSchema],
  ['promises.ts', 'promises', wordsSchema],
  ['forms/form-words.ts', 'formWords', wordsSchema],
  ['forms/message-form.ts', 'messageForm', wordsSchema],
  ['partner.ts', 'partnerCopy', wordsSchema],
  [SAMPLE_NAMES, 'sampleNames', wordsSchema],
  ...productFiles.map((file): Row => [file, exportOf(file), productWordsSchema]),
];

/** A key whose values code reads, with their schema: an id, or one of a closed set. */
export type Code = { readonly key: string; readonly schema: z.core.$ZodType };

const codes = new Map(
  [...pageSchemas, ...wordSchemas].map(([file, exportName, schema]) => [
    `${file} ${exportName}`,
    schema === productWordsSchema || file === SAMPLE_NAMES ? productCodes : codesWithin(schema),
  ]),
);

/** @param file below the folder of a language */
export const codesOf = (file: string, exportName: string): readonly Code[] =>
  codes.get(`${file} ${exportName}`) ?? [];

function codesWithin(schema: z.core.$ZodType, key = ''): readonly Code[] {
  if (schema instanceof z.ZodObject) {
    const shape: z.core.$ZodShape = schema.shape;
    return Object.entries(shape).flatMap(([name, inner]) => codesWithin(inner, name));
  }
  if (schema instanceof z.ZodArray) return codesWithin(schema.element, key);
  if (schema instanceof z.ZodRecord) return codesWithin(schema.valueType, key);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => codesWithin(option, key));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return codesWithin(schema.unwrap(), key);
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || hasPattern(schema)
    ? [{ key, schema }]
    : [];
}

function hasPattern(schema: z.core.$ZodType): boolean {
  const checks = schema instanceof z.ZodString ? (schema.def.checks ?? []) : [];
  return checks.some(({ _zod }) => _zod.def.check === 'string_format');
}
