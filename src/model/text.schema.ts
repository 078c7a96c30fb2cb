import { z } from 'zod';

import { site } from '#content/site.ts';

const names: readonly string[] = [site.legalName, site.product.name, site.brandHost, site.name];
const NAME_CHARACTERS = 5;

/** The length of a text in which each name of `site.ts` counts as five characters at most: a longer brand is no reason to shorten the texts that name it. */
const lengthOf = (value: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, NAME_CHARACTERS)), value).length;

/**
 * A visible text: trimmed, not empty, at most `maxLength` characters, and free of
 * placeholders such as `{email}`.
 */
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

/** A text for each plural category of the language. */
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
