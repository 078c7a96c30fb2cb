import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { listen } from '#src/platform/events.ts';

/** How far below the viewport an island starts to load, in CSS pixels. */
export const WAKE_DISTANCE_PX = 300;

type Waking = {
  readonly load: () => Promise<unknown>;
  readonly onLoaded: () => void;
  /** Whether it also loads when it comes near the viewport. */
  readonly isNearEnough: boolean;
};

/**
 * Loads an island when it comes near, is touched, or is on the page while its address changes. Holds clicks on its
 * controls until the returned function is called, which returns the last of them: code that is loaded does not
 * respond before it is hydrated.
 */
export function watchForWaking(
  element: HTMLElement,
  { load, isNearEnough, onLoaded }: Waking,
): () => HTMLElement | undefined {
  const stopped = new AbortController();
  const { signal } = stopped;
  let held: HTMLElement | undefined;
  const onFailed = () => {
    // Style sheets show other ways meanwhile.
    element.dataset['island'] = 'failed';
    // The built markup stays usable: a held link leads to its page.
    if (held instanceof HTMLAnchorElement) held.click();
    // A reload would lose typed text.
    else if (held && !held.closest('form')) followRelease().catch(console.warn);
    held = undefined;
  };
  const wake = () => void load().then(onLoaded, onFailed);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake();
    },
    { rootMargin: `${WAKE_DISTANCE_PX}px` },
  );
  if (isNearEnough) observer.observe(element);
  const stopListening = listen('page-kept', wake);

  const onTouch = (event: Event) => {
    if (!(event.target instanceof Element) || !element.contains(event.target)) return;
    const control = event.target.closest<HTMLElement>('a, button:not([commandfor])');
    const isClick = event instanceof MouseEvent && event.type === 'click';
    // A repeated click is not trusted, and passes.
    if (control && isClick && event.isTrusted && isPlainPress(event)) {
      held = control;
      event.preventDefault();
    }
    wake();
  };
  // On `window`: React stops events on markup it has not hydrated at the document's capture phase.
  for (const type of ['click', 'focusin', 'pointerover']) {
    window.addEventListener(type, onTouch, { capture: true, signal });
  }
  held = takeEarlyClick(element);
  if (held || element.contains(document.activeElement)) wake();
  return () => {
    stopped.abort();
    observer.disconnect();
    stopListening();
    return held;
  };
}

/** The control within the element that was clicked before the site's script ran; returned once. */
export function takeEarlyClick(element: HTMLElement | null): HTMLElement | undefined {
  const control = window.earlyClick;
  if (!control || !element?.contains(control)) return undefined;
  delete window.earlyClick;
  return control;
}

const namesEntry = /(?<=name="scripts" content=")[^" ]+/;

/** Reloads the page if its host serves another release, which has removed the files of this one. */
async function followRelease(): Promise<void> {
  const answer = await fetch(location.href);
  const [entry] = namesEntry.exec(document.head.innerHTML) ?? [''];
  if (answer.ok && !(await answer.text()).includes(entry)) location.reload();
}
