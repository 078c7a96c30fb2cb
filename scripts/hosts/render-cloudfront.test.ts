import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { runInNjs } from '#tests/support/run-in-njs.ts';
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

it('the upload sends each file once, pages last, removes former pages, and clears the cache', async () => {
  const root = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(root, {
    ...Object.fromEntries([...published, ...kept].map((file) => [`dist/${file}`, 'text'])),
    'deploy/cloudfront/upload.sh': files['upload.sh'] ?? '',
    'bin/aws': `#!/bin/sh\nprintf '%s\\n' "$@" '' >> '${join(root, 'calls')}'\n`,
  });
  await chmod(join(root, 'bin/aws'), 0o755);
  const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` };
  await promisify(execFile)('sh', ['deploy/cloudfront/upload.sh', 'the-bucket', 'E123'], { cwd: root, env });
  const calls = await readFile(join(root, 'calls'), 'utf8');
  await expect(calls.replaceAll(/(?<!\n)\n(?!\n|--cache|--delete)/g, ' ')).toMatchFileSnapshot(
    'golden/cloudfront-upload.txt',
  );
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
