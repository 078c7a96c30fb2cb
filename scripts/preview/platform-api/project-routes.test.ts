import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';

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

const { path } = endpoints.featuredProjects;
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

async function projectsOn(host: string) {
  const answer = await post(preview, path, {}, { Host: host });
  return projectsSchema.parse(answer.json()).content;
}

describe('featured projects', () => {
  it('have every field, and only pictures that are there', async () => {
    const projects = await projectsOn('acme.localhost:4173');
    expect(projects).toHaveLength(15);
    for (const { title, picture } of projects) {
      if (!picture) continue;
      const { status } = await ask(preview, new URL(picture.link).pathname);
      expect([title, status]).toEqual([title, 200]);
    }
  });

  it('differ in what a card and a filter show', async () => {
    const projects = await projectsOn('acme.localhost');
    const distinct = (values: unknown[]) => new Set(values).size;
    expect(distinct(projects.map((project) => project.title))).toBe(15);
    expect(distinct(projects.map((project) => project.assetClass.name))).toBeGreaterThan(4);
    expect(distinct(projects.map((project) => project.currency))).toBeGreaterThan(4);
    expect(distinct(projects.map((project) => project.keepPublisherConfidential))).toBe(2);
  });

  it('end in the future but for one, and raise no more than their size', async () => {
    const projects = await projectsOn('acme.localhost');
    expect(projects.filter(({ endDate }) => Date.parse(endDate) < Date.now())).toHaveLength(1);
    expect(projects.filter(({ target, targetAmount }) => targetAmount > target)).toEqual([]);
  });

  it('are none for the partner without projects', async () => {
    expect(await projectsOn('empty.localhost')).toEqual([]);
  });

  it('belong to the page that calls, wherever the API is', async () => {
    const answer = await post(preview, path, {}, { Origin: 'http://empty.localhost:5173' });
    expect(answer.json()).toEqual({ content: [] });
  });

  it.each([['[]'], ['null'], ['{"page":1}'], ['not json'], ['']])('refuse the payload %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await ask(preview, path, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('fail with their partner', async () => {
    expect((await post(preview, path, {}, { Host: 'broken.localhost' })).status).toBe(500);
  });
});
