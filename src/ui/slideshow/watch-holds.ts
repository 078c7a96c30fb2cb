/** Each reason alone is enough to keep a slideshow still. */
export type HoldReason =
  'out-of-view' | 'inactive-panel' | 'hover' | 'focus' | 'hidden-document' | 'reduced-motion' | 'user';

type SetHold = (reason: HoldReason, isHeld: boolean) => void;

/** How far outside the viewport a slideshow may already run, in CSS pixels. */
const NEAR_PX = 100;

/** Reports every reason except the person's own pause. Returns the function that stops watching. */
export function watchHolds(root: HTMLElement, setHold: SetHold): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  watchView(root, setHold, signal);
  watchPanel(root, setHold, signal);
  watchPresence(root, setHold, signal);
  watchDocument(setHold, signal);
  return () => stopped.abort();
}

function watchView(root: HTMLElement, setHold: SetHold, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => setHold('out-of-view', !entries.some((entry) => entry.isIntersecting)),
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Read from the DOM: a context would have to pass through parts of the page that are not hydrated yet. */
function watchPanel(root: HTMLElement, setHold: SetHold, signal: AbortSignal) {
  const panel = root.closest<HTMLElement>('[role=tabpanel]');
  if (!panel) return;
  const report = () => setHold('inactive-panel', panel.dataset['active'] === 'false');
  const observer = new MutationObserver(report);
  observer.observe(panel, { attributeFilter: ['data-active'] });
  signal.addEventListener('abort', () => observer.disconnect());
  report();
}

function watchPresence(root: HTMLElement, setHold: SetHold, signal: AbortSignal) {
  const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target);
  root.addEventListener('pointerenter', () => setHold('hover', true), { signal });
  root.addEventListener('pointerleave', () => setHold('hover', false), { signal });
  // Moving between two controls is not a new arrival, so it does not undo a wish to play.
  root.addEventListener('focusin', (event) => isInside(event.relatedTarget) || setHold('focus', true), {
    signal,
  });
  root.addEventListener('focusout', (event) => isInside(event.relatedTarget) || setHold('focus', false), {
    signal,
  });
  setHold('hover', root.matches(':hover'));
  setHold('focus', root.matches(':focus-within'));
}

function watchDocument(setHold: SetHold, signal: AbortSignal) {
  const reportVisibility = () => setHold('hidden-document', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', reportVisibility, { signal });
  reportVisibility();

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const reportMotion = () => setHold('reduced-motion', reducedMotion.matches);
  reducedMotion.addEventListener('change', reportMotion, { signal });
  reportMotion();
}
