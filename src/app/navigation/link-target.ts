import { type PageId, pageIdOf } from '#src/routes.ts';
import { messageRequestOf } from './message-link.ts';
import { isSettingsLink } from '#src/sections/legal/settings-link.ts';

/** What was reached for. Whether the browser shall follow the link, a listener may have said before. */
export type Reach = { readonly target: EventTarget | null; readonly defaultPrevented?: boolean };

export type PageLink = {
  readonly id: PageId;
  readonly url: URL;
  /** What it asks of the message dialog, which opens where the visitor is. */
  readonly request: ReturnType<typeof messageRequestOf>;
  /** So do the settings of consent. */
  readonly isSettings: boolean;
};

/**
 * The page of this site that a click or a reach asks for, or `undefined` when the browser shall follow the
 * link by itself: other origins, the platform's own pages, new tabs, downloads, jumps in the page.
 */
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
