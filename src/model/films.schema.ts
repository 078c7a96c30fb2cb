import { z } from 'zod';

const filmSchema = z.strictObject({
  sample: z.literal(true).optional().describe('Present while the film shows invented content.'),
  published: z.iso
    .date('is not a date: write YYYY-MM-DD')
    .describe('Day on which the film was first shown on the site, for search engines. Example: 2026-11-01'),
});

export const filmsSchema = z.strictObject({ heroLoop: filmSchema, tour: filmSchema, explainer: filmSchema });

export type Films = z.input<typeof filmsSchema>;
