import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { FeaturedIn, type FeaturedInLabels } from './featured-in.tsx';

const labels: FeaturedInLabels = {
  heading: 'In the news',
  label: 'Publications',
  loading: 'Loading publications',
  failed: 'Error fetching featuredIn',
  previous: 'Previous',
  next: 'Next',
};

function Leaving() {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      <FeaturedIn labels={labels} />
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  ) : null;
}

/** What the platform answers; nothing else of the network is touched. */
function answerWith(answer: () => Promise<Response>) {
  const platform = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', platform);
  return platform;
}

const list = (items: unknown) => async () => Response.json(items);

const publications = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `https://press.example/${index + 1}`,
    image: `/made-up/${index + 1}.svg`,
  }));

const signalOf = (platform: ReturnType<typeof answerWith>) => platform.mock.lastCall?.[1]?.signal;
const images = () => page.getByRole('img').elements();
const links = () => page.getByRole('link').elements();

/** A request that is never answered, and fails as the browser's do when it is given up. */
const hang = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

beforeEach(async () => {
  await page.viewport(1200, 700);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that it loads, and keeps the place for the logos', async () => {
  vi.stubGlobal('fetch', vi.fn(hang));
  const host = await render(<FeaturedIn labels={labels} />);
  const heightPx = host.offsetHeight;
  await expect.element(page.getByText(labels.loading)).toBeInTheDocument();
  expect(host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');

  answerWith(list(publications(4)));
  const loaded = await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => loaded.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  expect(Math.abs(loaded.offsetHeight - heightPx)).toBeLessThanOrEqual(1);
});

it('shows each logo with its place as text, as a link to a new tab', async () => {
  answerWith(list(publications(3)));
  await render(<FeaturedIn labels={labels} />);
  await expect
    .poll(() => images().map((image) => image.getAttribute('alt')))
    .toEqual(['FeaturedIn1', 'FeaturedIn2', 'FeaturedIn3']);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(publications(3).map(({ link }) => link));
  for (const link of links()) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    // The picture's text is a place in the row, and says nothing of where it leads.
    expect(link.getAttribute('aria-label')).toBe('Press, opens in a new tab');
  }
});

it('asks the platform once, with a read', async () => {
  const platform = answerWith(list(publications(1)));
  await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => images().length).toBe(1);
  expect(platform).toHaveBeenCalledOnce();
  const request = new Request(...(platform.mock.lastCall ?? ['']));
  expect(request.method).toBe('GET');
  expect(request.url).toMatch(/\/file\/api\/v2\/public\/featuredIn\/$/);
});

it.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://press.example/',
  '//press.example/',
  '',
  null,
  { href: 'https://press.example/' },
])('shows a logo without a link where the link is %j', async (link) => {
  answerWith(list([{ link, image: '/made-up/1.svg' }]));
  await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => images().length).toBe(1);
  expect(links()).toEqual([]);
});

it('shows both of two publications that share a logo', async () => {
  answerWith(list([...publications(1), ...publications(1)]));
  await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => links().length).toBe(2);
  expect(console.error).not.toHaveBeenCalled();
});

it('keeps its heading and shows no slide when nothing was published', async () => {
  answerWith(list([]));
  const host = await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(images()).toEqual([]);
});

it('shows arrows only where there are more logos that way', async () => {
  answerWith(list(publications(6)));
  await render(<FeaturedIn labels={labels} />);
  await userEvent.click(page.getByRole('button', { name: labels.next }));
  await expect.element(page.getByRole('button', { name: labels.previous })).toBeVisible();
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the platform answers 500', async () => new Response('', { status: 500 })],
  ['the answer is HTML', async () => new Response('<!doctype html>')],
  ['the answer is no list', list({ content: [] })],
  ['the answer is null', list(null)],
])('shows an error and keeps the section when %s (F-A22)', async (_what, fault) => {
  answerWith(fault);
  const host = await render(<FeaturedIn labels={labels} />);
  const region = page.getByRole('status').element();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Error fetching featuredIn$/);
  // Browsers announce only what changes in a live region that is there.
  expect(page.getByRole('status').element()).toBe(region);
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  expect(images()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('gives up a platform that does not answer within 8 s (F-A22)', async () => {
  // The browser's own limit cannot be hurried, so it is counted by the clock of the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  vi.stubGlobal('fetch', vi.fn(hang));
  const host = await render(<FeaturedIn labels={labels} />);
  await vi.advanceTimersByTimeAsync(7999);
  expect(host.textContent).toContain(labels.loading);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(page.getByRole('status')).toHaveTextContent('Error fetching featuredIn');
});

it('gives up its request without a word when it is left', async () => {
  const platform = vi.fn<typeof fetch>(hang);
  vi.stubGlobal('fetch', platform);
  await render(<Leaving />);
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  expect(signalOf(platform)?.aborted).toBe(true);
  await new Promise(requestAnimationFrame);
  expect(console.warn).not.toHaveBeenCalled();
});

it('takes over what the build wrote, which is that it loads', async () => {
  answerWith(list(publications(2)));
  const { recovered } = await hydrate(
    await serverMarkup(<FeaturedIn labels={labels} />),
    <FeaturedIn labels={labels} />,
  );
  await expect.poll(() => images().length).toBe(2);
  expect(recovered).toEqual([]);
});
