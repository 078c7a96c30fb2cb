import { site } from '#content/site.ts';
import type { Redirect } from '#src/model/redirects.schema.ts';

const { slug } = site.product;

/** Former path → page. Entries are permanent, because of bookmarks. */
export const redirects: readonly Redirect[] = [
  // Some links spell the product without its hyphen (R2.2).
  ...(slug.includes('-')
    ? [{ from: `/${slug.replaceAll('-', '')}`, to: 'product', since: '2026-11-20' } as const]
    : []),
];
