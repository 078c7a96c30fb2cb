import type { ConsentLevel } from '#src/model/consent.schema.ts';

/** The same page viewed again is another object. */
export type PageView = { readonly path: string; readonly query: string; readonly title: string };

/** Events between parts of the site that may not import each other. */
export type SiteEvents = {
  readonly 'settings-requested': undefined;
  /** The visitor's answer or the browser's privacy signal changed the allowed levels. */
  readonly 'consent-changed': { readonly levels: readonly ConsentLevel[] };
  /** A page is shown, with its title: on load, or from the back/forward cache. */
  readonly 'page-shown': PageView;
};

type Listener<Name extends keyof SiteEvents> = (detail: SiteEvents[Name]) => void;

const listeners: { readonly [Name in keyof SiteEvents]: Set<Listener<Name>> } = {
  'settings-requested': new Set(),
  'consent-changed': new Set(),
  'page-shown': new Set(),
};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  for (const listener of listeners[name]) listener(detail);
}

/** Returns the function that stops it. */
export function listen<Name extends keyof SiteEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}
