/**
 * Calls back when the browser restores this page from its back/forward cache, which has aborted open requests. Returns
 * the function that stops it.
 */
export function onPageRestore(callback: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
