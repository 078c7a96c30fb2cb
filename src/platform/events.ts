/** What parts of the site that may not import each other tell each other. */
export type SiteEvents = {
  /** A visitor asked for the message dialog; `type` is what the platform is told about it. */
  readonly 'contact-requested': { readonly type: 'contact' | 'demo' };
};

type Listener<Name extends keyof SiteEvents> = (detail: SiteEvents[Name]) => void;

const listeners: { readonly [Name in keyof SiteEvents]: Set<Listener<Name>> } = {
  'contact-requested': new Set(),
};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  for (const listener of listeners[name]) listener(detail);
}

/** Calls `listener` for every such event. Returns the function that ends it. */
export function listen<Name extends keyof SiteEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}
