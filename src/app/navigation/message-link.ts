import { contactSubjects } from '#content/contact-subjects.ts';
import type { SiteEvents } from '#src/platform/events.ts';
import { routeIdOf } from '#src/routes.ts';

/** Hash of the contact page that opens the message dialog. */
const HASH = '#message';

/** The request of an address that links to the message dialog: `/contact?role=Investor#message` (R2.18, R4.7). */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== HASH || routeIdOf(url.pathname) !== 'contact') return undefined;
  const query = new URLSearchParams(url.search);
  const isDemo = query.get('subject') === contactSubjects['demo-request'];
  return { type: isDemo ? 'demo' : 'contact', role: query.get('role') ?? undefined };
}
