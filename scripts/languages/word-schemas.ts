import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { facts } from '#content/facts-today.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { aboutSchema, contactSchema, pricingSchema } from '#src/model/composed-pages.schema.ts';
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
import { ownerSchema } from '#src/model/owner.schema.ts';
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

/** Of pages that do not show the shared sections in the order of their copy. */
const ownSchemas: Readonly<Partial<Record<RouteId, z.ZodType>>> = {
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  pricing: pricingSchema,
};

const schemaOfPage = (id: RouteId): z.ZodType =>
  ownSchemas[id] ?? (rowOf(id).audience ? audienceCopySchema : pageCopySchema);

/** The words of the pages, by files below the folder of a language. */
export const pageSchemas: readonly Row[] = routeIds
  .filter((id) => rowOf(id).list !== 'legal')
  .map((id) => [`pages/${id}.ts`, copyName(id), schemaOfPage(id)]);

/** The screens, by the files of `content/en/screens`. */
export const screenIds: readonly string[] = readdirSync(join(paths.root, wordsFolder('en'), 'screens')).map(
  (file) => basename(file, '.ts'),
);

/** The words of the sample product. Developers write them: their types say what each is. */
const OF_PRODUCT = /^(?:(?:screens|centrepieces)\/|(?:film-words|listings|portals|screen-menus)\.ts$)/;

/** Its counts have places, so that they are no finished texts. */
const SAMPLE_NAMES = 'sample-names.ts';

/** The other words that have a schema. */
const wordSchemas: readonly Row[] = [
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
  ['owner.ts', 'owner', ownerSchema],
  ['sample-records.ts', 'sampleRecords', sampleRecordsSchema],
  ['team.ts', 'team', teamSchema],
  ['consent.ts', 'consentCopy', wordsSchema.and(answerSchema)],
];

/** A key whose values code reads, with their schema: an id, or one of a closed set. */
export type Code = { readonly key: string; readonly schema: z.core.$ZodType };

const schemas = new Map(
  [...pageSchemas, ...wordSchemas].map(([file, exportName, schema]) => [`${file} ${exportName}`, schema]),
);

/** What the words of a file below the folder of a language must satisfy. Those without a row are texts at least. */
export const schemaOf = (file: string, exportName: string): z.ZodType =>
  schemas.get(`${file} ${exportName}`) ?? (OF_PRODUCT.test(file) ? productWordsSchema : wordsSchema);

export const codesOf = (file: string, exportName: string): readonly Code[] =>
  OF_PRODUCT.test(file) || file === SAMPLE_NAMES ? productCodes : codesWithin(schemaOf(file, exportName));

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
