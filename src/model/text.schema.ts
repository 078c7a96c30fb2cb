import { z } from 'zod';

import { site } from '#content/site.ts';
import { writtenText } from './string.schema.ts';

const names: readonly string[] = [site.legalName, site.product.name, site.brandHost, site.name];
const NAME_CHARACTERS = 5;

/** Names of `site.ts` count as five characters: a longer brand is no reason to shorten the texts that name it. */
const lengthOf = (value: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, NAME_CHARACTERS)), value).length;

export const text = (maxLength: number) =>
  writtenText.refine(
    (value) => lengthOf(value) <= maxLength,
    `is longer than ${maxLength} characters: shorten it`,
  );

const pluralForm = z.string().min(1, 'is empty: write the text, or remove the entry').max(60);

export const pluralForms = z.strictObject({
  zero: pluralForm.exactOptional(),
  one: pluralForm.exactOptional(),
  two: pluralForm.exactOptional(),
  few: pluralForm.exactOptional(),
  many: pluralForm.exactOptional(),
  other: pluralForm,
});

type Leaf = { readonly path: readonly string[]; readonly value: string };

export const leavesOf = (value: unknown, path: readonly string[] = []): Leaf[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
};

export const wordsSchema = z.unknown().superRefine((words, context) => {
  for (const { path, value } of leavesOf(words)) {
    if (value.trim()) continue;
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: 'is empty: write what visitors shall read',
    });
  }
});
