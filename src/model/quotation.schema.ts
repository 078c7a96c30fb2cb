import { z } from 'zod';

import { team } from '#words/team.ts';
import { text } from './text.schema.ts';

const isOfTeam = (id: string) => team.some((person) => person.id === id);

/** A quotation of a team member. */
export const quotationSchema = z.strictObject({
  by: z.string().refine(isOfTeam, 'is not in the team: use an id of content/en/team.ts'),
  words: text(220).describe('Without quotation marks.'),
  sample: z.literal(true).optional().describe('Present while the quotation is a sample; the page says so.'),
});

export type QuotationCopy = z.input<typeof quotationSchema>;
