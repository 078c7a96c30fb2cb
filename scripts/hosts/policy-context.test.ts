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

it.each([
  ['a host of static files on plain http', { assetOrigin: 'http://static.example' }, 'assetOrigin'],
  ['a quoted hash', { scriptHashes: ["'sha256-aaaa='"] }, 'scriptHashes'],
  ['a directive behind a hash', { scriptHashes: ['sha256-aaaa=; frame-src *'] }, 'scriptHashes'],
  ['an API with a path', { apiOrigin: 'https://api.example/v2' }, 'apiOrigin'],
  ['an API without a scheme', { apiOrigin: 'api.example' }, 'apiOrigin'],
  ['an API with a directive in it', { apiOrigin: "https://api.example; script-src 'none'" }, 'apiOrigin'],
  ['a rule with a directive in its name', { trustPolicies: ['page; script-src *'] }, 'trustPolicies'],
  ['a redirect to another site', redirect('/x', '//other.example'), 'redirects[0].to'],
  ['a redirect to a placeholder of a host', redirect('/x', '/y/:splat'), 'redirects[0].to'],
  ['a redirect of many paths', redirect('/x/*', '/y'), 'redirects[0].from'],
  ['a former path with a trailing slash', redirect('/x/', '/y'), 'redirects[0].from'],
  ['a former path without a leading slash', redirect('x/y', '/y'), 'redirects[0].from'],
  ['a missing list', { redirects: undefined }, 'redirects'],
  ['an address for reports on plain http', { reportUrl: 'http://reports.example' }, 'reportUrl'],
])('the context of the policy refuses %s, and names the field', (_case, fields, field) => {
  expect(() => parsePolicyContext({ ...context, ...fields })).toThrow(field);
});

it.each([
  { apiOrigin: 'http://localhost:8080' },
  { scriptHashes: [`sha384-${'a'.repeat(64)}`, `sha512-${'a'.repeat(86)}==`] },
  { assetOrigin: 'http://localhost:4173' },
  { trustPolicies: ['page', "'allow-duplicates'"] },
  { reportUrl: 'https://reports.example/csp' },
  redirect('/old/fees', '/product#top'),
])('the context of the policy takes %j from the file of the build', async (fields) => {
  const file = join(tmpdir(), `policy-${process.pid}.json`);
  onTestFinished(() => rm(file));
  await writeFile(file, JSON.stringify({ ...context, ...fields }));
  expect(await readPolicyContext(file)).toEqual({ ...context, ...fields });
});

it('a missing file of the build is named with the command that writes it', async () => {
  await expect(readPolicyContext('missing/policy.json')).rejects.toThrow(
    'missing/policy.json is missing. Run `npm run build` first',
  );
});
