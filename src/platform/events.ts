import type { ConsentLevel } from '#src/model/consent.schema.ts';

/** The same page viewed again is another object. */
export type PageView = { readonly path: string; readonly query: string; readonly title: string };

/** Events between parts of the site that may not import each other. */
export type SiteEvents = {
  /** For the message dialog: `type` is sent to the platform, `role` names the role to select. */
  readonly 'contact-requested': {
    readonly type: 'contact' | 'demo';
    readonly role?: string | undefined;
  };
  readonly 'settings-requested': undefined;
  /** The visitor's answer or the browser's privacy signal changed the allowed levels. */
  readonly 'consent-changed': { readonly levels: readonly ConsentLevel[] };
  /** The address changes within this page: React can render that once every island has hydrated. */
  readonly 'same-page-navigation': undefined;
  /** A page is shown, with its title: on load, after a client navigation, or from the back/forward cache. */
  readonly 'page-shown': PageView;
};

type Listener<Name extends keyof SiteEvents> = (detail: SiteEvents[Name]) => void;

const listeners: { readonly [Name in keyof SiteEvents]: Set<Listener<Name>> } = {
  'contact-requested': new Set(),
  'settings-requested': new Set(),
  'consent-changed': new Set(),
  'same-page-navigation': new Set(),
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
