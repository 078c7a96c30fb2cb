import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { matchesPath } from '../matches-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

/**
 * Netlify, edge function: sets the headers that depend on the path or the host. `_headers` cannot tell hosts apart,
 * and joins the values of two rules that set one header.
 */
export async function setHeaders(
  request: Request,
  context: { readonly next: () => Promise<Response> },
): Promise<Response> {
  const response = await context.next();
  const { host, pathname } = new URL(request.url);
  // An error page does not have the headers of the path that was asked for.
  const rules = response.status < 400 ? site.rules : [];
  for (const [pattern, headers] of rules) {
    if (!matchesPath(pattern, pathname)) continue;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  if (hostModeOf(host, site.brandHost).isNoindex) response.headers.set('X-Robots-Tag', site.hiddenFromRobots);
  return response;
}
