/** Storage may be refused, full or tampered with: the site works the same without it (F-E5). */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The value stored in this browser, or `undefined` if there is none or no JSON. */
export const recall = (key: string): unknown =>
  attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? ''));

/** Stores a JSON value; `undefined` removes it. */
export const remember = (key: string, value: unknown): void =>
  attempt(() =>
    value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(value)),
  );

/** Unsent text of the contact forms, of the last hour. The cookie policy lists it. */
export const CONTACT_DRAFT = 'contactDraft';

/** Toasts that were shown when their page was left, in the last hour. */
export const LEFT_TOASTS = 'toasts';

/** A computer may be shared, and a browser that restores its tabs restores their storage. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Whether something was stored within the last hour. */
export const isRecent = (time: unknown): boolean =>
  typeof time === 'number' && Math.abs(Date.now() - time) < MAX_AGE_MS;

/** By itself, for the boot script, which is inline in each page. */
export const readSession = (item: string): string | undefined =>
  attempt(() => sessionStorage.getItem(item) ?? undefined);

/** Ends with the tab. */
export const sessionStore = {
  read: readSession,
  readJson: (item: string): unknown => attempt((): unknown => JSON.parse(sessionStorage.getItem(item) ?? '')),
  write: (item: string, text: string): void => attempt(() => sessionStorage.setItem(item, text)),
  remove: (item: string): void => attempt(() => sessionStorage.removeItem(item)),
};
