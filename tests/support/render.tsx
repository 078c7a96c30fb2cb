import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach } from 'vitest';

import { flush } from './flush.ts';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Renders an element into the page and removes it after the test. */
export async function render(element: ReactElement): Promise<HTMLElement> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  mounted.push({ root, host });
  await flush(() => root.render(element));
  return host;
}

const built: HTMLElement[] = [];

/**
 * Puts an element into the page as the build does, without React, and removes it after the test.
 * @param follow the script that answers its controls
 */
export async function renderStill(element: ReactElement, follow = () => {}): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(element);
  document.body.append(host);
  built.push(host);
  follow();
  return host;
}

afterEach(async () => {
  for (const host of built.splice(0)) host.remove();
  for (const { root, host } of mounted.splice(0)) {
    await flush(() => root.unmount());
    host.remove();
  }
});
