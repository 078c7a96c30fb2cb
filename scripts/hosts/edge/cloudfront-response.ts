import { hostModeOf } from '#src/platform/host/host-mode.ts';
import type { EdgeSite } from './edge-site.ts';

declare const site: EdgeSite;

type Headers = Record<string, { readonly value: string }>;
type Event = {
  readonly request: { readonly uri: string; readonly headers: Readonly<Headers> };
  readonly response: { readonly statusCode: number; readonly headers: Headers };
};

/**
 * CloudFront, viewer response: what depends on the path or the host, which a response headers policy cannot
 * tell apart. Not run for errors, so a missing file keeps the caching of pages from that policy.
 */
export function handler(event: Event): Event['response'] {
  const response = event.response;
  const path = event.request.uri;
  const headers = response.headers;
  const rule = site.caching.find((one) => matches(one[0], path));
  if (rule) headers['cache-control'] = { value: rule[1] };
  const isMarkdown = path.slice(-3) === '.md';
  if (isMarkdown) headers['content-type'] = { value: site.markdownType };
  const host = event.request.headers['host'];
  if (isMarkdown || (host && hostModeOf(host.value, site.brandHost).isNoindex)) {
    headers['x-robots-tag'] = { value: site.hiddenFromRobots };
  }
  return response;
}

function matches(pattern: string, path: string): boolean {
  return pattern.slice(-1) === '*' ? path.indexOf(pattern.slice(0, -1)) === 0 : path === pattern;
}
