import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { home } from '#words/pages/home.ts';
import { renderStill } from '#tests/support/render.tsx';
import { partOf } from '#src/ui/template/fill-template.ts';
import { FeaturedIn } from './featured-in.tsx';
import { fill, publicationName } from './fill-featured-in.ts';

const labels = home.featuredIn;

/** Replaces the answer of the platform only. */
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

const list = (items: unknown) => async () => Response.json(items);

const publications = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `https://press.example/${index + 1}`,
    image: `/made-up/${index + 1}.svg`,
  }));

const render = () =>
  renderStill(<FeaturedIn labels={labels} />, () => void fill(partOf(document, '[data-asks]')));

const images = () => page.getByRole('img').elements();
const links = () => page.getByRole('link').elements();

beforeEach(async () => {
  await page.viewport(1200, 700);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the strip of publications shows each logo with its place as text, as a link to a new tab (R2.26, R3.10)', async () => {
  // Two share a logo, and the last one has no safe link.
  const unsafe = { link: 'javascript:alert(1)', image: '/made-up/1.svg' };
  answerWith(list([...publications(1), ...publications(1), unsafe]));
  await render();
  await expect
    .poll(() => images().map((image) => image.getAttribute('alt')))
    .toEqual(['FeaturedIn1', 'FeaturedIn2', 'FeaturedIn3']);
  expect(links()).toHaveLength(2);
  expect(console.error).not.toHaveBeenCalled();
  for (const link of links()) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    // The picture's alternative text is a position in the row, not the target.
    expect(link.getAttribute('aria-label')).toBe('Press, opens in a new tab');
  }
});

it('the strip of publications keeps its heading and shows no slide when nothing was published', async () => {
  answerWith(list([]));
  const host = await render();
  await expect.poll(() => host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(images()).toEqual([]);
});

it('the strip of publications shows an error and keeps the section when the call fails (R8.7, F-A22)', async () => {
  answerWith(list(null));
  const host = await render();
  await expect.element(page.getByRole('status')).toHaveTextContent(labels.loading);
  const { offsetHeight } = host;
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Error fetching featuredIn$/);
  await expect.element(page.getByRole('heading', { name: labels.heading })).toBeVisible();
  expect(host.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  expect(host.offsetHeight).toBe(offsetHeight);
  expect(images()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});

it.each([
  ['https://press.example/about-us', 'Press'],
  ['https://www.gulf-news.co.uk/', 'Gulf News'],
  ['https://paper.com.au/', 'Paper'],
  ['https://press-1.example/', 'Press 1'],
  ['https://localhost/', 'Localhost'],
  ['http://192.0.2.1/', undefined],
  ['https://[2001:db8::1]/', undefined],
  ['https://خبر.example/', undefined],
])('the publication at %s is named %s', (link, name) => {
  expect(publicationName(link)).toBe(name);
});
