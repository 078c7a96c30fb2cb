import { decodePath, servedPath, withoutWww } from '../served-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

type Value = { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] };
type Request = {
  uri: string;
  readonly querystring: Readonly<Record<string, Value>>;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};
type Redirect = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

/**
 * CloudFront, viewer request: finds the file of a page, redirects other spellings and former paths, and hides files
 * that are not public. In the documented language of the runtime cloudfront-js-2.0, which the tests run in njs.
 */
export function handler(event: { readonly request: Request }): Request | Redirect {
  const request = event.request;
  const asked = request.uri;
  const hostHeader = request.headers['host'];
  const host = hostHeader ? hostHeader.value : site.brandHost;
  const onBrand = withoutWww(host, asked, site);
  if (onBrand) return redirect(onBrand, request);
  const path = (decodePath(asked) || asked).split(/\/+/).join('/');
  const known = path.replace(/(\/|\/index(\.html)?|\.html)+$/i, '').toLowerCase() || '/';
  // A path of such signs may be a page; a missing one leads to the error page.
  const isPage = /^[\w/-]+$/.test(known) && !new RegExp(site.hidden).test(known);
  const target = site.redirects[known] || (isPage ? known : '');
  if (target && target !== asked) return redirect(target, request);
  const served = servedPath(asked, host, site);
  // There is no such file, so the distribution answers with its error page.
  if (served === undefined) request.uri = '/no-such-file';
  else if (target) request.uri = served === '/' ? '/index.html' : `${served}.html`;
  return request;
}

const redirect = (target: string, request: Request): Redirect => ({
  statusCode: site.redirectStatus,
  headers: { location: { value: withQuery(target, request) } },
});

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
