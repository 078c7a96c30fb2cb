import { z } from 'zod';

import { hasUniqueIds, kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

const pixels = z.int().positive();

const percent = z.number().min(0).max(100);

/** The focal point of a cropped picture, in percent from the left and from the top. */
export const focusSchema = z
  .strictObject({ x: percent, y: percent })
  .describe('The focal point where the picture is cropped. Absent: the default of the place.');

const pictureSchema = z.strictObject({
  sample: z.literal(true).optional().describe('Present while the picture shows invented content.'),
  focus: focusSchema.optional(),
  isMirrored: z
    .literal(true)
    .optional()
    .describe('Mirrored where text runs from right to left: a picture without text, with a direction.'),
});

export const picturesSchema = z.record(kebabId, pictureSchema);

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

/** The encoded files of one picture, from narrow to wide, and the size of the widest. */
export const pictureFilesSchema = z.strictObject({ width: pixels, height: pixels, avif: files, webp: files });

export type PictureFiles = z.output<typeof pictureFilesSchema>;

export const shownPictureSchema = pictureFilesSchema.extend({
  focus: focusSchema.optional(),
  isMirrored: z.literal(true).optional(),
});

export type ShownPicture = z.output<typeof shownPictureSchema>;
