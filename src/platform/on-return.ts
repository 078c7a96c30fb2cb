/**
 * Calls back when a visitor returns to a page that the browser had kept as it was left. Whatever was
 * under way then is gone: its connections were cut. Returns the function that ends it.
 */
export function onReturn(callback: () => void): () => void {
  const hear = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', hear);
  return () => removeEventListener('pageshow', hear);
}
