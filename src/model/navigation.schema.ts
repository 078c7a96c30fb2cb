import { z } from 'zod';

import { hasUniqueIds, kebabId, routeId } from './id.schema.ts';
import { text } from './text.schema.ts';

const menuItemSchema = z.strictObject({
  label: text(30),
  description: text(60).describe('One line under the label: what the visitor finds there.'),
  route: routeId,
});

const headerLinkSchema = z.strictObject({ id: kebabId, label: text(20), route: routeId });

const headerMenuSchema = z.strictObject({
  id: kebabId,
  label: text(20),
  items: z.array(menuItemSchema).min(2),
});

const footerColumnSchema = z.strictObject({
  id: kebabId,
  label: text(20),
  links: z.array(z.strictObject({ label: text(30), route: routeId })).min(1),
});

export const navigationSchema = z.strictObject({
  header: z
    .array(z.union([headerMenuSchema, headerLinkSchema]))
    .min(1)
    .refine(hasUniqueIds, 'has two entries with one id: rename one'),
  footer: z.array(footerColumnSchema).min(1).refine(hasUniqueIds, 'has two columns with one id: rename one'),
  disclaimer: text(600).describe('Foot of every page: what the company is not (R1.7). 50 to 80 words.'),
});

/** Header menus and plain links in reading order, footer columns, and the disclaimer below them. */
export type Navigation = z.input<typeof navigationSchema>;
