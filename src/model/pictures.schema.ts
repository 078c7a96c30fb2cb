import { z } from 'zod';

import { hasUniqueIds, kebabId } from './id.schema.ts';
import { text } from './text.schema.ts';

const pixels = z.int().positive();

const pictureSchema = z.strictObject({
  width: pixels.describe('Width of the largest file. No file is wider.'),
  height: pixels.describe('Together with the width the shape of the drawing, to the pixel.'),
  alt: z.strictObject({
    en: text(180).describe('What is seen, for those who do not see it. No "picture of".'),
    ar: text(180).optional().describe('The same in Arabic, where the picture has such a text.'),
  }),
});

export const picturesSchema = z.record(kebabId, pictureSchema);

/** The catalogue: picture id → size in pixels and alternative text (R3.11). */
export type Pictures = z.input<typeof picturesSchema>;

const logoSchema = z.strictObject({
  id: kebabId,
  name: text(40).describe('The alternative text of the logo.'),
  sample: z.literal(true).optional().describe('Present while the firm is invented and must be replaced.'),
  group: z.enum(['trusted', 'technology', 'legal']),
});

export const logosSchema = z
  .array(logoSchema)
  .readonly()
  .refine(hasUniqueIds, 'has two logos with one id: rename one');

export type Logos = z.input<typeof logosSchema>;

const files = z.array(z.strictObject({ width: pixels, file: z.string() })).min(1);

/** What the build drew of one picture: its real size, and its files from narrow to wide. */
export const pictureFilesSchema = z.strictObject({ width: pixels, height: pixels, avif: files, webp: files });

export type PictureFiles = z.output<typeof pictureFilesSchema>;
