import { site } from '#content/site.ts';
import type { Redirect } from '#src/model/redirects.schema.ts';

/** Former path → page. Entries are permanent, because of bookmarks. */
export const redirects = [
  // Some links spell the product without its hyphen (R2.2).
  { from: `/${site.product.slug.replaceAll('-', '')}`, to: 'product', since: '2026-11-20' },
] satisfies Redirect[];
