import { isBelowBrand } from './below-brand.ts';
import type { EdgeSite } from './edge-site.ts';

declare const site: EdgeSite;

/** Netlify, edge function: tells robots to stay away from partner hosts, which `_headers` cannot tell apart. */
export async function robots(
  request: Request,
  context: { readonly next: () => Promise<Response> },
): Promise<Response> {
  const response = await context.next();
  const { host } = new URL(request.url);
  if (isBelowBrand(host, site.brandHost)) response.headers.set('X-Robots-Tag', site.hiddenFromRobots);
  return response;
}
