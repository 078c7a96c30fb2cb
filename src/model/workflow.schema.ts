import { z } from 'zod';

import { text } from './text.schema.ts';

export const workflowStepSchema = z.strictObject({
  title: text(60).describe('The task, in a few words. Sentence case, no full stop.'),
  description: text(260).describe('One to three sentences about this audience at this moment.'),
  features: z.array(text(70)).min(2).max(4).describe('What the step offers or requires. No full stops.'),
});

export const workflowSchema = z
  .array(workflowStepSchema)
  .min(4, 'has fewer than four steps: a process that short is a sentence')
  .max(7, 'has more than seven steps: join two')
  .refine(
    (steps) => new Set(steps.map(({ title }) => title)).size === steps.length,
    'has two steps with one title: rename one',
  );

export type WorkflowStep = z.input<typeof workflowStepSchema>;
/** The steps of one audience, in the order they happen (R2.43). */
export type Workflow = z.input<typeof workflowSchema>;
