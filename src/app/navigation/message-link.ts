import { contactSubjects } from '#content/contact-subjects.ts';
import type { SiteEvents } from '#src/platform/events.ts';
import { routeIdOf } from '#src/routes.ts';

/** Hash of the contact page that opens the message dialog. */
const HASH = '#message';

/** The request of an address that links to the message dialog: `/contact#message` (R2.18). */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== HASH || routeIdOf(url.pathname) !== 'contact') return undefined;
  const subject = new URLSearchParams(url.search).get('subject');
  return { type: subject === contactSubjects['demo-request'] ? 'demo' : 'contact' };
}
