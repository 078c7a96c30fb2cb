import { z } from 'zod';

import { text } from './text.schema.ts';

const claimSchema = z.strictObject({
  source: text(120).describe('Who says so, and where. Say plainly when it is the company alone.'),
  reviewBy: z.iso
    .date('is not a day written as 2027-05-31')
    .describe('Day by which someone asks again whether it is still true. From then on the build warns.'),
});

export const factsSchema = z.record(
  z.string(),
  z.strictObject({
    value: z
      .union([z.number(), z.array(z.number()).readonly()])
      .describe('The figure for calculations, in the unit of its name.'),
    text: text(30).describe('The figure as readers see it.'),
    claim: claimSchema
      .optional()
      .describe('Only for a statement about the market or the company: what it rests on.'),
  }),
);

/** Fact id → figure and its wording (R9.1 to R9.21). */
export type Facts = z.input<typeof factsSchema>;
