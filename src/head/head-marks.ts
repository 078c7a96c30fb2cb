/**
 * Marks of the tags that a document's head has for one page, or for the main brand on every page: the
 * browser finds them by `data-of` when it opens another page, or is on a partner's host. Titles need none.
 */
export const ofPage = { 'data-of': 'page' } as const;
export const ofBrand = { 'data-of': 'brand' } as const;
