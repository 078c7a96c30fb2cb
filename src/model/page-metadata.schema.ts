import { z } from 'zod';

import { routes } from '#src/routes.ts';
import { routeId } from './id.schema.ts';
import { text } from './text.schema.ts';

/** A text keyed by language. A language without an entry gets no tag (R5.10). */
const byLanguage = <T extends z.ZodType<string, string>>(entry: T) =>
  z.strictObject({ en: entry, ar: entry.exactOptional() });

export const pageMetadataSchema = z.strictObject({
  title: byLanguage(text(60)).describe(
    'The document title, brand included. Shown in tabs and search results.',
  ),
  description: byLanguage(text(200)).describe(
    'The sharing text: what a colleague reads under the link in a message.',
  ),
  metaDescription: byLanguage(
    text(160).min(120, 'is shorter than 120 characters: say more about what the page answers'),
  ).describe('The text under the title in search results.'),
  keywords: text(160).describe('Search terms, separated by commas.'),
  canonical: z
    .enum(Object.values(routes), { error: 'is not the path of a page: take it from src/routes.ts' })
    .describe('Path only. The head adds https:// and the brand host.'),
  lastModified: z.iso
    .date('is not a date: write YYYY-MM-DD')
    .exactOptional()
    .describe(
      'Day the page last changed in substance, for the sitemap. Legal pages take it from their document.',
    ),
});

type Entry = z.infer<typeof pageMetadataSchema>;

const hasUnique = (read: (entry: Entry) => string) => (table: Record<string, Entry>) =>
  new Set(Object.values(table).map(read)).size === Object.keys(table).length;

/** The metadata table: one row for every page. */
export const pageMetadataTableSchema = z
  .record(routeId, pageMetadataSchema)
  .refine(
    hasUnique((entry) => entry.title.en),
    'has two pages with one title: a tab must tell them apart',
  )
  .refine(
    hasUnique((entry) => entry.metaDescription.en),
    'has two pages with one metaDescription',
  )
  .refine(
    hasUnique((entry) => entry.canonical),
    'has two pages with one canonical path',
  );

export const sharingImageSchema = z.strictObject({
  alt: z.strictObject({ en: text(120).exactOptional(), ar: text(120).exactOptional() }),
});

/** Head data of a page (R3.12). */
export type PageMetadata = z.input<typeof pageMetadataSchema>;
export type SharingImage = z.input<typeof sharingImageSchema>;
