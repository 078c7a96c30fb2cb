import { z } from 'zod';

import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

const filmSchema = z.strictObject({
  sample: z.literal(true).optional().describe('Present while the film shows invented content.'),
  published: z.iso
    .date('is not a date: write YYYY-MM-DD')
    .describe('Day on which the film was first shown on the site, for search engines. Example: 2026-11-01'),
});

export const filmsSchema = z.strictObject({ heroLoop: filmSchema, tour: filmSchema, explainer: filmSchema });

export type Films = z.input<typeof filmsSchema>;

/** A moment of a scene, in seconds from its start. */
const at = z.number().min(0);

const shotSchema = z.strictObject({
  at,
  on: text(60).describe('A text of the screen: the camera goes to the card in which it is first.'),
  lights: z.boolean().optional().describe('Draws a frame around the card.'),
  draws: z.boolean().optional().describe('Draws the lines of the card: signatures, or a chart.'),
});

const moveSchema = z.strictObject({
  at,
  card: text(40).describe('Its title.'),
  from: text(40).describe('The title of a column of the board.'),
  to: text(40),
  changes: z
    .array(z.strictObject({ before: text(40), after: text(40) }))
    .describe('Texts that change with it: those of the card, or else all of the screen.'),
});

const sceneSchema = z.strictObject({
  id: kebabId,
  seconds: z.number().min(2).max(8),
  step: z.int().min(0).optional().describe('The place in `steps`, from 0.'),
  title: text(48),
  text: text(110).describe('One sentence or two, which can be read in the time of the scene.'),
  screen: kebabId.optional().describe('A file of content/en/screens. Without it the scene has words alone.'),
  shots: z.array(shotSchema).optional(),
  move: moveSchema.optional().describe('Moves a card of a board to another column.'),
  figures: z
    .array(z.strictObject({ value: text(24), label: text(40) }))
    .optional()
    .describe('Large figures, in a scene without a screen.'),
});

const silentFilm = z.strictObject({
  title: text(60),
  description: text(200).describe('For search engines.'),
  steps: z.array(text(24)).min(2).max(6).describe('Shown above the scenes. That of a scene is lit.'),
  scenes: z.array(sceneSchema).min(2),
});

export const filmWordsSchema = z.strictObject({
  label: text(40),
  heading: text(60),
  intro: text(200),
  heroLoop: z.strictObject({ title: text(60), description: text(200) }),
  tour: silentFilm,
  explainer: silentFilm,
});

export type FilmWords = z.input<typeof filmWordsSchema>;
export type Film = FilmWords['tour'];
export type Scene = Film['scenes'][number];
