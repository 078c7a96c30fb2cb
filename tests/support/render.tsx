import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
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

afterEach(async () => {
  for (const { root, host } of mounted.splice(0)) {
    await flush(() => root.unmount());
    host.remove();
  }
});
