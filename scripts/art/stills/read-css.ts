import { readFileSync } from 'node:fs';

/** A stylesheet of drawn screens, by its path in this folder. */
export const readCss = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
