import { z } from 'zod';

import { shownScreenSchema } from './exhibit.schema.ts';
import { audienceId, linkTarget } from './ids.schema.ts';
import { actionSchema, callToActionSchema } from './page-copy.schema.ts';
import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

const heading = text(90);
const card = z.strictObject({ title: text(60), description: text(260) });
const slide = z.strictObject({
  part: kebabId.describe('The name of a fragment: see product/README.md.'),
  label: text(50).describe('Shown under the slide.'),
});

const productTabSchema = z.strictObject({
  id: kebabId,
  label: text(30),
  heading,
  description: text(300),
  points: z.array(text(80)).min(2).max(4),
  action: actionSchema,
  slides: z.array(slide).min(1),
});

const segmentSchema = z.strictObject({
  id: audienceId,
  title: text(40),
  description: text(220),
  benefits: z.array(text(70)).length(3),
  to: linkTarget.describe('The page about this role, whose centrepiece is shown.'),
});

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    title: text(60),
    lead: text(90),
    screen: shownScreenSchema.describe('The product, above the fold.'),
    actions: z.array(actionSchema).min(1).max(2),
    ourPlatform: text(30).describe('Opens the tour of the product’s screens.'),
    watchVideo: text(30).describe('Opens the explainer film.'),
    pauseFilm: text(40),
    playFilm: text(40),
  }),
  figures: z
    .array(z.strictObject({ value: text(25), label: text(40) }))
    .length(4)
    .describe('Key figures, below the fold.'),
  start: actionSchema.describe('Leads to the segments.'),
  marquee: z.strictObject({ label: text(40), items: z.array(text(40)).min(4), pause: text(30) }),
  fees: z.strictObject({
    heading,
    text: text(200),
    action: actionSchema,
  }),
  advantage: z.strictObject({
    heading,
    cards: z.array(card.extend({ record: z.enum(['kyc', 'nda', 'access', 'terms']) })).length(4),
  }),
  products: z.strictObject({
    heading,
    tabsLabel: text(30),
    tabs: z.array(productTabSchema).length(2),
  }),
  trust: z.array(z.strictObject({ group: z.enum(['trusted', 'technology', 'legal']), label: text(40) })),
  success: z.strictObject({
    heading,
    cards: z.array(card).length(4).describe('A family office, a fund manager, an M&A firm, a founder.'),
  }),
  segments: z.strictObject({
    heading,
    tabsLabel: text(30),
    items: z.array(segmentSchema).length(6),
    also: text(30).describe('Before the links to the pages of all other audiences.'),
  }),
  featuredIn: z.strictObject({
    heading,
    label: text(40),
    loading: text(40),
    failed: text(60),
    previous: text(40),
    next: text(40),
  }),
  callToAction: callToActionSchema,
});

/** Copy of the home page (R2.21 to R2.26). */
export type HomeCopy = z.input<typeof homeSchema>;
