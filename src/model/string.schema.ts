import { z } from 'zod';

/** Text of any length, without what was left behind while writing. */
export const writtenText = z
  .string()
  .min(1, 'is empty: write the text, or remove the entry')
  .refine((value) => value === value.trim(), 'begins or ends with a space: remove it')
  .refine((value) => !/\{[a-z][\w.]*\}/i.test(value), 'holds a placeholder in braces: write the real text')
  .refine((value) => !/lorem ipsum|\bTODO\b|\bTBD\b/i.test(value), 'holds filler text: write the real text');

/** A link to another site. Plain http is refused (F-B5). */
export const httpsLink = z.url({
  protocol: /^https$/,
  error: 'is not an https link: write the full https:// address',
});

/** The id of an entry in a list. It can be part of an address (`/faq#id`), so changing it breaks links. */
export const kebabId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not a kebab-case id: use small letters, digits and hyphens');

export const hasUniqueIds = (entries: readonly { readonly id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
