import { z } from 'zod';

import { hasUniqueIds, kebabId } from './id.schema.ts';
import { text } from './text.schema.ts';

export const teamMemberSchema = z.strictObject({
  id: kebabId,
  sample: z.literal(true).optional().describe('Present while the person is invented and must be replaced.'),
  name: text(40).describe('The portrait is a monogram of its first letters.'),
  role: text(50),
  bio: text(280).describe('What the person answers for. One to three sentences.'),
});

export const teamSchema = z
  .array(teamMemberSchema)
  .min(1)
  .refine(hasUniqueIds, 'has two people with one id: rename one');

/** A person of the leadership team (R3.11). */
export type TeamMember = z.input<typeof teamMemberSchema>;
