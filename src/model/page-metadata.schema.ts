import { z } from 'zod';

import { languageCodes } from '#content/languages.ts';
import { type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { routeId } from './ids.schema.ts';
import { text } from './text.schema.ts';

export const pageMetadataSchema = z.strictObject({
  audience: text(60).exactOptional().describe('The audience of the page, for search engines.'),
  title: text(60).describe('The document title, brand included. Shown in tabs and search results.'),
  description: text(200).describe('The sharing text: what a colleague reads under the link in a message.'),
  metaDescription: text(160)
    .min(120, 'is shorter than 120 characters: say more about what the page answers')
    .describe('The text under the title in search results.'),
  keywords: text(160).describe('Search terms, separated by commas.'),
  menu: z
    .strictObject({
      label: text(32),
      description: text(60)
        .exactOptional()
        .describe('One line below the label in a menu of the header: the content of the page.'),
    })
    .exactOptional()
    .describe('Name of the page in menus and the footer.'),
});

type Entry = z.infer<typeof pageMetadataSchema>;

const hasUnique = (read: (entry: Entry) => string) => (table: Record<string, Entry>) =>
  new Set(Object.values(table).map(read)).size === Object.keys(table).length;

/** A page in a menu has a label; in a menu of the header, also a description. */
function hasMenuWords(id: RouteId, menu: Entry['menu']): boolean {
  const { header, footer } = rowOf(id);
  const isExplained = !header || header === 'bar' || menu?.description !== undefined;
  return (!header && !footer) || (menu !== undefined && isExplained);
}

export const pageMetadataTableSchema = z
  .record(routeId, pageMetadataSchema)
  .superRefine((table, context) => {
    for (const id of routeIds) {
      if (!rowOf(id).audience !== !table[id].audience)
        context.addIssue({
          code: 'custom',
          path: [id, 'audience'],
          message: 'differs from src/pages.ts: write an audience exactly for a page whose row has one',
        });
      if (hasMenuWords(id, table[id].menu)) continue;
      const message = `is missing a label or a description: src/pages.ts puts ${id} into a menu, so write both`;
      context.addIssue({ code: 'custom', path: [id, 'menu'], message });
    }
  })
  .refine(
    hasUnique((entry) => entry.title),
    'has two pages with one title: give each tab its own',
  )
  .refine(
    hasUnique((entry) => entry.metaDescription),
    'has two pages with one metaDescription: give each its own',
  );

const ownImage = z.strictObject({
  file: z
    .string()
    .regex(/^[\w-]+\.(?:png|jpe?g)$/, "is not the name of a PNG or JPEG in content/sharing: 'about.png'"),
  alt: text(120).describe('Describes the picture.'),
});

const ownImages = z.strictObject({
  openGraph: ownImage.exactOptional(),
  twitter: ownImage.exactOptional().describe('Default: the Open Graph picture.'),
});

export const sharingPicturesSchema = z
  .partialRecord(z.enum(languageCodes), z.partialRecord(routeId, ownImages))
  .describe('By language: pages with their own picture. For other pages the build draws the title.');

/** The company in heads, JSON-LD and llms.txt. */
export const companySchema = z.strictObject({
  tagline: text(80),
  description: text(200).describe('One sentence on what the company is. Used in JSON-LD and llms.txt.'),
  financialCentre: text(60),
  address: z.array(text(60)).min(1).readonly(),
  locality: text(40),
  operatingSystem: text(40),
  serviceType: text(40),
  previewImage: text(60),
});

/** Head data of a page (R3.12). */
export type PageMetadata = z.input<typeof pageMetadataSchema>;
export type SharingPictures = z.input<typeof sharingPicturesSchema>;
