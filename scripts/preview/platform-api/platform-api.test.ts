import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { faultMailboxes } from './contact/contact-routes.ts';
import { faultModes } from './faults.ts';
import { faultPartners } from './partner-routes.ts';
import { samplePartners } from './sample-data/sample-data.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

describe('calls from other origins', () => {
  const preflight = (path: string, origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    return ask(preview, path, { method: 'OPTIONS', headers });
  };

  it.each(Object.values(endpoints))('allow a partner page $method $path', async ({ method, path }) => {
    const { status, headers } = await preflight(path, 'http://acme.localhost:4173');
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('http://acme.localhost:4173');
    expect(headers['access-control-allow-methods']).toContain(method);
    expect(headers['access-control-allow-headers']).toBe('Content-Type');
  });

  it('refuse a page of another site', async () => {
    const { headers } = await preflight(endpoints.contactSp.path, 'http://partner.test');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('let a page of the site read refusals too', async () => {
    const origin = 'http://localhost:5173';
    const { status, headers } = await ask(preview, endpoints.partnerConfig.path, {
      headers: { Origin: origin },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([400, origin]);
  });
});

it('media can be shown on pages of any origin, and cannot run', async () => {
  const { headers } = await ask(preview, '/media/acme-logo.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

it.each(['/media/', '/media/README.md', '/media/..%2f..%2fpackage.json', '/media/unknown.svg'])(
  '%s answers 404 in JSON',
  async (path) => {
    const answer = await ask(preview, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json']);
  },
);

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

function firstCells(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
}

it.each([
  ['Partners', [...Object.keys(samplePartners), ...faultPartners]],
  ['Faults by mail address', faultMailboxes],
  ['Faults by switch', [...faultModes, 'answer']],
])('README.md lists exactly the values of the code under "%s"', (heading, expected) => {
  expect(firstCells(heading).toSorted()).toEqual([...new Set(expected)].toSorted());
});
