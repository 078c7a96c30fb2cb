import { z } from 'zod';

import {
  actionSchema,
  callToActionSchema,
  card,
  figuresSchema,
  heading,
  heroSchema,
  proseSchema,
} from './page-copy.schema.ts';
import { text } from './text.schema.ts';

const intro = text(400);
const { eyebrow, title, lead } = heroSchema.shape;

export const aboutSchema = z.strictObject({
  // In place of a screen it has the letter.
  hero: heroSchema.omit({ screen: true }),
  sections: z.strictObject({
    leadership: z.strictObject({ heading, intro }),
    mission: proseSchema,
    values: z.strictObject({ heading, items: z.array(card).length(4) }),
    vision: proseSchema,
  }),
  callToAction: callToActionSchema,
});

export const contactSchema = z.strictObject({
  hero: z.strictObject({ eyebrow, title, lead }),
  sections: z.strictObject({
    answer: text(100).describe('Who reads the messages, in the words of that person.'),
    addresses: z
      .strictObject({ heading, intro, faq: text(40), items: z.array(card).length(3) })
      .describe('The general address, that of sales and that of support.'),
    office: z.strictObject({ heading, timeZone: text(20) }),
  }),
});

export const pricingSchema = z.strictObject({
  hero: z.strictObject({ eyebrow, title, lead, actions: z.array(actionSchema).min(1).max(3) }),
  sections: z.strictObject({
    zeroSuccessFees: proseSchema,
    bills: figuresSchema,
    transparentFee: z.strictObject({ heading, intro }),
    rules: z.strictObject({ heading, items: z.array(text(240)).min(2) }),
  }),
  callToAction: callToActionSchema,
});

/** Copy of the pages whose components compose all of their parts: a field that they do not show is refused. */
export type AboutCopy = z.input<typeof aboutSchema>;
export type ContactCopy = z.input<typeof contactSchema>;
export type PricingCopy = z.input<typeof pricingSchema>;
