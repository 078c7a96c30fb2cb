import { type Language, languages } from '../languages.ts';

/** The language of this folder. */
export const language: Language = { code: 'ar', ...languages.ar };

/** Until a native reader has read the texts of this folder, `launch-check` lists them. Then delete this. */
export const awaitsReader = true;
