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
  });
}

requestAnimationFrame(() => setTimeout(boot));
