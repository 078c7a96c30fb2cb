import { createContext } from 'react';

/** Path of each file of a legal document that was made → its bytes. Known at build only, when the files are made. */
export const FileSizes = createContext<ReadonlyMap<string, number>>(new Map());
