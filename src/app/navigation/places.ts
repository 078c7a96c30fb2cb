/** State of a history entry: its key, from the router or from here, and the positions known when it was left. */
type Entry = { readonly key?: string; readonly places?: Readonly<Record<string, number>> } | null;

/** Scroll position of each entry, in CSS pixels. */
const places: Record<string, number> = {};

/** Key of the entry whose page is rendered; the address may be ahead of it. */
let shownKey = '';

/** Only the router and this module write the state. */
const entryOf = ({ state }: { readonly state: Entry }): Entry => state;

const readEntry = (): Entry => entryOf(history);

/** An entry that the browser made, by a load or a jump within the page, has no key yet. */
function keyOfEntry(): string {
  const entry = readEntry();
  if (entry?.key) return entry.key;
  shownKey = `${Math.random()}`;
  history.replaceState({ ...entry, key: shownKey }, '');
  places[shownKey] = window.scrollY;
  return shownKey;
}

function notePlace(): void {
  const key = keyOfEntry();
  if (key === shownKey) places[key] = window.scrollY;
}

export const placeOf = (key: string): number => places[key] ?? 0;

/** From now on scrolling belongs to this entry. */
export function showEntry(key: string): void {
  shownKey = key;
}

/** Stores all positions in the current entry: another document may return to it. */
export function savePlaces(): void {
  notePlace();
  const entry = readEntry();
  history.replaceState({ ...entry, places: { ...entry?.places, ...places } }, '');
}

/** The key of an entry returned to; `undefined` for a new one, which the browser scrolls. */
export function returnedKey(): string | undefined {
  const key = readEntry()?.key;
  if (!key) notePlace();
  return key;
}

/** Whether the router handles returns. */
let isRouted = false;

export function routeReturns(): () => void {
  isRouted = true;
  return () => {
    isRouted = false;
  };
}

/**
 * Stores the scroll position of each history entry (R2.8), also across loads and before the site's script has started.
 * Before that, a return to another page reloads. Returns the function that stops it.
 */
export function keepPlaces(): () => void {
  const loaded = location.pathname + location.search;
  Object.assign(places, readEntry()?.places);
  shownKey = readEntry()?.key ?? '';
  // Not if the visitor or the browser has scrolled already.
  if (history.scrollRestoration === 'manual' && window.scrollY === 0)
    window.scrollTo({ top: placeOf(shownKey), behavior: 'instant' });

  let saving = 0;
  const onScroll = () => {
    notePlace();
    // Not only on `pagehide`: Chromium ignores that state on a reload. Safari limits the rate of writes.
    clearTimeout(saving);
    saving = window.setTimeout(savePlaces, 400);
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('scroll', onScroll, { signal, passive: true });
  addEventListener(
    'popstate',
    () => {
      if (isRouted) return;
      if (location.pathname + location.search === loaded) return showEntry(keyOfEntry());
      history.scrollRestoration = 'manual';
      location.reload();
    },
    { signal },
  );
  addEventListener(
    'pagehide',
    () => {
      savePlaces();
      // During a return, the browser would store the position of another page.
      history.scrollRestoration = keyOfEntry() === shownKey ? 'auto' : 'manual';
    },
    { signal },
  );
  return () => {
    clearTimeout(saving);
    stopped.abort();
  };
}
