import { z } from 'zod';

import { routeId } from './ids.schema.ts';

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
    .describe('Day on which the address of the page changed.'),
});

export const redirectsSchema = z
  .array(redirectSchema)
  .refine(
    (redirects) => new Set(redirects.map((redirect) => redirect.from)).size === redirects.length,
    'redirects one path twice: keep one',
  );

export type Redirect = z.input<typeof redirectSchema>;
