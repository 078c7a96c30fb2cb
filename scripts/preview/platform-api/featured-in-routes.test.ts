import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';

const listSchema = z.array(
  z.strictObject({ link: z.url({ protocol: /^https$/ }), image: z.url({ protocol: /^https?$/ }) }),
);

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

describe('featured in', () => {
  it('lists seven items with secure links', async () => {
    const list = listSchema.parse((await ask(preview, endpoints.featuredIn.path)).json());
    expect(new Set(list.map(({ link }) => link)).size).toBe(7);
  });

  it('answers only at the exact path', async () => {
    expect((await ask(preview, endpoints.featuredIn.path.slice(0, -1))).status).toBe(404);
  });
});

describe('media', () => {
  it('can be shown on pages of any origin, and cannot run', async () => {
    const { headers } = await ask(preview, '/media/acme-logo.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  });

  it.each(['/media/', '/media/README.md', '/media/..%2f..%2fpackage.json', '/media/%2e%2e/platform-api.ts'])(
    'gives nothing else at %s',
    async (path) => {
      expect((await ask(preview, path)).status).toBe(404);
    },
  );
});
