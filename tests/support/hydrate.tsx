import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { onTestFinished, vi } from 'vitest';

import { hydrateIsland } from '#src/platform/islands/hydrate-island.tsx';

type Hydrated = {
  readonly host: HTMLElement;
  /** Every error that React recovered from by rendering anew; empty when the markup was taken over. */
  readonly recovered: () => readonly unknown[];
};

/**
 * Puts the built markup of an island into the page, and lets React take it over; gone after the test.
 * @param visit acts as a visitor before React starts
 */
export async function hydrate(
  Part: ComponentType,
  visit: (host: HTMLElement) => void = () => {},
): Promise<Hydrated> {
  const host = document.createElement('div');
  host.dataset['island'] = 'test';
  host.innerHTML = renderToString(<Part />, { identifierPrefix: 'test' });
  document.body.append(host);
  onTestFinished(() => host.remove());
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  visit(host);
  await hydrateIsland(host, Part);
  return { host, recovered: () => logged.mock.calls };
}
