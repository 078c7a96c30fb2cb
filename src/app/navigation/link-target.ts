import { contactSubjects } from '#content/contact-subjects.ts';
import type { SiteEvents } from '#src/platform/events.ts';
import { type PageId, pageIdOf, routeIdOf } from '#src/routes.ts';
import { isSettingsLink } from '#src/sections/legal/settings-link.ts';

/** The part of an event on a link that matters here. */
export type Reach = { readonly target: EventTarget | null; readonly defaultPrevented?: boolean };

export type PageLink = {
  readonly id: PageId;
  readonly url: URL;
  /** Opens the message dialog on the current page. */
  readonly request: SiteEvents['contact-requested'] | undefined;
  readonly isSettings: boolean;
};

/** `undefined` for links that the browser must follow. */
export function pageLinkOf({ target, defaultPrevented }: Reach, here: Location): PageLink | undefined {
  if (defaultPrevented || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const id = url.origin === here.origin ? pageIdOf(url.pathname) : 'not-found';
  if (id === 'not-found') return undefined;
  const request = messageRequestOf(url);
  const isSettings = isSettingsLink(url);
  const isJump = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return isJump && !request && !isSettings ? undefined : { id, url, request, isSettings };
}

/** Hash of the contact page that opens the message dialog. */
const MESSAGE_HASH = '#message';

/** The request of an address that links to the message dialog: `/contact?role=Investor#message` (R2.18, R4.7). */
export function messageRequestOf(url: URL | Location): SiteEvents['contact-requested'] | undefined {
  if (url.hash !== MESSAGE_HASH || routeIdOf(url.pathname) !== 'contact') return undefined;
  const query = new URLSearchParams(url.search);
  const isDemo = query.get('subject') === contactSubjects['demo-request'];
  return { type: isDemo ? 'demo' : 'contact', role: query.get('role') ?? undefined };
}
