import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { parsePolicyContext, readPolicyContext } from './policy-context.ts';

const context = {
  scriptHashes: ['sha256-aaaa='],
  styleHashes: ['sha256-bbbb='],
  apiOrigin: 'https://api.brand.example',
  redirects: [],
};

const redirect = (from: string, to: string) => ({ redirects: [{ from, to }] });

const HASH = /must look like sha256-…[^]*(?:script|style)Hashes/;
const ORIGIN = /must be an http\(s\) origin without a path, or empty[^]*apiOrigin/;
const FORMER = /must be one path, without a slash at its end[^]*redirects\[0\]\.from/;
const TARGET = /must be one path on this site[^]*redirects\[0\]\.to/;

it.each([
  [
    'a host of static files on plain http',
    { assetOrigin: 'http://static.example' },
    /must be an https origin/,
  ],
  ['a quoted hash', { scriptHashes: ["'sha256-aaaa='"] }, HASH],
  ['a directive behind a hash', { scriptHashes: ['sha256-aaaa=; frame-src *'] }, HASH],
  ['an API with a path', { apiOrigin: 'https://api.example/v2' }, ORIGIN],
  ['an API without a scheme', { apiOrigin: 'api.example' }, ORIGIN],
  ['an API with a directive in it', { apiOrigin: "https://api.example; script-src 'none'" }, ORIGIN],
  ['a rule with a directive in its name', { trustPolicies: ['page; script-src *'] }, /a name or a keyword/],
  ['a redirect to another site', redirect('/x', '//other.example'), TARGET],
  ['a redirect to a placeholder of a host', redirect('/x', '/y/:splat'), TARGET],
  ['a redirect of many paths', redirect('/x/*', '/y'), FORMER],
  ['a former path with a trailing slash', redirect('/x/', '/y'), FORMER],
  ['a former path without a leading slash', redirect('x/y', '/y'), FORMER],
  ['a missing list', { redirects: undefined }, /redirects/],
  ['an address for reports on plain http', { reportUrl: 'http://reports.example' }, /reportUrl/],
])('refuses %s, and names the field', (_case, fields, message) => {
  const parse = () => parsePolicyContext({ ...context, ...fields });
  expect(parse).toThrow(/not valid/);
  expect(parse).toThrow(message);
});

it.each([
  { apiOrigin: 'http://localhost:8080' },
  { scriptHashes: [`sha384-${'a'.repeat(64)}`, `sha512-${'a'.repeat(86)}==`] },
  { assetOrigin: 'http://localhost:4173' },
  { trustPolicies: ['page', "'allow-duplicates'"] },
  { reportUrl: 'https://reports.example/csp' },
  redirect('/old/fees', '/product#top'),
])('reads %j from the file of the build', async (fields) => {
  const file = join(tmpdir(), `policy-${process.pid}.json`);
  onTestFinished(() => rm(file));
  await writeFile(file, JSON.stringify({ ...context, ...fields }));
  expect(await readPolicyContext(file)).toEqual({ ...context, ...fields });
});

it('names the command that writes a missing file', async () => {
  await expect(readPolicyContext('missing/policy.json')).rejects.toThrow(
    'missing/policy.json is missing. Run `npm run build` first',
  );
});
