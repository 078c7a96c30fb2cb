import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { Statistics, type StatisticsCopy } from './statistics.tsx';

const copy: StatisticsCopy = {
  heading: 'Today',
  note: 'Counted now',
  loading: 'Loading statistics',
  failed: 'Failed to load statistics',
  figures: [
    { name: 'countries', label: 'Countries', claim: 100 },
    { name: 'deals', label: 'Deals', claim: 0 },
    { name: 'raised', label: 'Raised', claim: 0, currency: 'USD' },
  ],
};

function Leaving() {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      <Statistics copy={copy} />
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  ) : null;
}

/** What the platform answers; nothing else of the network is touched. */
function answerWith(answer: typeof fetch) {
  const platform = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', platform);
  return platform;
}

const json = (body: unknown) => async () => Response.json(body);

/** A request that is never answered, and fails as the browser's do when it is given up. */
const hang: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** The figures that can be seen, each after its label. */
const seen = (host: HTMLElement) =>
  [...host.querySelectorAll('dl > div')]
    .filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
    .map((figure) => [figure.querySelector('dt')?.textContent, figure.querySelector('dd')?.textContent]);

const isBusy = (host: HTMLElement) => host.querySelector('[aria-busy]')?.getAttribute('aria-busy');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows what it knows the names of, and nothing else of the answer (F-T11)', async () => {
  answerWith(json({ countries: 154, deals: 2513.7, raised: 25_400_000_000, secret: 5, toString: 7 }));
  const host = await render(<Statistics copy={copy} />);
  await expect.poll(() => isBusy(host)).toBe('false');
  expect(seen(host)).toEqual([
    ['Countries', '154'],
    ['Deals', '2,513'],
    ['Raised', '$25.4B'],
  ]);
});

it('leaves out what is no number', async () => {
  answerWith(json({ countries: 101, deals: 7, raised: '25' }));
  const host = await render(<Statistics copy={copy} />);
  await expect.poll(() => isBusy(host)).toBe('false');
  expect(seen(host)).toEqual([
    ['Countries', '101'],
    ['Deals', '7'],
  ]);
  expect(console.warn).not.toHaveBeenCalled();
});

it('shows a count below the claim of the site, and warns of it once (F-T11)', async () => {
  answerWith(json({ countries: 99 }));
  const host = await render(<Statistics copy={copy} />);
  await expect.poll(() => isBusy(host)).toBe('false');
  expect(seen(host)).toEqual([['Countries', '99']]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining('countries (100)')]]);
});

it('is as tall while it loads, loaded, loaded in part and failed (F-T11)', async () => {
  const heights = [];
  for (const answer of [
    hang,
    json({ countries: 154, deals: 1, raised: 1e15 }),
    json({ deals: 1 }),
    json([]),
  ]) {
    answerWith(answer);
    const host = await render(<Statistics copy={copy} />);
    await expect.poll(() => isBusy(host)).toBe(String(answer === hang));
    heights.push(host.offsetHeight);
  }
  expect(new Set(heights).size).toBe(1);
});

it('says that it loads', async () => {
  answerWith(hang);
  await render(<Statistics copy={copy} />);
  await expect.element(page.getByText(copy.loading)).toBeInTheDocument();
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the platform answers 500', async () => new Response('', { status: 500 })],
  ['the answer is HTML', async () => new Response('<!doctype html>')],
  ['the answer is null', json(null)],
  ['the answer is a list', json([150])],
])('says that it failed when %s (F-A21)', async (_what, answer) => {
  answerWith(answer);
  const host = await render(<Statistics copy={copy} />);
  const region = page.getByRole('status').element();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Failed to load statistics$/);
  // Browsers announce only what changes in a live region that is there.
  expect(page.getByRole('status').element()).toBe(region);
  expect(seen(host)).toEqual([]);
});

it.each([
  ['nothing', {}],
  ['unknown names', { users: 5 }],
  ['no number under a known name', { deals: '7', countries: -1, raised: null }],
])('leaves the section out when the platform counts %s (F-T11)', async (_what, answer) => {
  answerWith(json(answer));
  const host = await render(<Statistics copy={copy} />);
  await expect.poll(() => host.childElementCount).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
});

it('gives up its request without a word when it is left', async () => {
  const platform = answerWith(hang);
  await render(<Leaving />);
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  expect(platform.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
});

it('takes over what the build wrote, which is that it loads', async () => {
  answerWith(json({ countries: 154 }));
  const { recovered } = await hydrate(
    await serverMarkup(<Statistics copy={copy} />),
    <Statistics copy={copy} />,
  );
  await expect.element(page.getByText('154')).toBeVisible();
  expect(recovered).toEqual([]);
});
