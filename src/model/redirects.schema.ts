import { z } from 'zod';

import { routeId } from './id.schema.ts';

export const redirectSchema = z.strictObject({
  from: z
    .string()
    .regex(
      /^\/[a-z0-9/-]*[a-z0-9]$/,
      'is not a former path: begin with a slash, end without one, small letters only',
    ),
  to: routeId,
  since: z.iso
    .date('is not a date: write YYYY-MM-DD')
    .describe('Day the path stopped being the address of the page.'),
});

export const redirectsSchema = z
  .array(redirectSchema)
  .refine(
    (redirects) => new Set(redirects.map((redirect) => redirect.from)).size === redirects.length,
    'redirects one path twice: keep one',
  );

/** A path that once was, or might be taken for, the address of a page. */
export type Redirect = z.input<typeof redirectSchema>;
