import { hostModeOf } from '#src/platform/host/host-mode.ts';
import type { EdgeSite } from './edge-site.ts';

declare const site: EdgeSite;

/** Netlify, edge function: tells robots to stay away from every host but the brand's; `_headers` cannot tell hosts apart. */
export async function robots(
  request: Request,
  context: { readonly next: () => Promise<Response> },
): Promise<Response> {
  const response = await context.next();
  const { host } = new URL(request.url);
  if (hostModeOf(host, site.brandHost).isNoindex) response.headers.set('X-Robots-Tag', site.hiddenFromRobots);
  return response;
}
