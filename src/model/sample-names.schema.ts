import { z } from 'zod';

import { chipSchema } from './screen.schema.ts';

const chips = z.record(z.string(), chipSchema);

/** Words for the ids of the sample world. Types and texts need every id, so the schema has what code reads alone. */
export const sampleNamesSchema = z.looseObject({
  today: z.string(),
  counts: z.record(z.string(), z.record(z.string(), z.string())),
  ...{ states: chips, access: chips, checks: chips },
});
