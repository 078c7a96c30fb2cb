import { createContext } from 'react';

import type { LegalEntry } from '#src/model/legal.schema.ts';

/** Every legal document by its id. Known at build only. */
export const LegalLibrary = createContext<ReadonlyMap<string, LegalEntry>>(new Map());
