import { z } from 'zod';

import { text } from './text.schema.ts';

export const factsSchema = z.record(
  z.string(),
  z.strictObject({
    value: z
      .union([z.number(), z.array(z.number()).readonly()])
      .describe('The figure for calculations, in the unit of its name.'),
    text: text(30).describe('The figure as readers see it.'),
    claim: z
      .literal(true)
      .optional()
      .describe('A statement about the market or the company that needs a source.'),
  }),
);

/** Fact id → figure and its wording (spec section 9). */
export type Facts = z.input<typeof factsSchema>;
