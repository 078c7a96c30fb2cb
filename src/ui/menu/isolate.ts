/**
 * Makes everything but one element inert, as a modal dialog does: what lies beside it, and beside
 * each of its ancestors. Returns the function that gives the page back.
 */
export function isolate(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let kept = element; kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
    if (kept === document.body) break;
  }
  return () => {
    for (const sibling of silenced.splice(0)) sibling.inert = false;
  };
}
