import { z } from 'zod';

import { text } from './text.schema.ts';
import { subjectIcon } from './workflow.schema.ts';

export const proofSchema = z.strictObject({
  heading: text(60),
  items: z
    .array(
      z.strictObject({
        icon: subjectIcon,
        title: text(40).describe('What is checked or guaranteed. Sentence case, no full stop.'),
        text: text(110).describe('One or two short sentences that the terms support.'),
      }),
    )
    .length(5),
});

export type ProofCopy = z.input<typeof proofSchema>;
