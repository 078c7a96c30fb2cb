import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

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

/** What the platform answers; nothing else of the network is touched. */
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

const list = (items: unknown) => async () => Response.json(items);

const publications = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `https://press.example/${index + 1}`,
    image: `/made-up/${index + 1}.svg`,
  }));

const images = () => page.getByRole('img').elements();
const links = () => page.getByRole('link').elements();

/** A request that is never answered. */
const hang = () => new Promise<Response>(() => {});

beforeEach(async () => {
  await page.viewport(1200, 700);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that it loads, and keeps the place for the logos', async () => {
  answerWith(hang);
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
  // Two share a logo, and the last one has no safe link.
  const unsafe = { link: 'javascript:alert(1)', image: '/made-up/1.svg' };
  answerWith(list([...publications(1), ...publications(1), unsafe]));
  await render(<FeaturedIn labels={labels} />);
  await expect
    .poll(() => images().map((image) => image.getAttribute('alt')))
    .toEqual(['FeaturedIn1', 'FeaturedIn2', 'FeaturedIn3']);
  expect(links()).toHaveLength(2);
  expect(console.error).not.toHaveBeenCalled();
  for (const link of links()) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    // The picture's text is a place in the row, and says nothing of where it leads.
    expect(link.getAttribute('aria-label')).toBe('Press, opens in a new tab');
  }
});

it('keeps its heading and shows no slide when nothing was published', async () => {
  answerWith(list([]));
  const host = await render(<FeaturedIn labels={labels} />);
  await expect.poll(() => host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(images()).toEqual([]);
});

it('shows an error and keeps the section when the call fails (F-A22)', async () => {
  answerWith(list(null));
  const host = await render(<FeaturedIn labels={labels} />);
  const region = page.getByRole('status').element();
  const { offsetHeight } = host;
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Error fetching featuredIn$/);
  // Browsers announce only what changes in a live region that is there.
  expect(page.getByRole('status').element()).toBe(region);
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  expect(host.offsetHeight).toBe(offsetHeight);
  expect(images()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('hydrates its loading state', async () => {
  answerWith(list(publications(2)));
  const { recovered } = await hydrate(
    await serverMarkup(<FeaturedIn labels={labels} />),
    <FeaturedIn labels={labels} />,
  );
  await expect.poll(() => images().length).toBe(2);
  expect(recovered).toEqual([]);
});
