import { z } from 'zod';

import { partnerId } from './ids.schema.ts';
import { text } from './text.schema.ts';

const projectSchema = z.strictObject({
  id: z.string(),
  title: text(30),
  line: text(24),
  amount: text(20),
  share: z.number().min(0).max(100).describe('What is committed, in percent.'),
});

export const portalsSchema = z.strictObject({
  description: text(300).describe('What the picture shows, to assistive technology.'),
  note: text(140),
  login: text(16),
  partners: z
    .array(
      z.strictObject({
        id: partnerId.describe('Subdomain of its portal; its accent is in content/portal-accents.ts.'),
        name: text(30),
        initial: text(2),
        tagline: text(60),
        projects: z.array(projectSchema).length(2),
      }),
    )
    .length(3),
});

export type PortalsContent = z.input<typeof portalsSchema>;
