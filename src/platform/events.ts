import type { ConsentLevel } from '#src/model/consent.schema.ts';

/** One look at one page. The same page seen again is another object. */
export type PageView = { readonly path: string; readonly query: string; readonly title: string };

/** What parts of the site that may not import each other tell each other. */
export type SiteEvents = {
  /**
   * A visitor asked for the message dialog; `type` is what the platform is told about it, `role` the id or
   * the name of what they are, chosen for them where the platform's list has it.
   */
  readonly 'contact-requested': { readonly type: 'contact' | 'demo'; readonly role?: string };
  /** A visitor asked for the cookie settings. */
  readonly 'settings-requested': undefined;
  /** The visitor's answer, or what the browser says for them, allows other levels than before. */
  readonly 'consent-changed': { readonly levels: readonly ConsentLevel[] };
  /** Another address of the page that stands is on its way: React shows it once nothing on the page sleeps. */
  readonly 'page-kept': undefined;
  /** A page stands, with its title: on load, after a client navigation, or back from the browser's cache. */
  readonly 'page-shown': PageView;
};

type Listener<Name extends keyof SiteEvents> = (detail: SiteEvents[Name]) => void;

const listeners: { readonly [Name in keyof SiteEvents]: Set<Listener<Name>> } = {
  'contact-requested': new Set(),
  'settings-requested': new Set(),
  'consent-changed': new Set(),
  'page-kept': new Set(),
  'page-shown': new Set(),
};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  for (const listener of listeners[name]) listener(detail);
}

/** Calls `listener` for every such event. Returns the function that ends it. */
export function listen<Name extends keyof SiteEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}
