import { z } from 'zod';

import { chipSchema } from './screen.schema.ts';

const chips = z.record(z.string(), chipSchema);

/** Words for the ids of the sample world. Types and texts need every id, so the schema has its chips alone. */
export const sampleNamesSchema = z.looseObject({ states: chips, access: chips, checks: chips });
