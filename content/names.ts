/**
 * Names that a language with another script writes in Latin letters too; the build takes other Latin words for
 * texts that were left in English. It also knows the names of site.ts and logos.ts, and abbreviations.
 */
export const names = ['Chromium', 'Firefox', 'WebKitGTK', 'Carried Interest'];
