import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { contactWays } from '#content/forms/contact-ways.ts';
import { contactForm, contactSubjects } from '#content/forms/contact-form.ts';
import { consentCopy } from '#content/consent.ts';
import { labels } from '#content/labels.ts';
import { legalLabels } from '#content/legal-labels.ts';
import { legalNames } from '#content/legal-names.ts';
import { filmWords } from '#content/films/film-words.ts';
import { formWords } from '#content/forms/form-words.ts';
import { messageForm } from '#content/forms/message-form.ts';
import { partnerCopy } from '#content/partner.ts';
import { facts } from '#content/facts.ts';
import { faqCategories, faqSearch } from '#content/faq.ts';
import { logos } from '#content/logos.ts';
import { navigation } from '#content/navigation.ts';
import { pageMetadata, sharingImage } from '#content/page-metadata.ts';
import { pictures } from '#content/pictures.ts';
import { addOns, feeCalculator, planComparison, pricingPlans } from '#content/pricing-plans.ts';
import { redirects } from '#content/redirects.ts';
import { site } from '#content/site.ts';
import { team } from '#content/team.ts';
import {
  contactFormSchema,
  contactSubjectsSchema,
  contactWaysSchema,
} from '#src/model/contact-form.schema.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { faqCategoriesSchema, faqSearchSchema } from '#src/model/faq.schema.ts';
import { navigationSchema } from '#src/model/navigation.schema.ts';
import { pageMetadataTableSchema, sharingImageSchema } from '#src/model/page-metadata.schema.ts';
import { logosSchema, picturesSchema } from '#src/model/pictures.schema.ts';
import {
  addOnsSchema,
  feeCalculatorSchema,
  planComparisonSchema,
  pricingPlansSchema,
} from '#src/model/pricing.schema.ts';
import { redirectsSchema } from '#src/model/redirects.schema.ts';
import { siteSchema } from '#src/model/site.schema.ts';
import { wordsSchema } from '#src/model/words.schema.ts';
import { teamSchema } from '#src/model/team.schema.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { findSharingFaults } from './publish/own-share-images.ts';
import { findPageFaults, readPageContents } from './page-contents.ts';
import { legalIds } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';

/** One exported constant of the content and the schema it must satisfy. */
export type ContentEntry = {
  readonly file: string;
  readonly exportName: string;
  readonly value: unknown;
  readonly schema: z.ZodType;
};

const entry = (file: string, exportName: string, value: unknown, schema: z.ZodType): ContentEntry => ({
  file: `content/${file}`,
  exportName,
  value,
  schema,
});

/** An answer is kept as long as the cookie policy says. */
const answerDays = Math.floor((facts.consentAnswerMonths.value * 365.25) / 12);
const answerSchema = z.looseObject({
  days: z.literal(answerDays, {
    error: `is not the ${facts.consentAnswerMonths.text} of consentAnswerMonths in content/facts.ts, which the legal documents promise: write ${answerDays}, or correct the fact`,
  }),
});

const tables: readonly ContentEntry[] = [
  entry('site.ts', 'site', site, siteSchema),
  entry('facts.ts', 'facts', facts, factsSchema),
  entry('pictures.ts', 'pictures', pictures, picturesSchema),
  entry('logos.ts', 'logos', logos, logosSchema),
  entry('page-metadata.ts', 'pageMetadata', pageMetadata, pageMetadataTableSchema),
  entry('page-metadata.ts', 'sharingImage', sharingImage, sharingImageSchema),
  entry('navigation.ts', 'navigation', navigation, navigationSchema),
  entry('redirects.ts', 'redirects', redirects, redirectsSchema),
  entry('forms/contact-form.ts', 'contactForm', contactForm, contactFormSchema),
  entry('forms/contact-form.ts', 'contactSubjects', contactSubjects, contactSubjectsSchema),
  entry('forms/contact-ways.ts', 'contactWays', contactWays, contactWaysSchema),
  entry('faq.ts', 'faqCategories', faqCategories, faqCategoriesSchema),
  entry('faq.ts', 'faqSearch', faqSearch, faqSearchSchema),
  entry('pricing-plans.ts', 'pricingPlans', pricingPlans, pricingPlansSchema),
  entry('pricing-plans.ts', 'planComparison', planComparison, planComparisonSchema),
  entry('pricing-plans.ts', 'addOns', addOns, addOnsSchema),
  entry('pricing-plans.ts', 'feeCalculator', feeCalculator, feeCalculatorSchema),
  entry('team.ts', 'team', team, teamSchema),
  entry('consent.ts', 'consentCopy', consentCopy, wordsSchema.and(answerSchema)),
  entry('labels.ts', 'labels', labels, wordsSchema),
  entry('legal-labels.ts', 'legalLabels', legalLabels, wordsSchema),
  entry('legal-names.ts', 'legalNames', legalNames, wordsSchema),
  entry('films/film-words.ts', 'filmWords', filmWords, wordsSchema),
  entry('forms/form-words.ts', 'formWords', formWords, wordsSchema),
  entry('forms/message-form.ts', 'messageForm', messageForm, wordsSchema),
  entry('partner.ts', 'partnerCopy', partnerCopy, wordsSchema),
];

/** Every constant of the content that has a schema. */
export const readContentEntries = async (): Promise<ContentEntry[]> => [
  ...tables,
  ...(await readPageContents()),
];

/** The metadata table takes its rows of legal documents from the registry. */
const whereTyped = (file: string, exportName: string, [id]: readonly PropertyKey[]) =>
  exportName === 'pageMetadata' && legalIds.some((legal) => legal === id)
    ? { file: 'src/pages.ts', exportName: 'pages' }
    : { file, exportName };

/** Every finding in the content as `file:line path message`, all at once. Empty when all is well. */
export async function findContentFaults(entries: readonly ContentEntry[]): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async ({ file, exportName, value, schema }) => {
      const error = ({ input }: { readonly input?: unknown }) =>
        input === undefined ? 'is missing: add it' : undefined;
      const result = schema.safeParse(value, { error });
      if (result.success) return [];
      return Promise.all(
        result.error.issues.map(async ({ path, message }) => {
          const typed = whereTyped(file, exportName, path);
          const source = await readFile(join(paths.root, typed.file), 'utf8');
          const line = lineOfValue(source, typed.exportName, path);
          return `${typed.file}:${line} ${[typed.exportName, ...path.map(String)].join('.')} ${message}`;
        }),
      );
    }),
  );
  return found.flat();
}

/** @throws Error that lists every finding, so that a writer mends them in one go. */
export async function validateContent(): Promise<void> {
  const found = [findPageFaults(), readContentEntries().then(findContentFaults), findSharingFaults()];
  const faults = (await Promise.all(found)).flat();
  if (faults.length > 0)
    throw new Error(`The content has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
}
