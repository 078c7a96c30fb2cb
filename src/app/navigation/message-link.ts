import { contactSubjects } from '#content/contact-subjects.ts';
import type { SiteEvents } from '#src/platform/events.ts';
import { routeIdOf } from '#src/routes.ts';

/** Hash of the contact page that opens the message dialog. */
export const MESSAGE_PLACE = 'message';

/** The request of an address that links to the message dialog: `/contact#message` (R2.18). */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== `#${MESSAGE_PLACE}` || routeIdOf(url.pathname) !== 'contact') return undefined;
  const subject = new URLSearchParams(url.search).get('subject');
  return { type: subject === contactSubjects['demo-request'] ? 'demo' : 'contact' };
}

/** Fetches the dialog's code, when a visitor is about to follow a link to it. */
export const fetchMessageDialog = () =>
  import('#src/features/contact/contact-dialog.tsx').then((module) => module.ContactDialog);
