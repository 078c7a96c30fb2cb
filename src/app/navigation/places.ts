/** What an entry of the history holds: its key, from the router or from here, and places known when it was left. */
type Entry = { readonly key?: string; readonly places?: Readonly<Record<string, number>> } | null;

/** How far each entry was scrolled, in CSS pixels. */
const places: Record<string, number> = {};

/** Key of the entry whose page is in view; the address may be ahead of it. */
let shownKey = '';

/** Only the router and this module write the state. */
const entryOf = ({ state }: { readonly state: Entry }): Entry => state;

const readEntry = (): Entry => entryOf(history);

/** The entry has no key where the browser made it: by a load, or by a jump within the page in view. */
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

/** Where a page was left; the top where it was never scrolled. */
export const placeOf = (key: string): number => places[key] ?? 0;

/** From now on the page of this entry is the one that scrolls. */
export function showEntry(key: string): void {
  shownKey = key;
}

/** Leaves all places in the present entry: the document that returns to it may be another one. */
export function savePlaces(): void {
  notePlace();
  const entry = readEntry();
  history.replaceState({ ...entry, places: { ...entry?.places, ...places } }, '');
}

/** The key of an entry gone back or forward to; `undefined` for a new one, to whose place the browser jumps. */
export function returnedKey(): string | undefined {
  const key = readEntry()?.key;
  if (!key) notePlace();
  return key;
}

/** Whether the router shows what the address says. */
let isRouted = false;

/** Says that the router handles returns from now on. Returns the function that ends it. */
export function routeReturns(): () => void {
  isRouted = true;
  return () => {
    isRouted = false;
  };
}

/**
 * Keeps the place of each entry of the history (R2.8), also before the site's script has started, and across
 * loads. Until then a return to another page of an earlier document is a load. Returns the function that stops it.
 */
export function keepPlaces(): () => void {
  const loaded = location.pathname + location.search;
  Object.assign(places, readEntry()?.places);
  shownKey = readEntry()?.key ?? '';
  // The visitor may have scrolled on by now, from the place that the browser restored or by keys.
  if (history.scrollRestoration === 'manual' && window.scrollY === 0)
    window.scrollTo({ top: placeOf(shownKey), behavior: 'instant' });

  let saving = 0;
  const onScroll = () => {
    notePlace();
    // A reload in Chromium does not see what is written while the page goes. Safari limits how often one may write.
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
      // The browser restores the place that is in view: while a return is under way, that of another page.
      history.scrollRestoration = keyOfEntry() === shownKey ? 'auto' : 'manual';
    },
    { signal },
  );
  return () => {
    clearTimeout(saving);
    stopped.abort();
  };
}
