import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { onTestFinished, vi } from 'vitest';

import { flush } from './flush.ts';

/** The built HTML of an element, with every part: `import.meta.env.SSR` is true then. */
export async function serverMarkup(element: ReactElement): Promise<string> {
  vi.stubEnv('SSR', true);
  try {
    const { prelude } = await prerender(element);
    return await new Response(prelude).text();
  } finally {
    vi.unstubAllEnvs();
  }
}

type Hydrated = {
  readonly host: HTMLElement;
  /** Every error that React recovered from by rendering anew; empty when the markup was taken over. */
  readonly recovered: readonly unknown[];
  /** True while every element is the very one that the server sent. */
  readonly keepsServerNodes: () => boolean;
  readonly rerender: (element: ReactElement) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/**
 * Puts built markup into the page and lets React take it over; gone after the test.
 * @param visit acts as a visitor before React starts
 */
export async function hydrate(
  markup: string,
  element: ReactElement,
  visit: (host: HTMLElement) => void = () => {},
): Promise<Hydrated> {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  visit(host);
  const serverNodes = [...host.querySelectorAll('*')];
  const keepsServerNodes = () => {
    const nodes = [...host.querySelectorAll('*')];
    return nodes.length === serverNodes.length && nodes.every((node, index) => node === serverNodes[index]);
  };
  const recovered: unknown[] = [];
  const root = await flush(() =>
    hydrateRoot(host, element, { onRecoverableError: (error) => recovered.push(error) }),
  );
  const unmount = () => flush(() => root.unmount());
  onTestFinished(async () => {
    await unmount();
    host.remove();
  });
  return { host, recovered, keepsServerNodes, rerender: (next) => flush(() => root.render(next)), unmount };
}
