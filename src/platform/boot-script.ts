import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { dropBrandTags, isPartnerShown } from './host/host-mode.ts';
import { WAKE_DISTANCE_PX } from './hydration/watch-for-waking.ts';
import { startFilmLoop } from './motion.ts';
import { focusNotifications } from './notifications.ts';
import { trustPolicy } from './trust-policy.ts';

/**
 * What needs the site's script when it is used. A dialog does not, but for the message dialog: what is typed
 * there is sent by the script. An island whose mark is empty still sleeps.
 */
const ANSWERING =
  'a,button:not([commandfor]),[commandfor=message-dialog],input,select,textarea,summary,[data-island=""]';

/** By short names: all of this script is in each page. */
const { head, documentElement: root } = document;
const on = addEventListener;

/** What a meta tag lists: these bytes are the same on all pages. */
const listed = (name: string) =>
  root.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];

const addToHead = (tag: string, properties: object) =>
  head.append(Object.assign(document.createElement(tag), properties));

const trust = trustPolicy('map', { createScript: (text: string) => text });

/**
 * Binds each script to its hash, before the first is asked for (F-E4). The page knows the hash of the map
 * itself: with another one, or none, no script is asked for.
 */
async function bindScripts(): Promise<void> {
  const [path, integrity = ''] = listed('scripts-map');
  if (!path) return;
  const answer = await fetch(path, { integrity });
  addToHead('script', { type: 'importmap', textContent: trust.createScript(await answer.text()) });
}

let binding: Promise<void> | undefined;

/** Resolves when scripts may be asked for. */
const bound = () => (binding ??= bindScripts());

let starting: Promise<void> | undefined;

/** Starts the site's script, once: `scripts` of the page, or on a partner's host `scripts-partner`. */
const start = () => (starting ??= load().catch(release));

/** If the site's script fails, links work as without script, and so do the style sheets. */
const release = (error: unknown) => {
  console.warn(error);
  root.dataset['script'] = 'failed';
  removeEventListener('click', holdClick, true);
};

async function load(): Promise<void> {
  const host = isPartnerShown() ? '-partner' : '';
  const [entry, ...chunks] = listed(`scripts${host}`);
  if (!entry) return;
  await bound();
  for (const chunk of chunks) {
    // A sheet is asked for as the bundler does; asked for in two ways, it would be fetched twice.
    const isSheet = chunk.endsWith('.css');
    addToHead('link', {
      href: chunk,
      ...(isSheet ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }),
    });
  }
  await import(/* @vite-ignore */ entry);
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<HTMLElement>(selector);

/** Controls whose clicks are kept: those of a sleeping island. */
const HELD = '[data-island=""] button:not([commandfor])';

/** Where the last pointer was pressed and released: a press that ends on the backdrop may begin in a field. */
let press: readonly (EventTarget | null | undefined)[] = [];

/** Implements `command` and `closedby="any"`, which some browsers do not support. */
function followCommand(event: Event): void {
  const button = closest(event, '[commandfor]');
  const dialog = button ? document.getElementById(button.getAttribute('commandfor') ?? '') : event.target;
  if (!(dialog instanceof HTMLDialogElement)) return;
  // The browser's own command would open or close it a second time.
  if (button) event.preventDefault();
  if (button && button.matches('[command^=show]')) {
    // Safari does not focus a pressed button, and the dialog restores the focus.
    button.focus();
    dialog.showModal();
  } else if (
    button ||
    (dialog.matches('[closedby=any]') &&
      press.every((target) => target === dialog) &&
      !('closedBy' in dialog))
  )
    dialog.close();
}

/** A closed dialog does not stop its film by itself. */
const pauseFilms = () => {
  for (const film of root.querySelectorAll<HTMLVideoElement>('dialog video')) film.pause();
};

/** Keeps the last click on a control whose code is not there yet; that code repeats it when it comes (F-E22). */
function holdClick(event: MouseEvent): void {
  const control = closest(event, HELD);
  if (!control || !isPlainPress(event)) return;
  // Else a form would send itself, and leave the page.
  event.preventDefault();
  window.earlyClick = control;
}

/** A page is complete without script: it starts when somebody reaches for what needs it. */
function onSign(event: Event): void {
  if (closest(event, ANSWERING)) void start();
}

/** Starts it too when a live part comes near, unless that waits to be touched. */
const watchParts = () => {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
    },
    { rootMargin: `${WAKE_DISTANCE_PX}px` },
  );
  for (const part of root.querySelectorAll('[data-wakes=near]')) near.observe(part);
};

/** A page must have the right year on 1 January too (F-B15). The markup is static, so React never compares it. */
const showCurrentYear = () => {
  for (const element of root.querySelectorAll('[data-current-year]'))
    element.textContent = `${new Date().getFullYear()}`;
};

/** Starts scripts that do not need the page's, once the page is loaded. */
const startStandaloneScripts = () => {
  showCurrentYear();
  startFilmLoop();
  for (const module of listed('scripts-beside'))
    bound()
      .then(() => import(/* @vite-ignore */ module))
      .catch(console.warn);
};

/** After the first paint: the page shows as early as it would without any script. */
const afterPaint = (run: () => unknown) => requestAnimationFrame(() => setTimeout(run));

// All of the head but its style stands before this script, and nothing of the page is painted yet.
on('click', holdClick, true);
on('close', pauseFilms, true);
on('click', followCommand);
on('keydown', focusNotifications);
for (const type of ['pointerdown', 'pointerup']) on(type, ({ target }) => (press = [press[1], target]));
if (isPartnerShown()) dropBrandTags();
if (root.dataset['mode'] !== 'main') {
  void bound();
  afterPaint(start);
} else {
  // What stands in a template is fetched when it leaves it.
  head.append(head.querySelector('template')?.content ?? '');
  for (const sign of ['pointerover', 'focusin', 'click', 'input']) on(sign, onSign, true);
  on('DOMContentLoaded', () => afterPaint(watchParts));
  on('load', () => afterPaint(startStandaloneScripts));
}
