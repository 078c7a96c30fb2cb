import { z } from 'zod';

import { leadsNowhere, linkTarget } from './ids.schema.ts';
import { hasUniqueIds, kebabId } from './string.schema.ts';
import { pluralForms, text } from './text.schema.ts';

const faqQuestionSchema = z.strictObject({
  id: kebabId.describe('Never changed once published: links to the answer use it.'),
  question: text(110).describe('As a visitor would ask it, with a question mark.'),
  answer: text(800).describe(
    '40 to 110 words in one paragraph. Plain text: it is searched, and sent to search engines. Words of faqLinks in it become links.',
  ),
});

export const faqCategorySchema = z.strictObject({
  id: kebabId,
  title: text(40),
  questions: z.array(faqQuestionSchema).min(3),
});

export const faqCategoriesSchema = z
  .array(faqCategorySchema)
  .min(1)
  .refine(hasUniqueIds, 'has two categories with one id: rename one')
  .refine(
    (categories) => hasUniqueIds(categories.flatMap((category) => category.questions)),
    'has two questions with one id: rename the newer one',
  );

const contactAddress = z.union([
  z.templateLiteral(['mailto:', z.email()]),
  z.templateLiteral(['tel:+', z.string().regex(/^\d+$/)]),
]);

const faqLinkSchema = z.strictObject({
  words: text(60).describe('Exactly as in the answer.'),
  to: z.union([linkTarget, contactAddress], leadsNowhere),
});

export const faqLinksSchema = z.array(faqLinkSchema);

export const faqSearchSchema = z.strictObject({
  label: text(60),
  placeholder: text(60),
  categories: text(40).describe('Name of the list of categories, for screen readers.'),
  empty: text(80).describe('Shown when no question or answer contains the search text.'),
  advice: text(120).describe('Shown below it: what else to try.'),
  clear: text(30),
  support: text(30).describe('Button beside it, which leads to the contact page.'),
  found: pluralForms.describe('The number of questions found, as {count}.'),
});

/** Questions under one heading, in reading order (R2.32). */
export type FaqCategory = z.input<typeof faqCategorySchema>;
export type FaqLink = z.input<typeof faqLinkSchema>;
export type FaqSearch = z.input<typeof faqSearchSchema>;
