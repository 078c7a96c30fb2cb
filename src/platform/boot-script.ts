import { dropBrandTags } from './host/drop-brand-tags.ts';
import { isPartnerShown } from './host/shown-mode.ts';

/**
 * Starts the site's script after the first paint, so that the page shows as early as it would
 * without any. What to load stands in a meta tag, `scripts` or on a partner's host
 * `scripts-partner`: these bytes are the same on all pages.
 */
function boot(): void {
  const list = isPartnerShown() ? 'scripts-partner' : 'scripts';
  const [entry, ...chunks] =
    document.querySelector<HTMLMetaElement>(`meta[name=${list}]`)?.content.split(' ') ?? [];
  if (!entry) return;
  for (const chunk of chunks) {
    const link = document.createElement('link');
    const isStyle = chunk.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // As the bundler asks for it; asked for in two ways, it would be fetched twice.
      link.crossOrigin = '';
    }
    link.href = chunk;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
    // Style sheets then show what they show without script.
    document.documentElement.dataset['script'] = 'failed';
    removeEventListener('click', holdClick, true);
  });
}

/** Nothing listens yet to the buttons of an island whose mark is empty: it repeats the last click when it does. */
function holdClick(event: Event): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-island=""] button');
  if (!button) return;
  // Else a form would send itself, and leave the page.
  event.preventDefault();
  window.earlyClick = button;
}

// All of the head stands before this script, and nothing of the page is painted yet.
if (isPartnerShown()) dropBrandTags();
// What stands in a template is fetched when it leaves it.
else document.head.append(document.head.querySelector('template')?.content ?? '');

addEventListener('click', holdClick, true);

requestAnimationFrame(() => setTimeout(boot));
