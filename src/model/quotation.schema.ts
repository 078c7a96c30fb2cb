import { z } from 'zod';

import { team } from '#content/team.ts';
import { text } from './text.schema.ts';

const isOfTeam = (id: string) => team.some((person) => person.id === id);

/** What somebody of the team says. */
export const quotationSchema = z.strictObject({
  by: z.string().refine(isOfTeam, 'is nobody of the team: use an id of content/team.ts'),
  words: text(220).describe('Without quotation marks.'),
  sample: z.literal(true).optional().describe('Present while nobody has said so; the page tells.'),
});

export type QuotationCopy = z.input<typeof quotationSchema>;
