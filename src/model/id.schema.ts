import { z } from 'zod';

import { routeIds } from '#src/routes.ts';

/** A page of the site by its name. Content never names a path, so a renamed path breaks no link. */
export const routeId = z.enum(routeIds, { error: 'is not a route id: use one of the ids in src/pages.ts' });

/** The name of an entry in a list. It can end up in an address (`/faq#id`), so changing it breaks links. */
export const kebabId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not a kebab-case id: use small letters, digits and hyphens');

/** Refuses two entries of a list that share an id. */
export const hasUniqueIds = (entries: readonly { readonly id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
