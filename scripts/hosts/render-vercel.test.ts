import { expect, it } from 'vitest';
import { z } from 'zod';

import { headersFor } from './policy.ts';
import { renderVercel } from './render-vercel.ts';

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/qanat360', to: '/qanat-360' }],
};

const conditions = z.array(z.object({ type: z.literal('host'), value: z.string() })).default([]);
const settingsSchema = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      has: conditions,
      missing: conditions,
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
  redirects: z.unknown(),
});

const files = renderVercel({ context, pages: ['/'] });
const settings = settingsSchema.parse(JSON.parse(files['vercel.json'] ?? ''));

/** Reads the rules as the host documents them: patterns take the whole path or host, the last value counts. */
function headersByVercel(host: string, path: string): Record<string, string> {
  const whole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);
  const matching = settings.headers.filter(
    ({ source, has, missing }) =>
      whole(source, path) &&
      has.every(({ value }) => whole(value, host)) &&
      !missing.some(({ value }) => whole(value, host)),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}

it.each([
  ['qanat.example', '/'],
  ['qanat.example', '/assets/entry-1a2b.js'],
  ['qanat.example', '/robots.txt'],
  ['qanat.example', '/robots-txt'],
  ['www.qanat.example', '/about'],
  ['www.qanat.example', '/about.md'],
  ['acme.qanat.example', '/about.md'],
  ['www.acme.qanat.example', '/'],
  ['dev.qanat.example', '/films/hero.mp4'],
  ['notqanat.example', '/'],
  ['qanat.example.evil.test', '/'],
  ['site-branch.vercel.test', '/'],
])('gives %s%s what the policy says', (host, path) => {
  expect(headersByVercel(host, path)).toEqual(headersFor(path, host, context));
});

it('keeps the files that steer other hosts to itself', () => {
  expect(files['.vercelignore']?.split('\n')).toEqual(expect.arrayContaining(['_headers', '_redirects']));
});

it('sends former paths on for good', () => {
  expect(settings.redirects).toEqual([{ source: '/qanat360', destination: '/qanat-360', permanent: true }]);
});

it('refuses more than the host takes', () => {
  const many = Array.from({ length: 1024 }, (_, index) => ({ from: `/old-${index}`, to: '/' }));
  expect(() => renderVercel({ context: { ...context, redirects: many }, pages: [] })).toThrow(/at most 1024/);
});
