import { type Language, languages } from '../languages.ts';

/** The language of this folder. */
export const language: Language = { code: 'en', ...languages.en };
