import type { Context } from 'hono';

import { site } from '#content/site.ts';

/**
 * The partner that an address names: the labels before the brand host or `localhost`, the whole host when
 * it is foreign, `''` for the main host. `address` is a host, perhaps with a port, a path or a last dot.
 */
export function partnerNameOf(address: string): string {
  const [authority = ''] = address.toLowerCase().split('/');
  const host = authority.replace(/:\d+$/, '').replace(/\.$/, '');
  for (const main of [site.brandHost, 'localhost']) {
    if (host === main) return '';
    if (host.endsWith(`.${main}`)) return host.slice(0, -main.length - 1);
  }
  return host;
}

/** The host name of the page that calls: from `Origin` when it is on another host, else from the address. */
export function callerHost(c: Context): string {
  const origin = c.req.header('Origin') ?? '';
  return new URL(URL.canParse(origin) ? origin : c.req.url).hostname;
}

/** The partner on whose page a call is made, for the calls that do not name it themselves. */
export function callerPartner(c: Context): string {
  return partnerNameOf(callerHost(c));
}
