import { z } from 'zod';

import { site } from '#content/site.ts';
import { routeIds } from '#src/routes.ts';

const names: readonly string[] = [site.legalName, site.product.name, site.brandHost, site.name];
const NAME_CHARACTERS = 5;

/** Names of `site.ts` count as five characters: a longer brand is no reason to shorten the texts that name it. */
const lengthOf = (value: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, NAME_CHARACTERS)), value).length;

export const text = (maxLength: number) =>
  z
    .string()
    .min(1, 'is empty: write the text, or remove the entry')
    .refine((value) => lengthOf(value) <= maxLength, `is longer than ${maxLength} characters: shorten it`)
    .refine((value) => value === value.trim(), 'begins or ends with a space: remove it')
    .refine((value) => !/\{[a-z][\w.]*\}/i.test(value), 'holds a placeholder in braces: write the real text')
    .refine(
      (value) => !/lorem ipsum|\bTODO\b|\bTBD\b/i.test(value),
      'holds filler text: write the real text',
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

/** A link to another site. Plain http is refused (F-B5). */
export const httpsLink = z.url({
  protocol: /^https$/,
  error: 'is not an https link: write the full https:// address',
});

/** A page of the site by its id. Content has no paths, so a renamed path breaks no link. */
export const routeId = z.enum(routeIds, { error: 'is not a route id: use one of the ids in src/pages.ts' });

/** The id of an entry in a list. It can be part of an address (`/faq#id`), so changing it breaks links. */
export const kebabId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not a kebab-case id: use small letters, digits and hyphens');

export const hasUniqueIds = (entries: readonly { readonly id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;

type Leaf = { readonly path: readonly string[]; readonly value: string };

const leavesOf = (value: unknown, path: readonly string[] = []): Leaf[] => {
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
