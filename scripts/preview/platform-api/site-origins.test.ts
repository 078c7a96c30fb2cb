import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { isSiteOrigin } from './platform-api.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

describe('isSiteOrigin', () => {
  it.each([
    ['https://qanat.example', true],
    ['https://acme.qanat.example', true],
    ['http://localhost:5173', true],
    ['http://acme.localhost:4173', true],
    ['http://127.0.0.1:4173', true],
    ['http://qanat.example', false],
    ['https://notqanat.example', false],
    ['https://qanat.example.other.test', false],
    ['http://partner.test', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, expected) => {
    expect(isSiteOrigin(origin)).toBe(expected);
  });
});

function preflight(path: string, origin: string) {
  return ask(preview, path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

describe('calls from other origins', () => {
  it.each(Object.values(endpoints))('lets a partner page make $method $path', async ({ method, path }) => {
    const { status, headers } = await preflight(path, 'http://acme.localhost:4173');
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('http://acme.localhost:4173');
    expect(headers['access-control-allow-methods']).toContain(method);
    expect(headers['access-control-allow-headers']).toBe('Content-Type');
  });

  it('refuses a page that is not of the site', async () => {
    const { headers } = await preflight(endpoints.contactSp.path, 'http://partner.test');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('lets a page of the site read answers and refusals alike', async () => {
    for (const path of [endpoints.contactRoles.path, endpoints.partnerConfig.path]) {
      const { headers } = await ask(preview, path, { headers: { Origin: 'http://localhost:5173' } });
      expect(headers['access-control-allow-origin']).toBe('http://localhost:5173');
      expect(headers.vary).toContain('Origin');
    }
  });
});
