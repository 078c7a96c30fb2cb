import type { SiteEvents } from '#src/platform/events.ts';
import { routeIdOf } from '#src/routes.ts';

/** Place on the contact page that the message dialog stands for. */
export const MESSAGE_PLACE = 'message';

/**
 * What an address asks of the message dialog, if it is a link to it: `/contact#message` (R2.18), with
 * `?role=Founder+or+capital+seeker` for who is known to be one.
 */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== `#${MESSAGE_PLACE}` || routeIdOf(url.pathname) !== 'contact') return undefined;
  const query = new URLSearchParams(url.search);
  const role = query.get('role');
  return { type: query.get('subject') === 'Demo Request' ? 'demo' : 'contact', ...(role && { role }) };
}

/** Its code, fetched when a link to it is reached for, and not before. */
export const fetchMessageDialog = () =>
  import('#src/features/contact/contact-dialog.tsx').then((module) => module.ContactDialog);
