import { z } from 'zod';

import { text } from './text.schema.ts';

const subjectIcon = z.enum(
  [
    ...['building', 'calendar', 'chart', 'check', 'document', 'drop', 'eye-off', 'folder', 'globe'],
    ...['handshake', 'lock', 'mail', 'people', 'percent', 'phone', 'pin', 'pipeline', 'search', 'shield'],
    ...['signature', 'spring', 'clock', 'eye', 'plus', 'download'],
  ] as const,
  { error: 'is not an icon of content: use one of the list in src/model/workflow.schema.ts' },
);

export const workflowStepSchema = z.strictObject({
  icon: subjectIcon.describe('Different from the icons of the other steps.'),
  title: text(60).describe('The task, in a few words. Sentence case, no full stop.'),
  description: text(260).describe('One to three sentences about this audience at this moment.'),
  features: z.array(text(70)).min(2).max(4).describe('What the step offers or requires. No full stops.'),
});

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

export const workflowSchema = z
  .array(workflowStepSchema)
  .min(4, 'has fewer than four steps: a process that short is a sentence')
  .max(7, 'has more than seven steps: join two')
  .refine((steps) => areDistinct(steps.map((step) => step.title)), 'has two steps with one title: rename one')
  .refine((steps) => areDistinct(steps.map((step) => step.icon)), 'has two steps with one icon: change one');

export type WorkflowStep = z.input<typeof workflowStepSchema>;
/** The steps of one audience, in the order they happen (R2.43). */
export type Workflow = z.input<typeof workflowSchema>;
