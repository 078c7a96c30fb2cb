import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { hydrate } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { setAddress } from '#tests/support/set-address.ts';
import { watchNavigations } from '#tests/support/watch-navigations.ts';
import { RootBoundary } from './root-boundary.tsx';

const markup = '<h1>About</h1><a href="/pricing">Pricing</a>';
const root = new DOMParser().parseFromString(markup, 'text/html').body;
const server = { path: '/about', root };

function Broken(): never {
  throw new Error('no ink');
}

function BreaksOnClick() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('no ink');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

beforeEach(() => {
  setAddress(server.path);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

it('shows the built page again when a component throws during hydration', async () => {
  const navigations = watchNavigations();
  const { host } = await hydrate(
    markup,
    <RootBoundary server={server}>
      <Broken />
    </RootBoundary>,
  );
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('About');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/pricing');
  expect(navigations).toEqual([]);
});

it('shows the built page again when a component throws later, and logs the error', async () => {
  const navigations = watchNavigations();
  const host = await render(
    <RootBoundary server={server}>
      <BreaksOnClick />
    </RootBoundary>,
  );
  await userEvent.click(page.getByRole('button'));
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('About');
  expect(console.error).toHaveBeenCalledWith(new Error('no ink'));
  expect(navigations).toEqual([]);
});

it('reloads after an error on another page', async () => {
  const navigations = watchNavigations();
  setAddress('/pricing?plan=business');
  await render(
    <RootBoundary server={server}>
      <Broken />
    </RootBoundary>,
  );
  await expect.poll(() => navigations).toEqual([{ type: 'reload', path: '/pricing?plan=business' }]);
});

it('shows its fallback where there is no built page', async () => {
  const host = await render(
    <RootBoundary server={{ ...server, root: null }} fallback={<h1>Acme</h1>}>
      <Broken />
    </RootBoundary>,
  );
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('Acme');
});
