import { afterEach, beforeEach, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { PageEntry, Pages } from '#src/app/page-entry.ts';
import { pages as sitePages } from '#src/router.tsx';
import { href, pageIdOf, type RouteId } from '#src/routes.ts';
import { render } from '#tests/support/render.tsx';
import { setAddress } from '#tests/support/set-address.ts';
import { watchNavigations } from '#tests/support/watch-navigations.ts';
import { followLinks } from './follow-links.ts';

const Page = () => null;
const isNavigating = () => 'navigating' in document.documentElement.dataset;

/** Shows and follows links to pages. Each test uses other pages, because their HTML is cached. */
async function follow(...ids: readonly RouteId[]) {
  const load = vi.fn(async () => Page);
  const navigate = vi.fn<(url: URL) => void>();
  const entry: PageEntry = { kind: 'still', load, current: () => undefined };
  const entries: Partial<Pages> = Object.fromEntries(ids.map((id) => [id, entry]));
  const stop = followLinks({ ...sitePages, ...entries }, navigate);
  onTestFinished(stop);
  await render(
    <nav>
      {ids.map((id) => (
        <a key={id} href={`${href(id)}?from=${id}#place`}>
          {id}
        </a>
      ))}
    </nav>,
  );
  return { load, navigate, stop };
}

/** The targets of the router's navigations. */
const targetsOf = ({ mock }: Mock<(url: URL) => void>) =>
  mock.calls.map(([url]) => url.pathname + url.search + url.hash);

/** A download that the test ends. */
function download() {
  let end = { arrive: () => {}, fail: () => {} };
  const promise = new Promise<typeof Page>((resolve, reject) => {
    end = { arrive: () => resolve(Page), fail: () => reject(new TypeError('offline')) };
  });
  return { promise, ...end };
}

/** Resolves when pending promises have run. */
const settled = () => new Promise(requestAnimationFrame);

const clickOn = (name: RouteId) => userEvent.click(page.getByRole('link', { name, exact: true }));

beforeEach(async () => {
  await page.viewport(800, 600);
  setAddress('/nowhere');
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      async (path) =>
        new Response(
          `<title>Page</title><div id="root" data-page="${pageIdOf(new URL(new Request(path).url).pathname)}"></div>`,
        ),
    ),
  );
});

afterEach(() => void vi.unstubAllGlobals());

it('navigates once code and HTML are loaded, and marks the document until then', async () => {
  const { load, navigate } = await follow('pricing');
  const code = download();
  load.mockReturnValue(code.promise);
  await clickOn('pricing');
  expect(isNavigating()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  code.arrive();
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  await expect.poll(isNavigating).toBe(false);
});

it.each<[string, RouteId, (load: Mock) => void]>([
  ['its code is missing', 'family-office', (load) => load.mockRejectedValue(new TypeError('offline'))],
  [
    'its HTML is missing',
    'fund-managers',
    () => vi.mocked(fetch).mockRejectedValue(new TypeError('offline')),
  ],
])('lets the browser load a page when %s', async (_case, id, fail) => {
  const navigations = watchNavigations();
  const { load, navigate } = await follow(id);
  fail(load);
  await clickOn(id);
  await expect.poll(() => navigations).toEqual([{ type: 'push', path: `${href(id)}?from=${id}#place` }]);
  expect(navigate).not.toHaveBeenCalled();
  expect(isNavigating()).toBe(false);
});

it('a link to the page in view cancels a pending navigation', async () => {
  const { load, navigate } = await follow('luxury-real-estate');
  const slow = download();
  load.mockReturnValue(slow.promise);
  await clickOn('luxury-real-estate');
  load.mockResolvedValue(Page);
  setAddress(href('marketplace'));
  await render(<a href={href('marketplace')}>Marketplace</a>);
  await userEvent.click(page.getByRole('link', { name: 'Marketplace' }));
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  slow.arrive();
  await settled();
  expect(navigate.mock.calls.map(([{ pathname }]) => pathname)).toEqual([href('marketplace')]);
});

it.each(['arrive', 'fail'] as const)(
  'the last of two clicks wins, though the first page comes to %s later',
  async (end) => {
    const navigations = watchNavigations();
    const [first, last] = (
      { arrive: ['advisory-ma', 'investors'], fail: ['founders', 'fundraisers'] } as const
    )[end];
    const { load, navigate } = await follow(first, last);
    const slow = download();
    load.mockReturnValue(slow.promise);
    await clickOn(first);
    load.mockResolvedValue(Page);
    await clickOn(last);
    await expect.poll(() => navigate.mock.calls.length).toBe(1);
    slow[end]();
    await settled();
    expect(targetsOf(navigate)).toEqual([`${href(last)}?from=${last}#place`]);
    expect(navigations).toEqual([]);
    expect(isNavigating()).toBe(false);
  },
);

it('prefetches a page when its link is hovered or focused', async () => {
  const { load, navigate } = await follow('secondary-exit', 'accelerators');
  const fetched = () => vi.mocked(fetch).mock.calls.map(([path]) => path);
  await userEvent.hover(page.getByRole('link', { name: 'secondary-exit' }));
  expect(fetched()).toContain(href('secondary-exit'));
  page.getByRole('link', { name: 'accelerators' }).element().focus();
  // Each once, though the pointer may have been over the other one.
  expect(new Set(fetched())).toEqual(new Set([href('secondary-exit'), href('accelerators')]));
  expect(fetched()).toHaveLength(2);
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['message dialog', href({ route: 'contact', hash: 'message' })],
  ['settings of consent', href({ route: 'cookies', hash: 'cookie-settings' })],
])('does not prefetch for a link to the %s', async (_name, address) => {
  await follow();
  const host = await render(<a href={address}>Open</a>);
  host.querySelector('a')?.focus();
  await settled();
  expect(fetch).not.toHaveBeenCalled();
});

it('ignores a failed prefetch, and tries again on the click', async () => {
  const { load, navigate } = await follow('luxury-real-estate');
  // The pointer may already be over the link, and prefetch as well.
  load.mockRejectedValue(new TypeError('offline'));
  page.getByRole('link').element().focus();
  await expect.poll(() => load.mock.settledResults.length).toBeGreaterThan(0);
  load.mockResolvedValue(Page);
  await clickOn('luxury-real-estate');
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
});

it('stopping ends pending navigations and removes the listeners', async () => {
  const navigations = watchNavigations();
  const { load, navigate, stop } = await follow('faq');
  const code = download();
  load.mockReturnValue(code.promise);
  await clickOn('faq');
  stop();
  code.arrive();
  await expect.poll(isNavigating).toBe(false);
  await clickOn('faq');
  expect(navigations).toHaveLength(1);
  expect(navigate).not.toHaveBeenCalled();
});
