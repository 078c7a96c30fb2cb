import type { NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listen } from '#src/platform/events.ts';
import { pages as sitePages } from '#src/router.tsx';
import { render } from '#tests/support/render.tsx';
import { setAddress } from '#tests/support/set-address.ts';
import { watchNavigations } from '#tests/support/watch-navigations.ts';
import { followLinks } from './follow-links.ts';

const Page = () => null;
const builtPage = async () => new Response('<!doctype html><title>Page</title>');

/** A site whose links are followed, with two pages whose loading can be watched. */
async function follow(links: Readonly<Record<string, string>>) {
  const entry = () => ({ kind: 'still' as const, load: vi.fn(async () => Page), current: () => undefined });
  const [about, pricing] = [entry(), entry()];
  const navigate = vi.fn<NavigateFunction>();
  const stop = followLinks({ ...sitePages, about, pricing }, navigate);
  onTestFinished(stop);
  await render(
    <nav>
      {Object.entries(links).map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </nav>,
  );
  return { about, pricing, navigate, stop };
}

const link = (name: string) => page.getByRole('link', { name });
const isNavigating = () => 'navigating' in document.documentElement.dataset;

/** The paths that were asked for, each with the query that keeps tests apart. */
const asked = () => vi.mocked(fetch).mock.calls.map(([path]) => path);

beforeEach(async () => {
  await page.viewport(800, 600);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(builtPage));
});

afterEach(() => void vi.unstubAllGlobals());
