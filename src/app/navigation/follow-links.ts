import type { Pages } from '#src/app/page-entry.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { emit } from '#src/platform/events.ts';
import { fetchPageDocument } from '#src/platform/page-document/page-document.ts';
import { type PageLink, pageLinkOf, type Reach } from './link-target.ts';

/**
 * Follows plain links without a reload, by one listener: most markup is not hydrated and has no handlers. Returns the
 * function that stops it.
 * @param navigate called when code and HTML of the page are loaded
 */
export function followLinks(pages: Pages, navigate: (url: URL) => void | Promise<void>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { dataset } = document.documentElement;
  let latest: URL | undefined;

  const prepare = ({ id, url }: PageLink): Promise<unknown> =>
    Promise.all([pages[id].load(), pages[id].kind !== 'unbuilt' && fetchPageDocument(url.pathname, id)]);

  const follow = async (link: PageLink) => {
    const { url } = link;
    latest = url;
    dataset['navigating'] = '';
    const isAwaited = () => latest === url && !signal.aborted;
    try {
      await prepare(link);
      if (isAwaited()) {
        const isSamePage = url.pathname === location.pathname;
        await navigate(url);
        if (isSamePage && !url.hash) window.scrollTo({ top: 0 });
      }
    } catch {
      // The page is complete HTML: let the browser load it.
      if (isAwaited()) location.assign(url);
    }
    if (latest === url) delete dataset['navigating'];
  };

  document.addEventListener(
    'click',
    (event) => {
      const link = isPlainPress(event) ? pageLinkOf(event, location) : undefined;
      if (!link) return;
      event.preventDefault();
      const { request, isSettings } = link;
      if (request) return emit('contact-requested', request);
      if (isSettings) return emit('settings-requested', undefined);
      void follow(link);
    },
    { signal },
  );

  const prefetch = (reach: Reach) => {
    const link = pageLinkOf(reach, location);
    if (!link || link.isSettings || link.request) return;
    prepare(link).catch(() => {});
  };
  document.addEventListener('pointerover', prefetch, { signal, passive: true });
  document.addEventListener('focusin', prefetch, { signal });
  // The event that started the script came before these listeners.
  for (const target of document.querySelectorAll('a:is(:hover,:focus)')) prefetch({ target });
  return () => stopped.abort();
}
