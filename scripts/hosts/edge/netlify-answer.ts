import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { baseOf } from '../base-of.ts';
import { matchesPath } from '../matches-path.ts';
import { servedPath, withoutWww } from '../served-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

/**
 * Netlify, edge function: chooses the file, and sets the headers that depend on the path or the host. `_headers` and
 * `_redirects` cannot tell hosts apart, and of two rules that set one header the values are joined.
 */
export async function answer(
  request: Request,
  context: { readonly next: (request: Request) => Promise<Response> },
): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const onBrand = withoutWww(host, pathname + search, site);
  if (onBrand) return Response.redirect(onBrand, site.redirectStatus);
  const path = servedPath(pathname, host, site) ?? `${baseOf(pathname, site.bases)}/no-such-file`;
  const response = await context.next(
    path === pathname ? request : new Request(new URL(path, request.url), request),
  );
  // An error page does not have the headers of the path that was asked for.
  const rules = response.status < 400 ? site.rules : [];
  for (const [pattern, headers] of rules) {
    if (!matchesPath(pattern, pathname)) continue;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  if (hostModeOf(host, site.brandHost).isNoindex) response.headers.set('X-Robots-Tag', site.hiddenFromRobots);
  return response;
}
