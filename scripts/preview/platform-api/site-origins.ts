import { cors } from 'hono/cors';

import { site } from '#content/site.ts';

/** Lets the pages of the site, on its main host, its partner hosts and every `localhost`, read the answers. */
export const siteCors = cors({
  origin: (origin) => (isSiteOrigin(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: ['Content-Type'],
  maxAge: 600,
});

/** Whether a page of this origin belongs to the site. Any other origin is refused at the preflight. */
export function isSiteOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (hostname === '127.0.0.1' || isAtOrBelow(hostname, 'localhost')) return true;
  return protocol === 'https:' && isAtOrBelow(hostname, site.brandHost);
}

function isAtOrBelow(hostName: string, parent: string): boolean {
  return hostName === parent || hostName.endsWith(`.${parent}`);
}
