import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { listen } from '#src/platform/events.ts';

/** How far below the viewport an island starts to load, in CSS pixels. */
export const WAKE_DISTANCE_PX = 300;

type Waking = {
  readonly load: () => Promise<unknown>;
  readonly onLoaded: () => void;
  /** Whether it wakes by coming near. */
  readonly isNearEnough: boolean;
  /** A click on a control of the sleeping island, to be repeated once it is awake. */
  readonly onHeldClick: (target: HTMLElement | null) => void;
};

/**
 * Loads an island when it comes near, is touched or stands in the way of another address, and holds clicks on
 * its controls until the returned function is called: code that has arrived is not at work before it is hydrated.
 */
export function watchForWaking(
  element: HTMLElement,
  { load, isNearEnough, onLoaded, onHeldClick }: Waking,
): () => void {
  const stopped = new AbortController();
  let held: HTMLElement | undefined;
  const wake = () =>
    load().then(
      onLoaded,
      // The server's markup stays usable, so a held link leads where it says. A mark lets style sheets
      // show what helps meanwhile.
      () => {
        element.dataset['island'] = 'failed';
        if (held instanceof HTMLAnchorElement) held.click();
        // What was typed would be lost.
        else if (held && !held.closest('form')) followRelease().catch(console.warn);
        held = undefined;
        onHeldClick(null);
      },
    );
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void wake();
    },
    { rootMargin: `${WAKE_DISTANCE_PX}px` },
  );
  if (isNearEnough) observer.observe(element);
  stopped.signal.addEventListener('abort', () => observer.disconnect());
  stopped.signal.addEventListener(
    'abort',
    listen('page-kept', () => void wake()),
  );

  const onTouch = (event: Event) => {
    if (!(event.target instanceof Element) || !element.contains(event.target)) return;
    const control = event.target.closest<HTMLElement>('a, button:not([commandfor])');
    const isClick = event instanceof MouseEvent && event.type === 'click';
    // A repeated click is not trusted, and passes.
    if (control && isClick && event.isTrusted && isPlainPress(event)) {
      held = control;
      onHeldClick(control);
      event.preventDefault();
    }
    void wake();
  };
  // On `window`: React stops events on markup it has not hydrated at the document's capture phase.
  for (const type of ['click', 'focusin', 'pointerover']) {
    window.addEventListener(type, onTouch, { capture: true, signal: stopped.signal });
  }
  const early = takeEarlyClick(element);
  if (early) {
    held = early;
    onHeldClick(early);
    void wake();
  }
  if (element.contains(document.activeElement)) void wake();
  return () => stopped.abort();
}

/** The control within the element that was clicked before the site's script ran; returned once. */
export function takeEarlyClick(element: HTMLElement): HTMLElement | null {
  const control = window.earlyClick;
  if (!control || !element.contains(control)) return null;
  delete window.earlyClick;
  return control;
}

const namesEntry = /(?<=name="scripts" content=")[^" ]+/;

/** Loads the page once more where its host serves another release by now, which took this one's files away. */
async function followRelease(): Promise<void> {
  const answer = await fetch(location.href);
  const [entry] = namesEntry.exec(document.head.innerHTML) ?? [''];
  if (answer.ok && !(await answer.text()).includes(entry)) location.reload();
}
