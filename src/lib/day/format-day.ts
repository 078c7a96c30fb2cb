/** A day written as `2026-02-02` in words: `2 February 2026`. Legal documents are in English in every language. */
export const formatDay = (isoDay: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
