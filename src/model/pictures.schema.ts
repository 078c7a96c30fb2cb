import { z } from 'zod';

import { hasUniqueIds, kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

const pixels = z.int().positive();

const percent = z.number().min(0).max(100);

/** The focal point of a cropped picture, in percent from the left and from the top. */
export const focusSchema = z
  .strictObject({ x: percent, y: percent })
  .describe('The focal point where the picture is cropped. Absent: the default of the place.');

const cropSchema = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: pixels,
  height: pixels,
});

/** A part of a picture, in pixels of its source; those of an SVG are its `width` and `height`. */
export type Crop = z.input<typeof cropSchema>;

const pictureSchema = z.strictObject({
  sample: z.literal(true).optional().describe('Present while the picture shows invented content.'),
  focus: focusSchema.optional(),
  isMirrored: z
    .literal(true)
    .optional()
    .describe('Mirrored where text runs from right to left: a picture without text, with a direction.'),
  legibleFromPx: pixels
    .optional()
    .describe('Width from which its smallest text has 11 pixels. Present if the picture has text.'),
  crops: z
    .strictObject({
      page: cropSchema.optional().describe('Shown in wide windows, across the page.'),
      column: cropSchema.describe('Shown on tablets, and beside text in wide windows.'),
      phone: cropSchema.describe('Shown on phones.'),
    })
    .optional()
    .describe('Parts that are readable at the size they are shown. Absent: the whole picture is shown.'),
});

export type CropName = 'page' | 'column' | 'phone';

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
  crops: z
    .object({
      page: pictureFilesSchema.optional(),
      column: pictureFilesSchema,
      phone: pictureFilesSchema,
    })
    .optional(),
});

export type ShownPicture = z.output<typeof shownPictureSchema>;
