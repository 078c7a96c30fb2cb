import type { EdgeSite } from './edge-site.ts';

declare const site: EdgeSite;

/** Netlify, edge function: tells robots to stay away from partner hosts, which `_headers` cannot tell apart. */
export async function robots(
  request: Request,
  context: { readonly next: () => Promise<Response> },
): Promise<Response> {
  const response = await context.next();
  const name = new URL(request.url).hostname.toLowerCase().replace(/\.$/, '');
  const isBelowBrand = name.endsWith(`.${site.brandHost}`) && name !== `www.${site.brandHost}`;
  if (isBelowBrand) response.headers.set('X-Robots-Tag', site.hiddenFromRobots);
  return response;
}
