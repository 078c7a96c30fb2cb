import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';
import { partOf } from '#src/ui/template/fill-template.ts';
import type { StatisticsCopy } from '#src/model/page-copy.schema.ts';
import { fill } from './fill-statistics.ts';
import { Statistics } from './statistics.tsx';

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

/** Replaces the answer of the platform only. */
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

const json = (body: unknown) => async () => Response.json(body);

/** A request that is never answered. */
const hang = () => new Promise<Response>(() => {});

const render = () =>
  renderStill(<Statistics copy={copy} />, () => void fill(partOf(document, 'div:last-child > [data-asks]')));

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

it('the strip of statistics shows figures with known names only (F-T11)', async () => {
  answerWith(json({ countries: 154, deals: 2513.7, raised: 25_400_000_000, secret: 5, toString: 7 }));
  const host = await render();
  await expect.poll(() => isBusy(host)).toBe('false');
  expect(seen(host)).toEqual([
    ['Countries', '154'],
    ['Deals', '2,513'],
    ['Raised', '$25.4B'],
  ]);
});

it('the strip of statistics shows a count below the claim of the site, and warns of it once (R7.8, F-T11)', async () => {
  answerWith(json({ countries: 99 }));
  const host = await render();
  await expect.poll(() => isBusy(host)).toBe('false');
  expect(seen(host)).toEqual([['Countries', '99']]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining('countries (100)')]]);
});

it('the strip of statistics is as tall while it loads, loaded, loaded in part and failed (F-T11)', async () => {
  const heights = [];
  for (const answer of [
    hang,
    json({ countries: 154, deals: 1, raised: 1e15 }),
    json({ deals: 1 }),
    json([]),
  ]) {
    answerWith(answer);
    const host = await render();
    await expect.poll(() => isBusy(host)).toBe(String(answer === hang));
    heights.push(host.offsetHeight);
  }
  expect(new Set(heights).size).toBe(1);
});

it('the strip of statistics announces that it loads, then that the call failed (R8.6, F-A21)', async () => {
  answerWith(json(null));
  const host = await render();
  const region = page.getByRole('status').element();
  expect(region.textContent).toBe(copy.loading);
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Failed to load statistics$/);
  // Browsers announce only what changes in a live region that is there.
  expect(page.getByRole('status').element()).toBe(region);
  expect(seen(host)).toEqual([]);
});

it('the strip of statistics leaves the section out when the platform counts nothing that it knows (F-T11)', async () => {
  answerWith(json({ users: 5, deals: '7' }));
  const host = await render();
  await expect.poll(() => host.childElementCount).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
});
