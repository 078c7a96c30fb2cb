import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { matchesPath } from '../matches-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

type Headers = Record<string, { readonly value: string }>;
type Event = {
  readonly request: { readonly uri: string; readonly headers: Readonly<Headers> };
  readonly response: { readonly statusCode: number; readonly headers: Headers };
};

/**
 * CloudFront, viewer response: headers that depend on the path or the host, which a response headers policy does not
 * know. Not run for errors, so a missing file has the caching of pages from that policy.
 */
export function handler(event: Event): Event['response'] {
  const response = event.response;
  const path = event.request.uri;
  const headers = response.headers;
  const host = event.request.headers['host'];
  if (host && hostModeOf(host.value, site.brandHost).isNoindex) {
    headers['x-robots-tag'] = { value: site.hiddenFromRobots };
  }
  const matching = site.rules.filter((rule) => matchesPath(rule[0], path));
  // Its runtime has no `for…of`.
  for (let rule = matching.shift(); rule; rule = matching.shift()) {
    const values = rule[1];
    for (const name in values) headers[name] = { value: values[name] || '' };
  }
  return response;
}
