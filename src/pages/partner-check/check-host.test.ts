import { expect, it } from 'vitest';

import { partnerCheck } from '#content/partner-check.ts';
import { site } from '#content/site.ts';
import { readHost } from './check-host.ts';

const { errors } = partnerCheck;

it.each([
  ['acme', `acme.${site.brandHost}`, 'acme'],
  [' ACME ', `acme.${site.brandHost}`, 'acme'],
  [`https://acme.${site.brandHost}/pricing?x=1`, `acme.${site.brandHost}`, 'acme'],
  ['acme.localhost:4173', 'acme.localhost:4173', 'acme'],
  [`a.b.${site.brandHost}`, `a.b.${site.brandHost}`, 'a.b'],
])('the host %j is read as %s', (typed, host, subdomain) => {
  expect(readHost(typed)).toEqual({ host, subdomain });
});

it.each([
  ['', errors.empty],
  ['acme_1', errors.invalid],
  ['me@acme.example', errors.invalid],
  ['javascript:alert(1)', errors.invalid],
  [site.brandHost, errors.main],
  [`www.${site.brandHost}`, errors.main],
  ['localhost:4173', errors.main],
  [`${site.brandHost}.evil.test`, errors.foreign],
])('the host %j is rejected with an error', (typed, error) => {
  expect(readHost(typed)).toEqual({ error });
});
