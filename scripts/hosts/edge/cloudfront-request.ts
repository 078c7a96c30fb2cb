import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

type Value = { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] };
type Request = { uri: string; readonly querystring: Readonly<Record<string, Value>> };
type Redirect = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

/**
 * CloudFront, viewer request: finds the file of a page, redirects other spellings and former paths, and hides files
 * that are not public. Uses only what its runtime (cloudfront-js-2.0) has.
 */
export function handler(event: { readonly request: Request }): Request | Redirect {
  const request = event.request;
  const asked = request.uri;
  const path = asked.replaceAll(/\/{2,}/g, '/').replace(/(\/|\/index(\.html)?|\.html)+$/i, '') || '/';
  const known = path.toLowerCase();
  // A path without a file ending may be a page; a missing one leads to the error page.
  const isPage = !isHidden(known) && !/\.[^/]*$/.test(known);
  const target = site.redirects[known] || (isPage ? known : '');
  if (target && target !== asked) {
    return { statusCode: site.redirectStatus, headers: { location: { value: withQuery(target, request) } } };
  }
  if (target) request.uri = target === '/' ? '/index.html' : `${target}.html`;
  // There is no such file, so the distribution answers with its error page.
  else if (isHidden(asked)) request.uri = '/no-such-file';
  return request;
}

function isHidden(path: string): boolean {
  return new RegExp(site.hidden).test(path);
}

function withQuery(target: string, request: Request): string {
  const parts = Object.keys(request.querystring).map((key) => {
    const entry = request.querystring[key];
    const values = entry ? (entry.multiValue ?? [entry]) : [];
    return values.map((one) => (one.value === '' ? key : `${key}=${one.value}`)).join('&');
  });
  if (parts.length === 0) return target;
  const at = target.indexOf('#');
  const query = `?${parts.join('&')}`;
  return at < 0 ? target + query : target.slice(0, at) + query + target.slice(at);
}
