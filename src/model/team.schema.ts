import { z } from 'zod';

import { hasUniqueIds, kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';
import { focusSchema } from './pictures.schema.ts';

export const teamMemberSchema = z.strictObject({
  id: kebabId,
  sample: z.literal(true).optional().describe('Present while the person is invented and must be replaced.'),
  name: text(40),
  role: text(50),
  bio: text(280).describe('What the person answers for.'),
  email: text(60).describe('An address of content/site.ts.'),
  focus: focusSchema.optional().describe('The centre of the face, if there is a content/team/<id>.jpg.'),
});

export const teamSchema = z
  .array(teamMemberSchema)
  .min(1)
  .refine(hasUniqueIds, 'has two people with one id: rename one');

export type TeamMember = z.input<typeof teamMemberSchema>;
