import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { runInNjs } from '#tests/support/run-in-njs.ts';
import { headersFor } from './policy.ts';
import { headersFile, renderCloudflare, workerPaths } from './render-cloudflare.ts';
import { hostRenderers, renderHosts } from './render-hosts.ts';
import { hostSite } from './site-paths.ts';

// tests/servers runs Cloudflare's runtime, nginx and Caddy. Here are the hosts that have no local server.

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/former360', to: '/product' }],
};
const files = await renderHosts(hostSite(context, ['index.html', 'about.html']));
const textOf = (file: string) => files[file] ?? '';

const conditions = z.array(z.object({ type: z.literal('host'), value: z.string() })).default([]);
const pairs = z.array(z.object({ key: z.string(), value: z.string() }));
const vercelSchema = z.object({
  headers: z.array(z.object({ source: z.string(), has: conditions, missing: conditions, headers: pairs })),
  redirects: z.array(z.object({ source: z.string(), has: conditions, destination: z.string() })),
});
const vercel = vercelSchema.parse(JSON.parse(textOf('vercel/vercel.json')));

/** Reads the rules as Vercel does: patterns match the whole path or host, the last value applies. */
function headersByVercel(host: string, path: string): Record<string, string> {
  const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);
  const matching = vercel.headers.filter(
    ({ source, has, missing }) =>
      matches(source, path) &&
      has.every(({ value }) => matches(value, host)) &&
      !missing.some(({ value }) => matches(value, host)),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
  );
}

const answerSchema = z.object({ headers: z.record(z.string(), z.object({ value: z.string() })) });
const cloudFrontSchema = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
});

/** The headers of the response headers policy, then the function, in the order of CloudFront. */
function headersByCloudFront(host: string, path: string): Record<string, string> {
  const policy = cloudFrontSchema.parse(JSON.parse(textOf('cloudfront/response-headers-policy.json')));
  const { ContentSecurityPolicy, StrictTransportSecurity, ReferrerPolicy } = policy.SecurityHeadersConfig;
  const plain = {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  };
  const headers = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, { value }]));
  const event = { request: { uri: path, headers: { host: { value: host } } }, response: { headers } };
  const answer = answerSchema.parse(runInNjs(textOf('cloudfront/viewer-response.js'), event));
  return Object.fromEntries(Object.entries(answer.headers).map(([name, { value }]) => [name, value]));
}

/** Runs the edge function as Netlify does. Returns the path of the file, or where it leads. */
async function askNetlify(host: string, path: string, response: Response): Promise<string> {
  const edgeFunction = textOf('netlify/netlify/edge-functions/answer.js');
  expect(edgeFunction).toMatch(/^export default answer;\nexport const config = \{ path: '\/\*' \};$/m);
  const program = `${edgeFunction.replaceAll(/^export .*$/gm, '')}; answer(request, context)`;
  const request = new Request(`https://${host}${path}`);
  let file = '';
  const next = async (further: Request) => {
    file = new URL(further.url).pathname;
    return response;
  };
  const scope = { URL, Request, Response, request, context: { next } };
  const answer: unknown = await runInNewContext(program, scope);
  const target = answer instanceof Response ? answer.headers.get('Location') : null;
  expect(answer === response || target !== null).toBe(true);
  return target ?? file;
}

/** The headers of `_headers`, then the edge function, in the order of Netlify. */
async function headersByNetlify(host: string, path: string, status = 200): Promise<Record<string, string>> {
  const [pattern, ...lines] = textOf('netlify/_headers').trimEnd().split('\n');
  // Rules that overlap would be joined; a line that is not a header is an error.
  expect([pattern, lines.filter((line) => !/^ {2}[\w-]+: .+$/.test(line))]).toEqual(['/*', []]);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.trim().split(': ');
    return [name, value.join(': ')];
  });
  const page = new Response('page', { headers, status });
  page.headers.delete('Content-Type');
  await askNetlify(host, path, page);
  return Object.fromEntries(page.headers);
}

/** Runs the middleware as Vercel does. Returns the path of the file. */
function fileByVercel(host: string, path: string): string {
  const moved = vercel.redirects.find(({ has }) =>
    has.some(({ value }) => new RegExp(`^${value}$`).test(host)),
  );
  // `:path*` is any path.
  if (moved?.source === '/:path*') return moved.destination.replace('/:path*', path);
  const [program = '', config = ''] = textOf('vercel/middleware.js').split('\nexport default chooseFile;\n');
  const matcher = /matcher: '(.*)'/.exec(config)?.[1] ?? '';
  if (!new RegExp(`^${matcher}$`).test(path)) return path;
  const request = { url: `https://${host}${path}` };
  const answer: unknown = runInNewContext(`${program}; chooseFile(request)`, { URL, Response, request });
  const address = answer instanceof Response ? answer.headers.get('x-middleware-rewrite') : null;
  return address === null ? path : new URL(address).pathname;
}

