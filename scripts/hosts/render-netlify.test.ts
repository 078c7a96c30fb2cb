import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { headersFor } from './policy.ts';
import { renderNetlify } from './render-netlify.ts';

const context = {
  scriptHashes: [],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/qanat360', to: '/qanat-360' }],
};
const files = await renderNetlify({ context, pages: ['/'] });

/** Reads `_headers` as Netlify does: a line that is no header is an error; what is set twice is joined. */
function headersByNetlify(path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const block of (files['_headers'] ?? '').split('\n\n')) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    if (!new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`).test(path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      expect(name).not.toBe('');
      const before = headers.get(name);
      headers.set(name, before ? `${before}, ${value}` : value);
    }
  }
  return Object.fromEntries(headers);
}

it.each(['/assets/entry-1a2b.js', '/films/hero.mp4', '/robots.txt', '/about.md', '/about'])(
  'gives %s what the policy says, and leaves pages to the default of the host',
  (path) => {
    const wanted = headersFor(path, 'qanat.example', context);
    const { 'Cache-Control': caching, ...others } = wanted;
    expect(headersByNetlify(path)).toEqual(/max-age=0/.test(caching ?? '') ? others : wanted);
  },
);

it.each([
  ['acme.qanat.example', 'noindex, nofollow'],
  ['dev.qanat.example.', 'noindex, nofollow'],
  ['www.qanat.example', null],
  ['qanat.example', null],
  ['branch--site.netlify.test', 'noindex, nofollow'],
])('tells robots on %s: %s', async (host, expected) => {
  const text = files['netlify/edge-functions/robots.js'] ?? '';
  const program = `${text.replaceAll(/^export .*$/gm, '')}; robots(request, context)`;
  const request = new Request(`https://${host}/about`);
  const page = new Response('page');
  const answer: unknown = await runInNewContext(program, {
    URL,
    request,
    context: { next: () => Promise.resolve(page) },
  });
  expect(answer).toBe(page);
  expect(page.headers.get('X-Robots-Tag')).toBe(expected);
});

it('exports what the host looks for', () => {
  expect(files['netlify/edge-functions/robots.js']).toMatch(/^export default robots;\nexport const config/m);
});

it('sends former paths on for good', () => {
  expect(files['_redirects']).toBe('/qanat360 /qanat-360 301\n');
});
