const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day written as `2026-02-02`, as the legal documents show it, which are in English: `2 February 2026`. */
export const formatDay = (isoDay: string): string => dayFormat.format(new Date(isoDay));
