import { baseOf } from '../base-of.ts';
import { servedPath } from '../served-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

/** Vercel, middleware: leads a request to another file by the header that Vercel reads, or lets it pass. */
export function chooseFile(request: Request): Response | undefined {
  const { host, pathname } = new URL(request.url);
  const path = servedPath(pathname, host, site) ?? `${baseOf(pathname, site.bases)}/no-such-file`;
  if (path === pathname) return undefined;
  return new Response(null, { headers: { 'x-middleware-rewrite': String(new URL(path, request.url)) } });
}
