/**
 * Calls back when the browser restores this page from its back/forward cache. Requests that were open
 * have been cut off by then. Returns the function that stops it.
 */
export function onPageRestore(callback: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
