import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { deploymentOrigin } from './check-deployment.ts';
import { differs } from './questions.ts';

it.each([
  ['https://preview.example', 'https://preview.example'],
  ['https://preview.example:8443/', 'https://preview.example:8443'],
  [`https://WWW.${site.brandHost}`, `https://${site.brandHost}`],
])('deploy:check asks for %s at %s', (address, origin) => {
  expect(deploymentOrigin(address)).toBe(origin);
});

it.each([
  'https://example.com/site',
  'https://example.com/site/',
  'https://example.com?a',
  'https://example.com/#a',
])('deploy:check refuses %s in a sentence, since the site is at the root of its host', (address) => {
  expect(() => deploymentOrigin(address)).toThrow(
    /has the path "\/.*root of its host: write https:\/\/example\.com$/,
  );
});

it.each([undefined, '', 'example.com', 'localhost:3000', 'ftp://example.com'])(
  'deploy:check asks which deployment is meant by "%s"',
  (address) => {
    expect(() => deploymentOrigin(address)).toThrow('Say which deployment');
  },
);

const policy = (scripts: string, end = '') =>
  `default-src 'none'; script-src 'self' ${scripts}; img-src 'self' data:; font-src 'self'; base-uri 'none'${end}`;
const hashes = (start: number) => Array.from({ length: 6 }, (_, id) => `'sha256-${start + id}'`);
const listed = (start: number) =>
  [
    ...hashes(start)
      .slice(0, 5)
      .map((hash) => `"script-src ${hash}"`),
    '1 more',
  ].join(', ');

it.each([
  [
    policy("'sha256-1'"),
    policy("'sha256-2'"),
    `lacks "script-src 'sha256-2'" and should not have "script-src 'sha256-1'"`,
  ],
  [policy(''), policy('', "; form-action 'self'"), `lacks "form-action 'self'"`],
  [
    policy(hashes(1).join(' ')),
    policy(hashes(7).join(' ')),
    `lacks ${listed(7)} and should not have ${listed(1)}`,
  ],
  [
    policy('').replace("'self' data:", "data: 'self'"),
    policy(''),
    'has its parts in another order, or twice',
  ],
  [undefined, policy(''), 'is absent'],
  ['public', 'private', 'is "public" and should be "private"'],
])('deploy:check prints what differs between two headers', (actual, expected, difference) => {
  const [problem = '', ...others] = differs('Policy', actual, expected);
  expect(problem).toBe(`Policy ${difference}`);
  expect(others).toEqual([]);
});
