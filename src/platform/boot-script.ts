import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { dropBrandTags } from './host/host-mode.ts';
import { isPartnerShown } from './host/partner-status.ts';
import { startFilmLoop } from './motion.ts';
import { focusNotifications } from './notifications.ts';
import { CONTACT_DRAFT, LEFT_TOASTS, readSession } from './storage/storage.ts';
import { trustPolicy } from './trust-policy.ts';
import { languageToOffer } from './language-to-offer.ts';
import { whenNear } from './when-near.ts';

/** Controls that HTML alone does not serve. Links are links, but for those that open a dialog or store the language. */
const NEEDS_SCRIPT =
  '[data-island],button:not([commandfor]),[commandfor=message-dialog],input,select,summary,[hreflang],[data-term],[data-copied],[href*="#message"]';

/** Short names: this script is inline in each page. */
const { head, documentElement: root } = document;
const on = addEventListener;

const namesIn = (name: string) =>
  root.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];

const addToHead = (tag: string, properties: object) =>
  head.append(Object.assign(document.createElement(tag), properties));

const trust = trustPolicy('map', { createScript: (text: string) => text });

/**
 * Binds each script to its hash before the first request (F-E4). The page has the hash of the map: without a valid map
 * no script is requested. Firefox ignores a map that follows a module script, such as that of an extension.
 */
async function bindScripts(): Promise<void> {
  const [path, integrity = ''] = namesIn('scripts-map');
  if (!path) return;
  const answer = await fetch(path, { integrity });
  addToHead('script', {
    type: 'importmap',
    textContent: trust.createScript(await answer.text()),
    onerror: () => console.warn('Import map ignored: scripts run without hashes'),
  });
}

let binding: Promise<void> | undefined;

const scriptsBound = () =>
  (binding ??= bindScripts().catch((error: unknown) => {
    binding = undefined;
    throw error;
  }));

let starting: Promise<void> | undefined;

/** Starts the site's script, once. After a failure the next touch tries again (F-E23). */
const start = () => (starting ??= load().catch(release));

/** If the site's script fails, links and styles work as without script. */
const release = (error: unknown) => {
  console.warn(error);
  starting = undefined;
  root.dataset['script'] = 'failed';
  // A press waits for the next attempt, which another press starts.
  delete window.earlyClick;
};

async function load(): Promise<void> {
  const [entry, ...chunks] = namesIn('scripts');
  if (!entry) return;
  await scriptsBound();
  for (const href of chunks) addToHead('link', { rel: 'modulepreload', href });
  await import(/* @vite-ignore */ entry);
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<HTMLElement>(selector);

const REPLAYED = '[data-island]:not([data-awake]) button:not([commandfor])';

/** Targets of the last pointerdown and pointerup: a press that ends on the backdrop may begin in a field. */
let pressTargets: readonly (EventTarget | null | undefined)[] = [];

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
    // What the message dialog sends beside the text (R7.9), before its code has come.
    dialog.dataset['request'] = button.dataset['request'] ?? '';
    dialog.showModal();
  } else if (
    button ||
    (dialog.matches('[closedby=any]') &&
      pressTargets.every((target) => target === dialog) &&
      !('closedBy' in dialog))
  )
    dialog.close();
}

/** Closing a dialog does not. */
const pauseFilms = () => {
  for (const film of root.querySelectorAll<HTMLVideoElement>('dialog video')) film.pause();
};

function playFilm(event: Event): void {
  const button = closest(event, '[data-plays]');
  const film = button && button.parentElement?.querySelector('video');
  if (!film) return;
  // The browser may refuse, or closing may interrupt it; the film keeps its own controls.
  film.play().catch(() => {});
  film.focus();
}

const markPlayed = (event: Event) => {
  const film = closest(event, 'video');
  if (film) film.dataset['played'] = '';
};

/** Stores the last click in an island for the site's script, which repeats it (F-E22). */
function storeClick(event: MouseEvent): void {
  const control = closest(event, REPLAYED);
  if (!control || !isPlainPress(event)) return;
  // A form would be submitted by the browser.
  event.preventDefault();
  window.earlyClick = control;
}

function startOnUse(event: Event): void {
  if (closest(event, NEEDS_SCRIPT)) void start();
}

/** Starts for what the last page left, for an address with a part, and when something comes near that acts by itself. */
const watchPage = () => {
  const { hash, search } = location;
  if (hash || search || wanted || [CONTACT_DRAFT, LEFT_TOASTS].some(readSession)) void start();
  whenNear(root.querySelectorAll('[data-wakes=near]'), () => void start());
  // The list of contents follows the reading.
  if (root.querySelector('[data-contents]')) on('scroll', () => void start(), { once: true });
};

/** The right year on 1 January too (F-B15), and the day of printing, in static markup. */
const showToday = () => {
  const now = new Date();
  for (const element of root.querySelectorAll<HTMLElement>('[data-current-year],[data-today]')) {
    const { today } = element.dataset;
    element.textContent = today
      ? now.toLocaleDateString(today, { dateStyle: 'long' })
      : `${now.getFullYear()}`;
  }
};

let unfolded: readonly HTMLDetailsElement[] = [];

/** Not all style sheets can show the content of a closed `<details>`, or fetch a picture that is far below. */
const prepareForPrint = () => {
  showToday();
  unfolded = [...root.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const item of unfolded) item.open = true;
  for (const image of root.querySelectorAll<HTMLImageElement>('main [loading=lazy]')) image.loading = 'eager';
};

const foldAfterPrint = () => {
  for (const item of unfolded) item.open = false;
};

const startStandaloneScripts = () => {
  showToday();
  startFilmLoop();
  // Nobody is asked for consent on a partner's host.
  for (const module of isPartnerShown() ? [] : namesIn('scripts-beside'))
    scriptsBound()
      .then(() => import(/* @vite-ignore */ module))
      .catch(console.warn);
};

const afterPaint = (run: () => unknown) => requestAnimationFrame(() => setTimeout(run));

// This script follows the head's tags, before the first paint.
on('click', storeClick, true);
on('close', pauseFilms, true);
on('play', markPlayed, true);
on('click', playFilm);
on('click', followCommand);
on('keydown', focusNotifications);
for (const type of ['pointerdown', 'pointerup'])
  on(type, ({ target }) => (pressTargets = [pressTargets[1], target]));
// Before the partner's page drops the links to other languages.
const wanted = languageToOffer(navigator.languages);
if (wanted) root.dataset['wants'] = wanted;
if (isPartnerShown()) dropBrandTags();
for (const sign of ['pointerover', 'focusin', 'click', 'input']) on(sign, startOnUse, true);
on('DOMContentLoaded', () => afterPaint(watchPage));
on('landing', watchPage);
on('beforeprint', prepareForPrint);
on('afterprint', foldAfterPrint);
on('load', () => afterPaint(startStandaloneScripts));
