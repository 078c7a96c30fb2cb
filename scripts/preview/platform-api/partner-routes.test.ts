import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import type { EndpointId } from '#src/api/endpoints.ts';
import { apiUrl } from '#src/api/endpoints.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

function call(id: EndpointId, query: Record<string, string> = {}, host = 'localhost:4173') {
  return ask(preview, apiUrl('', id, query), { headers: { Host: host } });
}

describe('subdomain check', () => {
  it.each([
    ['acme.localhost:4173/', true, false],
    ['ACME.localhost:4173/pricing', true, false],
    ['oasis.qanat.example/', true, false],
    ['plain.localhost/', true, false],
    ['empty.localhost/', true, false],
    ['gone.localhost/', true, true],
    ['unknown.localhost/', false, false],
    ['constructor.localhost/', false, false],
    ['localhost:4173/', false, false],
    ['partner.test/', false, false],
  ])('of %s: exists %s, redirect %s', async (currentUrl, exists, redirect) => {
    const answer = await call('subdomainExists', { currentUrl });
    expect(answer.json()).toEqual({ exists, redirect });
  });

  it.each([{}, { currentUrl: '' }, { currentUrl: 'acme.localhost/?mail=a@b.example' }])(
    'refuses the query %j',
    async (query) => {
      const answer = await call('subdomainExists', query);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject([{ data: { field: 'currentUrl' } }]);
    },
  );
});

describe('partner config', () => {
  it('holds the brand with links that can be followed', async () => {
    const secureLink: unknown = expect.stringMatching(/^https:/);
    const answer = await call('partnerConfig', { subDomain: 'acme' }, 'acme.localhost:4173');
    expect(answer.json()).toMatchObject({
      legalName: samplePartners.acme?.config?.legalName,
      logo: { link: 'http://acme.localhost:4173/media/acme-logo.svg' },
      backgroundPicture: { link: 'http://acme.localhost:4173/media/acme-background.svg' },
      privacyPolicyDocument: { link: secureLink },
    });
  });

  it.each(Object.entries(samplePartners))(
    'of %s names only pictures that are there',
    async (_name, partner) => {
      const { logo, backgroundPicture } = partner.config ?? {};
      const files = [logo, backgroundPicture].filter((file) => file !== undefined);
      const answers = await Promise.all(files.map((file) => ask(preview, `/media/${file}`)));
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    },
  );

  it.each([
    ['plain', 200, {}],
    ['unknown', 404, { message: 'Not found' }],
    ['__proto__', 404, { message: 'Not found' }],
  ])('of %s is %i', async (subDomain, status, expected) => {
    const answer = await call('partnerConfig', { subDomain });
    expect([answer.status, answer.json()]).toEqual([status, expected]);
  });

  it('needs a name', async () => {
    expect((await call('partnerConfig')).status).toBe(400);
  });
});

it('gives statistics as a record of numbers', async () => {
  const statistics = z.record(z.string(), z.number()).parse((await call('statistics')).json());
  expect(Object.keys(statistics)).not.toHaveLength(0);
});

describe('partners that fail', () => {
  it.each([
    ['subdomainExists', { currentUrl: 'broken.localhost/' }],
    ['partnerConfig', { subDomain: 'broken' }],
    ['statistics', {}],
  ] as const)('broken answers %s with 500', async (id, query) => {
    expect((await call(id, query, 'broken.localhost')).status).toBe(500);
  });

  it('broken still gives the roles of the contact form', async () => {
    expect((await call('contactRoles', {}, 'broken.localhost')).status).toBe(200);
  });

  it('slow answers after two seconds, and rightly', async () => {
    const startMs = performance.now();
    const answer = await call('subdomainExists', { currentUrl: 'slow.localhost/' });
    expect(performance.now() - startMs).toBeGreaterThan(1900);
    expect(answer.json()).toEqual({ exists: true, redirect: false });
  });

  it('html answers with a page', async () => {
    const answer = await call('partnerConfig', { subDomain: 'html' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
  });

  it('offline cuts the connection', async () => {
    await expect(call('partnerConfig', { subDomain: 'offline' })).rejects.toThrow();
  });
});
