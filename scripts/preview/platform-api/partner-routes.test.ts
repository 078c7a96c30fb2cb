import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '#content/site.ts';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { apiUrl, type EndpointId, endpoints } from '#src/api/endpoints.ts';
import { featuredIn, samplePartners, sampleProjects } from './sample-data/sample-data.ts';

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
    [`oasis.${site.brandHost}/`, true, false],
    ['gone.localhost/', true, true],
    ['unknown.localhost/', false, false],
    ['localhost:4173/', false, false],
  ])('of %s: exists %s, redirect %s', async (currentUrl, exists, redirect) => {
    expect((await call('subdomainExists', { currentUrl })).json()).toEqual({ exists, redirect });
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
  it('has the brand with absolute links', async () => {
    const secureLink: unknown = expect.stringMatching(/^https:/);
    const answer = await call('partnerConfig', { subDomain: 'acme' }, 'acme.localhost:4173');
    expect(answer.json()).toMatchObject({
      legalName: samplePartners.acme?.config?.legalName,
      logo: { link: 'http://acme.localhost:4173/media/acme-logo.svg' },
      backgroundPicture: { link: 'http://acme.localhost:4173/media/acme-background.svg' },
      privacyPolicyDocument: { link: secureLink },
    });
  });

  it.each([
    [{ subDomain: 'plain' }, 200, {}],
    [{ subDomain: 'unknown' }, 404, { message: 'Not found' }],
    [{ subDomain: '__proto__' }, 404, { message: 'Not found' }],
    [{}, 400, [{ description: 'subDomain is required', data: { field: 'subDomain' } }]],
  ])('of %j is %i', async (query, status, expected) => {
    const answer = await call('partnerConfig', query);
    expect([answer.status, answer.json()]).toEqual([status, expected]);
  });
});

it('statistics are a record of numbers', async () => {
  const statistics = z.record(z.string(), z.number()).parse((await call('statistics')).json());
  expect(Object.keys(statistics)).not.toHaveLength(0);
});

it('the sample data names only pictures that exist', async () => {
  const brands = Object.values(samplePartners).flatMap(({ config = {} }) => [
    'logo' in config ? config.logo : undefined,
    'backgroundPicture' in config ? config.backgroundPicture : undefined,
  ]);
  const pictures = [
    ...brands,
    ...sampleProjects.map(({ picture }) => picture),
    ...featuredIn.map(({ image }) => image),
  ];
  for (const file of pictures.filter((one) => one !== undefined))
    expect([file, (await ask(preview, `/media/${file}`)).status]).toEqual([file, 200]);
});

it('featured in has seven items with secure links, at the exact path', async () => {
  const { path } = endpoints.featuredIn;
  const item = z.strictObject({ link: z.url({ protocol: /^https$/ }), image: z.url() });
  const list = z.array(item).parse((await ask(preview, path)).json());
  expect(new Set(list.map(({ link }) => link)).size).toBe(7);
  expect((await ask(preview, path.slice(0, -1))).status).toBe(404);
});

describe('partners that fail', () => {
  it.each([
    ['subdomainExists', { currentUrl: 'broken.localhost/' }, 500],
    ['partnerConfig', { subDomain: 'broken' }, 500],
    ['statistics', {}, 500],
    ['contactRoles', {}, 200],
  ] as const)('broken answers %s with its status', async (id, query, status) => {
    expect((await call(id, query, 'broken.localhost')).status).toBe(status);
  });

  it('slow has the correct answer after two seconds', async () => {
    const startMs = performance.now();
    const answer = await call('subdomainExists', { currentUrl: 'slow.localhost/' });
    expect(performance.now() - startMs).toBeGreaterThan(1900);
    expect(answer.json()).toEqual({ exists: true, redirect: false });
  });
});

const named = z.strictObject({ name: z.string().min(1) });

/** The fields of a featured project (R3.9). */
const projectsSchema = z.strictObject({
  content: z.array(
    z.strictObject({
      title: z.string().min(1),
      shortDescription: z.string().min(1),
      picture: z.strictObject({ link: z.url() }).optional(),
      assetClass: named.extend({ tags: z.array(named).min(1) }),
      regions: z.array(named).min(1),
      target: z.number().positive(),
      targetAmount: z.number().positive(),
      currency: z.enum(Intl.supportedValuesOf('currency')),
      endDate: z.iso.datetime(),
      creatorName: z.string().min(1),
      keepPublisherConfidential: z.boolean(),
    }),
  ),
});

describe('featured projects', () => {
  const { path } = endpoints.featuredProjects;

  it('have every field and differ; one has ended', async () => {
    const answer = await post(preview, path, {}, { Host: 'acme.localhost:4173' });
    const projects = projectsSchema.parse(answer.json()).content;
    const distinct = (values: unknown[]) => new Set(values).size;
    expect(distinct(projects.map(({ title }) => title))).toBe(15);
    expect(distinct(projects.map(({ assetClass }) => assetClass.name))).toBeGreaterThan(4);
    expect(distinct(projects.map(({ currency }) => currency))).toBeGreaterThan(4);
    expect(distinct(projects.map(({ keepPublisherConfidential }) => keepPublisherConfidential))).toBe(2);
    expect(projects.filter(({ endDate }) => Date.parse(endDate) < Date.now())).toHaveLength(1);
    expect(projects.filter(({ target, targetAmount }) => targetAmount > target)).toEqual([]);
  });

  it.each([
    ['on another origin', { Origin: 'http://empty.localhost:5173' }, 200, '{"content":[]}'],
    ['of a partner that fails', { Host: 'broken.localhost' }, 500, ''],
  ])('depend on the page that calls: %s', async (_case, headers, status, body) => {
    const answer = await post(preview, path, {}, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(body);
  });

  it.each(['[]', '{"page":1}', 'not json', ''])('refuse the payload "%s"', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await ask(preview, path, { method: 'POST', headers, body })).status).toBe(400);
  });
});
