import type { SiteEvents } from '#src/platform/events.ts';
import { routeIdOf } from '#src/routes.ts';

/** Place on the contact page that the message dialog stands for. */
export const MESSAGE_PLACE = 'message';

/** What an address asks of the message dialog, if it is a link to it: `/contact#message` (R2.18). */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== `#${MESSAGE_PLACE}` || routeIdOf(url.pathname) !== 'contact') return undefined;
  return { type: new URLSearchParams(url.search).get('subject') === 'Demo Request' ? 'demo' : 'contact' };
}
