/** What parts of the site that may not import each other tell each other. */
export type SiteEvents = {
  /** A visitor asked for the message dialog; `type` is what the platform is told about it. */
  readonly 'contact-requested': { readonly type: 'contact' | 'demo' };
};

const bus = new EventTarget();

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  bus.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls `listener` for every such event. Returns the function that ends it. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
): () => void {
  const stopped = new AbortController();
  bus.addEventListener(
    name,
    (event) => {
      if (event instanceof CustomEvent) listener(event.detail);
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
