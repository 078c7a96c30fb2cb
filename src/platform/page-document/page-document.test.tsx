import { afterEach, expect, it, vi } from 'vitest';

import { type PageId, routes } from '#src/routes.ts';
import { fetchPageDocument } from './page-document.ts';

/** The site's responses, in order. */
function answerWith(...answers: (() => Promise<Response>)[]) {
  const site = vi.fn<typeof fetch>();
  for (const answer of answers) site.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', site);
  return site;
}

const builtPage = (title: string, id: PageId) => async () =>
  new Response(
    `<!doctype html><title>${title}</title><div id="root" data-page="${id}"><h1>${title}</h1></div>`,
  );

const page = (title: string) => builtPage(title, 'terms');

let asked = 0;

/** Another address of the terms each time, because pages are cached. */
const newPath = () => routes.terms + '/'.repeat((asked += 1));

const fetchTerms = (path: string) => fetchPageDocument(path, 'terms');

afterEach(() => void vi.unstubAllGlobals());

it('caches the last few pages', async () => {
  const paths = Array.from({ length: 8 }, newPath);
  const site = answerWith(...paths.map(page), page('Again'));
  for (const path of paths) await fetchTerms(path);
  await fetchTerms(paths[7] ?? '');
  expect(site).toHaveBeenCalledTimes(8);
  expect((await fetchTerms(paths[0] ?? '')).title).toBe('Again');
});

it('fetches each page once', async () => {
  const site = answerWith(page('One'));
  const path = newPath();
  const documents = await Promise.all([fetchTerms(path), fetchTerms(path)]);
  expect(await fetchTerms(path)).toBe(documents[0]);
  expect(documents[1]).toBe(documents[0]);
  expect(site).toHaveBeenCalledOnce();
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the site answers 503', async () => new Response('', { status: 503 })],
  ['the site answers 404', async () => new Response('<title>Not found</title>', { status: 404 })],
  ['a hotspot answers', async () => new Response('<title>Log in</title><div id="root">Wi-Fi</div>')],
  ['the page for unknown addresses comes with 200', builtPage('Not found', 'not-found')],
  ['another page comes with 200', builtPage('Home', 'home')],
  ['the body is empty', async () => new Response('')],
  ['JSON comes', async () => Response.json({ error: 'blocked' })],
  [
    'the body breaks off',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
  ],
])('fails when %s, and fetches again on the next call', async (_what, fault) => {
  const site = answerWith(fault, page('Back'));
  const path = newPath();
  await expect(fetchTerms(path)).rejects.toThrow();
  expect((await fetchTerms(path)).title).toBe('Back');
  expect(site).toHaveBeenCalledTimes(2);
});

it('runs no script of a parsed page', async () => {
  answerWith(
    async () =>
      new Response(
        '<div id="root" data-page="terms"></div><script>document.documentElement.dataset.ran = "1"</script><img src="x" onerror="document.documentElement.dataset.ran = 1">',
      ),
  );
  await fetchTerms(newPath());
  expect(document.documentElement.dataset['ran']).toBeUndefined();
});
