import type { Pages } from '#src/app/page-entry.ts';
import { isPlainClick } from '#src/lib/is-plain-click.ts';
import { emit } from '#src/platform/events.ts';
import { fetchPageDocument } from '#src/platform/page-document/page-document.ts';
import { type PageLink, pageLinkOf } from './link-target.ts';
import { messageRequestOf } from './message-link.ts';
import { isSettingsLink } from '#src/sections/legal/settings-link.ts';

/**
 * Follows plain links without a reload, one listener for the whole site: most markup is not
 * hydrated and could carry no handler of its own. Returns the function that stops it.
 * @param navigate tells the router, once the page is at hand
 */
export function followLinks(pages: Pages, navigate: (url: URL) => void | Promise<void>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let latest: URL | undefined;

  const prepare = (link: PageLink) =>
    Promise.all([
      pages[link.id].load(),
      pages[link.id].kind !== 'unbuilt' && fetchPageDocument(link.url.pathname),
    ]).then(() => undefined);

  const follow = async (link: PageLink) => {
    latest = link.url;
    document.documentElement.dataset['navigating'] = '';
    try {
      await prepare(link);
      if (latest === link.url && !signal.aborted) {
        await navigate(link.url);
      }
    } catch {
      // Whatever is missing, the page itself is complete HTML: let the browser load it.
      if (latest === link.url && !signal.aborted) location.assign(link.url);
    }
    if (latest === link.url) delete document.documentElement.dataset['navigating'];
  };

  document.addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? pageLinkOf(event, location) : undefined;
      if (!link) return;
      event.preventDefault();
      const request = messageRequestOf(link.url);
      // It opens where the visitor is.
      if (request) return emit('contact-requested', request);
      if (isSettingsLink(link.url)) return emit('settings-requested', undefined);
      if (link.url.pathname === location.pathname && !link.url.hash) window.scrollTo({ top: 0 });
      void follow(link);
    },
    { signal },
  );

  const prefetch = (event: PointerEvent | FocusEvent) => {
    const link = pageLinkOf(event, location);
    if (link) prepare(link).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { signal, passive: true });
  document.addEventListener('focusin', prefetch, { signal });
  return () => stopped.abort();
}
