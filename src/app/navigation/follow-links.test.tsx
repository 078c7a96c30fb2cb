import { afterEach, beforeEach, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { PageEntry, Pages } from '#src/app/page-entry.ts';
import { listen } from '#src/platform/events.ts';
import { pages as sitePages } from '#src/router.tsx';
import { href, pageIdOf, type RouteId } from '#src/routes.ts';
import { render } from '#tests/support/render.tsx';
import { setAddress } from '#tests/support/set-address.ts';
import { watchNavigations } from '#tests/support/watch-navigations.ts';
import { followLinks } from './follow-links.ts';

const Page = () => null;
const isNavigating = () => 'navigating' in document.documentElement.dataset;

/** Follows links to pages. Each test takes pages of its own: their HTML is fetched once and kept. */
function startFollowing(...ids: readonly RouteId[]) {
  const load = vi.fn(async () => Page);
  const navigate = vi.fn<(url: URL) => void>();
  const entry: PageEntry = { kind: 'still', load, current: () => undefined };
  const entries: Partial<Pages> = Object.fromEntries(ids.map((id) => [id, entry]));
  const stop = followLinks({ ...sitePages, ...entries }, navigate);
  onTestFinished(stop);
  return { load, navigate, stop };
}

/** The same, with links to them on the page. */
async function follow(...ids: readonly RouteId[]) {
  const following = startFollowing(...ids);
  const host = await render(
    <nav>
      {ids.map((id) => (
        <a key={id} href={`${href(id)}?from=${id}#place`}>
          {id}
        </a>
      ))}
    </nav>,
  );
  return { ...following, host };
}

/** The targets of the router's navigations. */
const targetsOf = ({ mock }: Mock<(url: URL) => void>) =>
  mock.calls.map(([url]) => url.pathname + url.search + url.hash);

/** A download that ends when the test says so. */
function download() {
  let end = { arrive: () => {}, fail: () => {} };
  const promise = new Promise<typeof Page>((resolve, reject) => {
    end = { arrive: () => resolve(Page), fail: () => reject(new TypeError('offline')) };
  });
  return { promise, ...end };
}

/** Resolves when all that waited for a promise has run. */
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

it('follows a link without a load, with its query and its place', async () => {
  const navigations = watchNavigations();
  const { navigate } = await follow('about');
  await clickOn('about');
  await expect.poll(() => targetsOf(navigate)).toEqual(['/about?from=about#place']);
  expect(navigations).toEqual([]);
});

it('goes when code and page are there, and says meanwhile that it is on its way', async () => {
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

it('loads the page afresh when its code cannot be had', async () => {
  const navigations = watchNavigations();
  const { load, navigate } = await follow('family-office');
  load.mockRejectedValue(new TypeError('offline'));
  await clickOn('family-office');
  await expect
    .poll(() => navigations)
    .toEqual([{ type: 'push', path: `${href('family-office')}?from=family-office#place` }]);
  expect(navigate).not.toHaveBeenCalled();
});

it('loads the page afresh when its HTML cannot be had', async () => {
  const navigations = watchNavigations();
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  const { navigate } = await follow('fund-managers');
  await clickOn('fund-managers');
  await expect.poll(() => navigations.length).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
  expect(isNavigating()).toBe(false);
});

it('loads the page afresh when another page answers', async () => {
  const navigations = watchNavigations();
  vi.mocked(fetch).mockResolvedValue(new Response('<title>Log in</title><div id="root">Wi-Fi</div>'));
  const { navigate } = await follow('consultants');
  await clickOn('consultants');
  await expect.poll(() => navigations.length).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
});

it('follows a link to the page in view, and forgets the page on its way', async () => {
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

it('goes where the last click says, though an earlier page arrives later', async () => {
  const { load, navigate } = await follow('advisory-ma', 'investors');
  const slow = download();
  load.mockReturnValue(slow.promise);
  await clickOn('advisory-ma');
  load.mockResolvedValue(Page);
  await clickOn('investors');
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  slow.arrive();
  await settled();
  expect(targetsOf(navigate)).toEqual([`${href('investors')}?from=investors#place`]);
  expect(isNavigating()).toBe(false);
});

it('stays where the last click led when an earlier page fails later', async () => {
  const navigations = watchNavigations();
  const { load, navigate } = await follow('founders', 'fundraisers');
  const slow = download();
  load.mockReturnValue(slow.promise);
  await clickOn('founders');
  load.mockResolvedValue(Page);
  await clickOn('fundraisers');
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  slow.fail();
  await settled();
  expect(navigations).toEqual([]);
});

it.each(['Control', 'Shift', 'Alt'] as const)('leaves a click with %s to the browser', async (modifier) => {
  const { navigate, host } = await follow('consultants');
  const held: boolean[] = [];
  host.ownerDocument.addEventListener(
    'click',
    (event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(page.getByRole('link'), { modifiers: [modifier] });
  expect(held).toEqual([false]);
  expect(navigate).not.toHaveBeenCalled();
});

it('asks for the message dialog where the visitor is', async () => {
  const asked = vi.fn();
  onTestFinished(listen('contact-requested', asked));
  const { navigate } = await follow();
  const host = await render(<a href={href({ route: 'contact', hash: 'message' })}>Write</a>);
  host.querySelector('a')?.click();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'contact' });
  expect(navigate).not.toHaveBeenCalled();
});

it('goes to the top for a link to the page that is shown', async () => {
  setAddress(href('terms'));
  await follow('terms');
  const host = await render(
    <div style={{ blockSize: '3000px', paddingBlockStart: '2000px' }}>
      <a href={href('terms')}>Up</a>
    </div>,
  );
  window.scrollTo({ top: 1800, behavior: 'instant' });
  host.querySelector('a')?.click();
  await expect.poll(() => window.scrollY).toBe(0);
});

it('fetches a page ahead when a link is pointed at or gets the focus, and goes nowhere', async () => {
  const { load, navigate } = await follow('secondary-exit', 'accelerators');
  const fetched = () => vi.mocked(fetch).mock.calls.map(([path]) => path);
  await userEvent.hover(page.getByRole('link', { name: 'secondary-exit' }));
  expect(fetched()).toContain(href('secondary-exit'));
  page.getByRole('link', { name: 'accelerators' }).element().focus();
  // Each once, though the pointer may have rested where the other one appeared.
  expect(new Set(fetched())).toEqual(new Set([href('secondary-exit'), href('accelerators')]));
  expect(fetched()).toHaveLength(2);
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['message dialog', href({ route: 'contact', hash: 'message' })],
  ['settings of consent', href({ route: 'cookies', hash: 'cookie-settings' })],
])('fetches no page ahead for a link to the %s', async (_name, address) => {
  await follow();
  const host = await render(<a href={address}>Open</a>);
  host.querySelector('a')?.focus();
  await settled();
  expect(fetch).not.toHaveBeenCalled();
});

it('fetches the page of a link that was reached for before anybody listened', async () => {
  const host = await render(<a href={href('advisory-ma')}>Advisers</a>);
  host.querySelector('a')?.focus();
  // Asked at once: the pointer may rest where the link appears, and reach for it later.
  expect(startFollowing('advisory-ma').load).toHaveBeenCalledOnce();
});

it('says nothing when fetching ahead fails, and tries again on the click', async () => {
  const { load, navigate } = await follow('luxury-real-estate');
  // The pointer may rest where the link appears, and fetch ahead as well.
  load.mockRejectedValue(new TypeError('offline'));
  page.getByRole('link').element().focus();
  await expect.poll(() => load.mock.settledResults.length).toBeGreaterThan(0);
  load.mockResolvedValue(Page);
  await clickOn('luxury-real-estate');
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
});

it('follows no link once it is stopped, and none that was on its way', async () => {
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
