import { z } from 'zod';

import { allCodes, publishedCodes } from '#content/languages.ts';

const pixels = z.int().positive();

const sample = z.literal(true).optional().describe('Present while the film shows invented content.');

/** A file of content/films, by its published path. */
const file = (ending: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^/films/[\w.-]+\.${ending}$`),
      `is no film file: write /films/<name>.${ending}`,
    );

const formats = { webm: file('webm'), mp4: file('mp4') };
const widths = (ending: string) =>
  z
    .array(z.strictObject({ width: pixels, path: file(ending) }))
    .min(1)
    .readonly();

const published = z.iso
  .date('is not a date: write YYYY-MM-DD')
  .describe('Day on which the film was first shown on the site, for search engines. Example: 2026-11-01');

const dialogFilmSchema = z.strictObject({
  sample,
  published,
  ...formats,
  poster: file('jpg'),
  captions: z
    .partialRecord(z.enum(allCodes), file('vtt'))
    .superRefine((captions, context) => {
      for (const code of publishedCodes)
        if (!captions[code])
          context.addIssue({ code: 'custom', path: [code], message: 'is missing: add it', input: captions });
    })
    .describe('Of each language; a draft may have none.'),
});

export const filmsSchema = z.strictObject({
  heroLoop: z.strictObject({
    sample,
    published,
    width: pixels,
    height: pixels,
    sources: z.strictObject({ wide: z.strictObject(formats), narrow: z.strictObject(formats) }),
    poster: z.strictObject({ avif: widths('avif'), jpeg: widths('jpg') }),
  }),
  explainer: dialogFilmSchema,
  tour: dialogFilmSchema,
});

export type Films = z.input<typeof filmsSchema>;
