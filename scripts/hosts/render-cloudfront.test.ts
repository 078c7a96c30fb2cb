import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { headersFor } from './policy.ts';
import { renderCloudFront } from './render-cloudfront.ts';

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/qanat360', to: '/qanat-360#top' }],
};
const pages = ['/', '/about', '/qanat-360'];
const files = await renderCloudFront({ context, pages });

const headersSchema = z.record(z.string(), z.object({ value: z.string() }));
const outcomeSchema = z.looseObject({
  uri: z.string().optional(),
  statusCode: z.number().optional(),
  headers: headersSchema.optional(),
});

/** Runs a function as the host does: the text alone, without anything of Node. */
function run(file: string, event: unknown) {
  return outcomeSchema.parse(runInNewContext(`${files[file] ?? ''}; handler(event)`, { event }));
}

const request = (uri: string, querystring = {}) =>
  run('viewer-request.js', { request: { uri, querystring } });

describe('the request', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/assets/entry-A1b2.js', '/assets/entry-A1b2.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/nothing', '/nothing'],
    ['/.env', '/no-such-file'],
    ['/.git/config', '/no-such-file'],
    ['/_headers', '/no-such-file'],
    ['/404', '/no-such-file'],
    ['/404.html', '/no-such-file'],
    ['/about.html.br', '/no-such-file'],
    ['/constructor', '/constructor'],
  ])('for %s takes %s', (path, file) => {
    expect(request(path)).toMatchObject({ uri: file });
  });

  it.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/qanat360', '/qanat-360#top'],
    ['/Qanat360/', '/qanat-360#top'],
  ])('for %s leads to %s', (path, to) => {
    expect(request(path)).toEqual({ statusCode: 308, headers: { location: { value: to } } });
  });

  it('keeps the query, before the hash', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };
    expect(request('/about/', query).headers).toEqual({ location: { value: '/about?a=1&a=2&b' } });
    expect(request('/qanat360', query).headers).toEqual({ location: { value: '/qanat-360?a=1&a=2&b#top' } });
  });
});

const policySchema = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
});

/** What a visitor gets: the headers of the policy first, then the function, as the host orders them. */
function headersByCloudFront(host: string, path: string): Record<string, string> {
  const policy = policySchema.parse(JSON.parse(files['response-headers-policy.json'] ?? ''));
  const security = policy.SecurityHeadersConfig;
  const headers: z.infer<typeof headersSchema> = {
    'content-security-policy': { value: security.ContentSecurityPolicy.ContentSecurityPolicy },
    'strict-transport-security': {
      value: `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    },
    'x-content-type-options': { value: 'nosniff' },
    'referrer-policy': { value: security.ReferrerPolicy.ReferrerPolicy },
  };
  for (const { Header, Value } of policy.CustomHeadersConfig.Items) {
    headers[Header.toLowerCase()] = { value: Value };
  }
  const event = { request: { uri: path, headers: { host: { value: host } } }, response: { headers } };
  const { headers: final = {} } = run('viewer-response.js', event);
  return Object.fromEntries(Object.entries(final).map(([name, { value }]) => [name, value]));
}

describe('the answer', () => {
  it.each([
    ['qanat.example', '/index.html'],
    ['qanat.example', '/assets/entry-1a2b.js'],
    ['qanat.example', '/robots.txt'],
    ['www.qanat.example', '/about.html'],
    ['www.qanat.example', '/about.md'],
    ['acme.qanat.example', '/about.html'],
    ['ACME.qanat.example:443', '/films/hero.mp4'],
    ['notqanat.example', '/about.html'],
    ['d123.cloudfront.test', '/about.html'],
  ])('to %s%s has what the policy says', (host, path) => {
    const wanted = Object.entries(headersFor(path, host, context));
    expect(headersByCloudFront(host, path)).toEqual(
      Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });
});

it('answers what is missing with the error page', () => {
  expect(files['custom-error-responses.json']).toMatch(/"ErrorCode": 403[^}]*"ResponseCode": "404"/s);
});

const many = (name: string) => Array.from({ length: 1000 }, (_, index) => `/${name}-${index}`);

it.each([
  ['/page-7', { uri: '/page-7.html' }],
  ['/', { uri: '/index.html' }],
  ['/robots.txt', { uri: '/robots.txt' }],
  ['/Page-7/', { statusCode: 308, headers: { location: { value: '/page-7' } } }],
  ['/qanat360', { statusCode: 308, headers: { location: { value: '/qanat-360#top' } } }],
  ['/_headers', { uri: '/no-such-file' }],
  ['/404.html', { uri: '/no-such-file' }],
  ['/.git/config', { uri: '/no-such-file' }],
])('finds %s where the pages are too many to be listed', async (uri, answer) => {
  const large = await renderCloudFront({ context, pages: many('page') });
  const event = { request: { uri, querystring: {} } };
  const program = `${large['viewer-request.js']}; handler(event)`;
  expect(outcomeSchema.parse(runInNewContext(program, { event }))).toMatchObject(answer);
});

it('refuses a function that is longer than the host takes', async () => {
  const redirects = many('former').map((from) => ({ from, to: '/about' }));
  await expect(renderCloudFront({ context: { ...context, redirects }, pages })).rejects.toThrow(
    /at most 10240 bytes/,
  );
});
