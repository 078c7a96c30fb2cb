import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { copyName, paths, wordsFolder } from '#scripts/support/paths.ts';
import { contactFormSchema, contactWaysSchema } from '#src/model/contact-form.schema.ts';
import { faqCategoriesSchema, faqLinksSchema, faqSearchSchema } from '#src/model/faq.schema.ts';
import { homeSchema } from '#src/model/home.schema.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import { audienceCopySchema, pageCopySchema, statisticsSchema } from '#src/model/page-copy.schema.ts';
import { companySchema, pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { alternativeTextsSchema } from '#src/model/alternative-texts.schema.ts';
import {
  bidMatrixSchema,
  capTableSchema,
  closesSchema,
  committeeSchema,
  directorySchema,
  reportSchema,
  riverSchema,
} from '#src/model/centrepieces.schema.ts';
import { portalsSchema } from '#src/model/portals.schema.ts';
import {
  addOnsSchema,
  feeCalculatorSchema,
  planComparisonSchema,
  pricingPlansSchema,
} from '#src/model/pricing.schema.ts';
import { sampleNamesSchema } from '#src/model/sample-names.schema.ts';
import { sampleRecordsSchema } from '#src/model/sample-records.schema.ts';
import { screenContentSchema, screenMenusSchema, stepScreensSchema } from '#src/model/screen.schema.ts';
import { teamSchema } from '#src/model/team.schema.ts';
import { wordsSchema } from '#src/model/text.schema.ts';
import { audienceIds, type RouteId, routeIds, rowOf } from '#src/routes.ts';

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

/** The screens, by the files of `content/en/screens`. */
export const screenIds: readonly string[] = readdirSync(join(paths.root, wordsFolder('en'), 'screens')).map(
  (file) => basename(file, '.ts'),
);

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
  ['film-words.ts', 'filmWords', wordsSchema],
  ['forms/form-words.ts', 'formWords', wordsSchema],
  ['forms/message-form.ts', 'messageForm', wordsSchema],
  ['partner.ts', 'partnerCopy', wordsSchema],
  ['portals.ts', 'portals', portalsSchema],
  ['screen-menus.ts', 'menus', screenMenusSchema],
  ['sample-names.ts', 'sampleNames', sampleNamesSchema],
  ...screenIds.map((id): Row => [`screens/${id}.ts`, copyName(id), screenContentSchema]),
  ['centrepieces/advisory-ma.ts', 'bidMatrix', bidMatrixSchema],
  ['centrepieces/consultants.ts', 'directory', directorySchema],
  ['centrepieces/family-office.ts', 'committee', committeeSchema],
  ['centrepieces/fund-managers.ts', 'closes', closesSchema],
  ['centrepieces/fundraisers.ts', 'report', reportSchema],
  ['centrepieces/pe-venture-capital.ts', 'river', riverSchema],
  ['centrepieces/secondary-exit.ts', 'capTable', capTableSchema],
  ...audienceIds.map((id): Row => [`step-screens/${id}.ts`, copyName(id), stepScreensSchema]),
];

/** A key whose values code reads, with their schema: an id, or one of a closed set. */
export type Code = { readonly key: string; readonly schema: z.core.$ZodType };

const codes = new Map(
  [...pageSchemas, ...wordSchemas].map(([file, exportName, schema]) => [
    `${file} ${exportName}`,
    codesWithin(schema),
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
