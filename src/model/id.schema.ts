import { z } from 'zod';

import { routeIds } from '#src/routes.ts';

/** A page of the site by its id. Content has no paths, so a renamed path breaks no link. */
export const routeId = z.enum(routeIds, { error: 'is not a route id: use one of the ids in src/pages.ts' });

/** The id of an entry in a list. It can be part of an address (`/faq#id`), so changing it breaks links. */
export const kebabId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not a kebab-case id: use small letters, digits and hyphens');

/** Rejects duplicate ids in a list. */
export const hasUniqueIds = (entries: readonly { readonly id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
