import { expect, it, onTestFinished, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { page, userEvent } from 'vitest/browser';

import { listen, type SiteEvents } from '#src/platform/events.ts';
import { pages } from '#src/router.tsx';
import { render } from '#tests/support/render.tsx';
import { BareLayout } from './bare-layout.tsx';

it('tells of the page that is shown, and of the next, without the other layout', async () => {
  const site = async () =>
    new Response('<!doctype html><title>About</title><div id="root" data-page="about"></div>');
  vi.stubGlobal('fetch', site);
  onTestFinished(() => void vi.unstubAllGlobals());
  const seen = vi.fn<(view: SiteEvents['page-shown']) => void>();
  onTestFinished(listen('page-shown', seen));
  await render(
    <MemoryRouter>
      <BareLayout pages={pages}>
        <main id="content">
          <a href="/about">Away</a>
        </main>
      </BareLayout>
    </MemoryRouter>,
  );
  expect(seen).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('link', { name: 'Away' }));
  await expect.poll(() => seen.mock.lastCall?.[0].title).toBe('About');
  expect(seen).toHaveBeenCalledTimes(2);
});
