import { z } from 'zod';

import { pictureId } from './ids.schema.ts';
import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

const note = text(140).describe('Describes the picture. Says so if its content is a sample.');

const screenPictureSchema = z.strictObject({
  kind: z.literal('picture'),
  picture: pictureId.describe('A screen of the product, which is shown whole.'),
  note: note.optional(),
});

const productScreenSchema = z.strictObject({
  kind: z.literal('product'),
  screen: kebabId.describe(
    'A screen of content/en/screens, composed of HTML; a button opens the whole screen.',
  ),
  note: note.optional(),
});

/** A screen of the product: composed, or an owner's own picture of it. */
export const shownScreenSchema = z.discriminatedUnion('kind', [screenPictureSchema, productScreenSchema]);

const amountSchema = z.strictObject({
  name: text(60),
  value: text(40),
  amount: z.number().positive().describe('Length of its bar, to the same scale as the others.'),
});

export const feesSchema = z.strictObject({
  kind: z.literal('fees'),
  title: text(50),
  aside: text(40),
  fees: z.array(amountSchema).min(1).max(3),
  price: amountSchema,
  note,
});

const hasCellForEachStep = ({
  steps,
  rows,
}: {
  readonly steps: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}) => rows.every(({ cells }) => cells.length === steps.length);

export const visibilitySchema = z
  .strictObject({
    kind: z.literal('visibility'),
    steps: z.array(text(30)).min(2).max(4),
    rows: z
      .array(
        z.strictObject({
          who: text(40),
          cells: z.array(text(40)),
          seen: z.array(z.int().min(0)).describe('Indexes of the steps in which they see something, from 0.'),
        }),
      )
      .min(2)
      .max(6),
    note,
  })
  .refine(hasCellForEachStep, 'has a row with more or fewer cells than steps: give each step one');

/** One portal in the brands of three sample partners: content/en/portals.ts. */
const portalsExhibitSchema = z.strictObject({ kind: z.literal('portals') });

export const exhibitSchema = z.discriminatedUnion('kind', [
  screenPictureSchema,
  productScreenSchema,
  feesSchema,
  visibilitySchema,
  portalsExhibitSchema,
]);

export type ShownScreenCopy = z.input<typeof shownScreenSchema>;
export type FeesCopy = z.input<typeof feesSchema>;
export type VisibilityCopy = z.input<typeof visibilitySchema>;
export type ExhibitCopy = z.input<typeof exhibitSchema>;
