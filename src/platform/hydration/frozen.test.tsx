import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';

import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { frozen } from './frozen.tsx';

function Text({ words }: { readonly words: string }) {
  return (
    <p>
      <b>{words}</b> in short
    </p>
  );
}

/** Hydrates the built markup. */
async function takeOver() {
  const OnServer = frozen(async () => Text);
  const load = vi.fn(async () => Text);
  const InBrowser = frozen(load);
  const markup = await serverMarkup(<OnServer words="Water" />);
  const hydrated = await hydrate(markup, <InBrowser words="Water" />);
  return { ...hydrated, load, InBrowser };
}

it('keeps the server nodes and does not fetch its code on first load', async () => {
  const { host, load, recovered, keepsServerNodes } = await takeOver();
  expect(host.querySelector('b')?.textContent).toBe('Water');
  expect(keepsServerNodes()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(recovered).toEqual([]);
});

it('keeps the server markup when its parent renders again', async () => {
  const { host, load, rerender, InBrowser, keepsServerNodes } = await takeOver();
  await rerender(<InBrowser words="Capital" />);
  expect(keepsServerNodes()).toBe(true);
  expect(host.textContent).toContain('Water');
  expect(load).not.toHaveBeenCalled();
});

it('hydrates markup that a translator or an extension has changed', async () => {
  const Part = frozen(async () => Text);
  const { host, recovered } = await hydrate(
    '<div data-frozen=""><font><p>Agua</p></font></div>',
    <Part words="Water" />,
  );
  expect(host.textContent).toBe('Agua');
  expect(recovered).toEqual([]);
});

it('fetches its code once after a client navigation', async () => {
  const load = vi.fn(async () => Text);
  const Part = frozen(load);
  const host = await render(
    <Suspense>
      <Part words="Water" />
      <Part words="Capital" />
    </Suspense>,
  );
  await expect.poll(() => host.textContent).toBe('Water in shortCapital in short');
  expect(load).toHaveBeenCalledOnce();
});
