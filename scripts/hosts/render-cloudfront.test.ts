import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { runInNjs } from '#tests/support/run-in-njs.ts';
import { contentTypes } from './content-types.ts';
import { headersFor } from './policy.ts';
import { MAX_POLICY_CHARACTERS, renderCloudFront } from './render-cloudfront.ts';
import { renderHosts } from './render-hosts.ts';
import { hostSite } from './site-paths.ts';

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/former360', to: '/product#top' }],
};
const files = await renderCloudFront(hostSite(context, []));

/** The file of a request to the viewer request function, or where it leads. */
function answerTo(host: string, uri: string, querystring = {}): string {
  const request = { uri, querystring, headers: { host: { value: host } } };
  const answer = answerSchema.parse(runInNjs(files['viewer-request.js'] ?? '', { request }));
  return 'uri' in answer ? answer.uri : `${answer.statusCode} ${answer.headers.location.value}`;
}
const answerSchema = z.union([
  z.object({ uri: z.string() }),
  z.object({ statusCode: z.number(), headers: z.object({ location: z.object({ value: z.string() }) }) }),
]);

const [brand, partner, www] = [site.brandHost, `acme.${site.brandHost}`, `www.${site.brandHost}`];
const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };

// Which paths are hidden, or are files of the brand: served-path.test.ts.
const paths = [
  ...['/', '/about', '/assets/entry-A1b2.js', '/nothing', '/404.html', '/constructor', '/caf%C3%A9', '/%'],
  ...['/ar/%70artner.html', '/about/', '//about', '/About', '/%61bout', '/a%2F%2Fb', '/about.html'],
  ...['/about/index.html', '/index.html', '/Former360/'],
];

// Each request starts a program.
const timeout = 90_000;

it(
  'the viewer request function maps pages to their files, and leads other spellings and hosts to them',
  { timeout },
  async () => {
    const asked: readonly (readonly [host: string, path: string, query?: object])[] = [
      ...paths.map((path) => [brand, path] as const),
      ...['/', '/ar', '/about', '/sitemap.xml'].map((path) => [partner, path] as const),
      ...['/about/', '/former360'].map((path) => [brand, path, query] as const),
      ...[www, `${www.toUpperCase()}.:443`].map(
        (host) => [host, '/%61bout/', { a: { value: '%20' } }] as const,
      ),
    ];
    const lines = asked.map(([host, path, more]) => {
      const line = `${host}${path}${more ? ' (with a query)' : ''} -> ${answerTo(host, path, more)}\n`;
      return line.replaceAll(brand, 'brand.example').replaceAll(brand.toUpperCase(), 'BRAND.EXAMPLE');
    });
    await expect(lines.join('')).toMatchFileSnapshot('golden/cloudfront-requests.txt');
  },
);

const published = [
  ...['index.html', '404.html', 'ar/about.html', 'about.md', 'CNAME', '.well-known/security.txt'],
  ...['assets/entry-1a2b.js', 'fonts/serif.1a2b.woff2', 'fonts/arabic.1a2b.css', 'films/hero.vtt'],
  ...['robots.txt', 'ar/llms.txt', 'pricing.json', 'legal/versions.json', 'legal/terms-1.0.pdf'],
];
const kept = ['_headers', '_redirects', '.assetsignore', 'index.html.br', 'assets/entry-1a2b.js.gz'];

/** Runs the script for a small site. Returns the arguments of each call of the host's command line tool. */
async function callsOfUpload(): Promise<string[][]> {
  const root = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const log = join(root, 'calls');
  await writeFiles(root, {
    ...Object.fromEntries([...published, ...kept].map((file) => [`dist/${file}`, 'text'])),
    'deploy/cloudfront/upload.sh': files['upload.sh'] ?? '',
    'bin/aws': `#!/bin/sh\nprintf '%s\\n' "$@" end >> '${log}'\n`,
  });
  await chmod(join(root, 'bin/aws'), 0o755);
  const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` };
  await promisify(execFile)('sh', ['deploy/cloudfront/upload.sh', 'the-bucket', 'E123'], { cwd: root, env });
  const text = await readFile(log, 'utf8');
  return text
    .split('\nend\n')
    .filter(Boolean)
    .map((call) => call.split('\n'));
}

/** True if a call uploads a file: the last filter that matches counts. */
function uploads(call: readonly string[], file: string): boolean {
  const filters = call.flatMap((name, index) =>
    name === '--include' || name === '--exclude' ? [[name, call[index + 1] ?? ''] as const] : [],
  );
  const matches = (pattern: string) =>
    new RegExp(`^${escapePattern(pattern).replaceAll(String.raw`\*`, '.*')}$`).test(file);
  return filters.findLast(([, pattern]) => matches(pattern))?.[0] !== '--exclude';
}

const valueOf = (call: readonly string[] | undefined, name: string) => call?.[call.indexOf(name) + 1];

it('the upload sends each file once, with caching and type, pages last, removes former pages, and clears the cache', async () => {
  const all = await callsOfUpload();
  const [calls, [removal, last]] = [all.slice(0, -2), all.slice(-2)];
  for (const file of published) {
    const own = calls.filter((call) => uploads(call, file));
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const caching = headersFor(path, site.brandHost, context)['Cache-Control'];
    const type = contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
    expect([
      file,
      own.map((call) => [valueOf(call, '--cache-control'), valueOf(call, '--content-type')]),
    ]).toEqual([file, [[caching, type]]]);
    expect(own[0]?.slice(0, 4)).toEqual(['s3', 'cp', '.', 's3://the-bucket']);
  }
  expect(kept.filter((file) => calls.some((call) => uploads(call, file)))).toEqual([]);
  expect(calls.findIndex((call) => uploads(call, 'index.html'))).toBe(calls.length - 1);
  // Everything that it compares was uploaded a moment before, so it only removes.
  expect(removal?.slice(0, 6)).toEqual(['s3', 'sync', '.', 's3://the-bucket', '--delete', '--size-only']);
  expect(['former.html', 'films/former.mp4'].every((file) => uploads(removal ?? [], file))).toBe(true);
  expect([...kept, 'assets/entry-old.js'].some((file) => uploads(removal ?? [], file))).toBe(false);
  const invalidation = ['create-invalidation', '--distribution-id', 'E123', '--paths', '/*'];
  expect(last).toEqual(['cloudfront', ...invalidation]);
});

it('the files of CloudFront alone are left out where the policy is longer than it takes (F-B9)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const withReports = (more: number) =>
    hostSite({ ...context, reportUrl: `https://reports.example/${'a'.repeat(more)}` }, []);
  const lengthOf = (more: number) =>
    headersFor('/', site.brandHost, withReports(more).context)['Content-Security-Policy']?.length ?? 0;
  const room = MAX_POLICY_CHARACTERS - lengthOf(0);
  expect(lengthOf(room)).toBe(MAX_POLICY_CHARACTERS);
  expect(await renderCloudFront(withReports(room))).toHaveProperty('upload.sh');
  expect(warn).not.toHaveBeenCalled();

  const all = await renderHosts(withReports(room + 1));
  expect(Object.keys(all).filter((file) => file.startsWith('cloudfront/'))).toEqual([
    'cloudfront/not-for-cloudfront.txt',
  ]);
  expect(Object.values(all).join('')).toContain(
    'takes a Content-Security-Policy of 1783 characters, and this one has 1784',
  );
  expect(all).toHaveProperty(['nginx/server.conf']);
});
