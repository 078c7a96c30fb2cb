import { z } from 'zod';

/**
 * A visible text: trimmed, not empty, at most `maxLength` characters, and free of
 * placeholders such as `{email}`.
 */
export const text = (maxLength: number) =>
  z
    .string()
    .min(1, 'is empty: write the text, or remove the entry')
    .max(maxLength, `is longer than ${maxLength} characters: shorten it`)
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