const partner = `acme.${site.brandHost}`;

it.each([
  [site.brandHost, '/', '/'],
  [site.brandHost, '/sitemap.xml', '/sitemap.xml'],
  [site.brandHost, '/partner', '/no-such-file'],
  [partner, '/', '/partner'],
  [partner, '/ar', '/ar/partner'],
  [partner, '/ar/partner.html', '/ar/no-such-file'],
  [partner, '/about', '/about'],
  [partner, '/favicon.ico', '/no-such-file'],
  [partner, '/assets/entry-1a2b.js', '/assets/entry-1a2b.js'],
  [`www.${site.brandHost}`, '/%61bout/?a=%20', `https://${site.brandHost}/%61bout/?a=%20`],
])('Vercel and Netlify answer %s%s with %s', async (host, path, file) => {
  expect([fileByVercel(host, path), await askNetlify(host, path, new Response())]).toEqual([file, file]);
});

describe.each([
  ['Vercel', headersByVercel],
  ['CloudFront', headersByCloudFront],
  ['Netlify', headersByNetlify],
])('%s', (_name, headersBy) => {
  it.each([
    [site.brandHost, '/'],
    [site.brandHost, '/assets/entry-1a2b.js'],
    [`acme.${site.brandHost}`, '/about.md'],
    [`${site.brandHost}.evil.test`, '/'],
  ])('sends the headers of the policy at %s%s', async (host, path) => {
    const expected = Object.entries(headersFor(path, host, context));
    expect(await headersBy(host, path)).toEqual(
      Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });
});

it('Netlify caches a missing file as a page', async () => {
  const { 'cache-control': caching } = await headersByNetlify(site.brandHost, '/assets/gone.js', 404);
  expect(caching).toBe(headersFor('/404', site.brandHost, context)['Cache-Control']);
});

it('Cloudflare runs the worker first for pages and films, and for all when there are too many pages', () => {
  const pages = ['/', '/about', '/ar', '/ar/about', '/terms/changes'];
  expect(workerPaths({ pages, brandFiles: ['/robots.txt', '/ar/llms.txt'] })).toEqual([
    ...['/films/*', '/404*', '/partner*', '/', '/about', '/ar', '/ar/*', '/terms/*', '/robots.txt'],
  ]);
  const many = Array.from({ length: 98 }, (_, index) => `/page-${index}`);
  expect(workerPaths({ pages: many, brandFiles: [] })).toEqual(['/*']);
});

const rule = (path: string, value = '1') => ({ path, hosts: 'all', headers: { 'X-A': value } }) as const;
const rules = (count: number) => Array.from({ length: count }, (_, index) => rule(`/${index}`));
const longest = 'x'.repeat(2000 - '  X-A: '.length);
const redirects = (count: number, to = '/about') => ({
  ...context,
  redirects: Array.from({ length: count }, (_, index) => ({ from: `/former-${index}`, to })),
});

it.each([
  ['100 rules in _headers', () => headersFile(rules(100)), () => headersFile(rules(101))],
  [
    '2000 characters in a line of _headers',
    () => headersFile([rule('/', longest)]),
    () => headersFile([rule('/', `${longest}x`)]),
  ],
  ['2000 lines', () => renderCloudflare(redirects(1000)), () => renderCloudflare(redirects(1001))],
  [
    '1000 characters',
    () => renderCloudflare(redirects(1)),
    () => renderCloudflare(redirects(1, `/${'x'.repeat(1000)}`)),
  ],
])('Cloudflare takes at most %s (R10.14, F-B9)', (limit, most, tooMany) => {
  expect(most).not.toThrow();
  expect(tooMany).toThrow(`at most ${limit}`);
});

it.each([
  ['cloudfront', 1000, /at most 10240 bytes/],
  ['vercel', 1024, /at most 1024 headers/],
  ['netlify', 10_001, /at most 10000 lines/],
] as const)('%s refuses too many redirects', async (name, count, message) => {
  await expect(async () => hostRenderers[name](hostSite(redirects(count), []))).rejects.toThrow(message);
});
