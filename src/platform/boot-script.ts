/**
 * Starts the site's script after the first paint, so that the page shows as early as it would
 * without any. What to load stands in the `scripts` meta tag: these bytes are the same on all pages.
 */
function boot(): void {
  const [entry, ...chunks] =
    document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  if (!entry) return;
  for (const chunk of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
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

addEventListener('click', holdClick, true);

requestAnimationFrame(() => setTimeout(boot));
