import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { listen } from '#src/platform/events.ts';

/** How far below the viewport an island starts to load, in CSS pixels. */
export const HYDRATION_MARGIN_PX = 300;

type Options = {
  readonly load: () => Promise<unknown>;
  readonly onLoaded: () => void;
  readonly isNearEnough: boolean;
};

/**
 * Loads an island when it comes near, is touched, or is on the page while its address changes. The returned function
 * stops the interception of clicks and returns the last: loaded code does not respond before it is hydrated.
 */
export function hydrateOnDemand(
  element: HTMLElement,
  { load, isNearEnough, onLoaded }: Options,
): () => HTMLElement | undefined {
  const stopped = new AbortController();
  const { signal } = stopped;
  let clicked: HTMLElement | undefined;
  const onFailed = () => {
    // Style sheets show other ways meanwhile.
    element.dataset['island'] = 'failed';
    // The built markup stays usable: a clicked link leads to its page.
    if (clicked instanceof HTMLAnchorElement) clicked.click();
    // A reload would lose typed text.
    else if (clicked && !clicked.closest('form')) followRelease().catch(console.warn);
    clicked = undefined;
  };
  const hydrate = () => void load().then(onLoaded, onFailed);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) hydrate();
    },
    { rootMargin: `${HYDRATION_MARGIN_PX}px` },
  );
  if (isNearEnough) observer.observe(element);
  const stopListening = listen('same-page-navigation', hydrate);

  const onTouch = (event: Event) => {
    if (!(event.target instanceof Element) || !element.contains(event.target)) return;
    const control = event.target.closest<HTMLElement>('a, button:not([commandfor])');
    const isClick = event instanceof MouseEvent && event.type === 'click';
    // The replayed click is not trusted, and passes.
    if (control && isClick && event.isTrusted && isPlainPress(event)) {
      clicked = control;
      event.preventDefault();
    }
    hydrate();
  };
  // On `window`: React stops events on markup it has not hydrated at the document's capture phase.
  for (const type of ['click', 'focusin', 'pointerover']) {
    window.addEventListener(type, onTouch, { capture: true, signal });
  }
  clicked = takeEarlyClick(element);
  if (clicked || element.contains(document.activeElement)) hydrate();
  return () => {
    stopped.abort();
    observer.disconnect();
    stopListening();
    return clicked;
  };
}

/** The control that was clicked before the site's script ran. Returned once. */
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
