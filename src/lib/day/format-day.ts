import { language } from '#words/language.ts';

const dayFormat = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day written as `2026-02-02`, as readers see it: `2 February 2026`. */
export const formatDay = (isoDay: string): string => dayFormat.format(new Date(isoDay));
