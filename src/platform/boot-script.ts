import { isPlainClick } from '#src/lib/is-plain-click.ts';
import { showCurrentYear } from './current-year.ts';
import { dropBrandTags } from './host/drop-brand-tags.ts';
import { isPartnerShown } from './host/shown-mode.ts';
import { WAKE_DISTANCE_PX } from './hydration/watch-for-waking.ts';
import { startFilmLoop } from './motion.ts';
import { trustPolicy } from './trust-policy.ts';

/** What answers to a visitor; the rest of a page is read. An island whose mark is empty still sleeps. */
const ANSWERING = 'a,button,input,select,textarea,summary,[data-island=""]';

const { head } = document;

/** What a meta tag lists: these bytes are the same on all pages. */
const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];

const linkTo = (rel: string, href: string, more: Partial<HTMLLinkElement> = {}) =>
  head.append(Object.assign(document.createElement('link'), { rel, href }, more));

const trust = trustPolicy('map', { createScript: (text: string) => text });

/**
 * Binds each script to its hash, before the first is asked for (F-E4). The page knows the hash of the map
 * itself: with another one, or none, no script is asked for.
 */
async function bindScripts(): Promise<void> {
  const [path, integrity = ''] = listed('scripts-map');
  if (!path) return;
  const answer = await fetch(path, { integrity });
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = trust.createScript(await answer.text());
  head.append(map);
}

let binding: Promise<void> | undefined;

/** Resolves when scripts may be asked for. */
const bound = () => (binding ??= bindScripts());

let isStarted = false;

/** Starts the site's script: `scripts` of the page, or on a partner's host `scripts-partner`. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  load().catch((error: unknown) => {
    console.warn(error);
    // Style sheets then show what they show without script.
    document.documentElement.dataset['script'] = 'failed';
    removeEventListener('click', holdClick, true);
    // A link leads where it says; nothing answers to a button, and one of a form would leave the page.
    if (window.earlyClick instanceof HTMLAnchorElement) window.earlyClick.click();
  });
}

async function load(): Promise<void> {
  const [entry, ...chunks] = listed(isPartnerShown() ? 'scripts-partner' : 'scripts');
  if (!entry) return;
  await bound();
  for (const chunk of chunks) {
    // A sheet is asked for as the bundler does; asked for in two ways, it would be fetched twice.
    if (chunk.endsWith('.css')) linkTo('preload', chunk, { as: 'style', crossOrigin: '' });
    else linkTo('modulepreload', chunk);
  }
  await import(/* @vite-ignore */ entry);
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<HTMLElement>(selector);

/** Controls whose clicks are kept: those of a sleeping island, and links to dialogs until the site's script runs. */
const HELD = '[data-island=""] :is(button,[aria-haspopup]),:root:not([data-live]) [aria-haspopup]';

/** Keeps the last click on a control whose code is not there yet; that code repeats it when it comes (F-E22). */
function holdClick(event: MouseEvent): void {
  const control = closest(event, HELD);
  if (!control || !isPlainClick(event)) return;
  // Else a form would send itself, and leave the page.
  event.preventDefault();
  window.earlyClick = control;
}

/** A page is complete without script: it starts when somebody reaches for what needs it. */
function onSign(event: Event): void {
  if (closest(event, ANSWERING)) start();
}

/** Starts it too when a live part comes near, unless that waits to be touched. */
function watchParts(): void {
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: `${WAKE_DISTANCE_PX}px` },
  );
  for (const part of document.querySelectorAll('[data-island=""][data-wakes=near]')) near.observe(part);
}

/** Starts what works beside the page, once that has all it shows. */
function startBeside(): void {
  showCurrentYear();
  startFilmLoop();
  for (const module of listed('scripts-beside'))
    bound()
      .then(() => import(/* @vite-ignore */ module))
      .catch(console.warn);
  // What a first touch would wait for, fetched where that costs the visitor nothing. Most of what a phone is
  // tapped for works without it, and its owner pays for what comes.
  const { connection } = navigator;
  if (connection?.effectiveType !== '4g' || connection.saveData || matchMedia('(hover: none)').matches)
    return;
  for (const script of [...listed('scripts-map').slice(0, 1), ...listed('scripts')])
    linkTo('prefetch', script, { crossOrigin: '' });
}

/** After the first paint: the page shows as early as it would without any script. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

// All of the head but its style stands before this script, and nothing of the page is painted yet.
addEventListener('click', holdClick, true);
if (isPartnerShown()) dropBrandTags();
if (document.documentElement.dataset['mode'] !== 'main') {
  void bound();
  afterPaint(start);
} else {
  // What stands in a template is fetched when it leaves it.
  head.append(head.querySelector('template')?.content ?? '');
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click', 'input'])
    addEventListener(sign, onSign, true);
  if (location.search.includes('consent-debug')) afterPaint(start);
  addEventListener('DOMContentLoaded', () => afterPaint(watchParts));
  addEventListener('load', () => afterPaint(startBeside));
}
