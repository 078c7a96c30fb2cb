import { z } from 'zod';

import { text } from './text.schema.ts';

export const navigationSchema = z.strictObject({
  groups: z
    .strictObject({ platform: text(20), solutions: text(20), company: text(20), legal: text(20) })
    .describe('Titles of the menus of the header and of the columns of the footer.'),
  alsoFor: text(20).describe('Above the pages of further audiences in the menu of solutions.'),
  disclaimer: text(600).describe('Foot of every page: what the company is not. 50 to 80 words.'),
  samples: text(80).describe('Below it: what is invented.'),
});

export type Navigation = z.input<typeof navigationSchema>;

export const llmsTxtSchema = z.strictObject({
  lists: z
    .strictObject({ platform: text(30), audiences: text(30), company: text(30), legal: text(30) })
    .describe('Headings of the lists of llms.txt.'),
  data: z.strictObject({
    heading: text(30),
    prices: z
      .strictObject({ label: text(40), note: text(100) })
      .describe('The link of llms.txt to the prices.'),
    notices: z
      .strictObject({ label: text(40), note: text(100) })
      .describe('The link of llms.txt to the licences of packages and fonts.'),
  }),
});

export type LlmsTxt = z.input<typeof llmsTxtSchema>;
