import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import type { EndpointId } from '#src/api/endpoints.ts';
import { endpoints } from '#src/api/endpoints.ts';

const ids = Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterEach(() => ask(preview, '/__faults', { method: 'DELETE' }));
afterAll(() => preview.close());

const set = (fault: object) => post(preview, '/__faults', fault);

function call(id: EndpointId, host = 'localhost') {
  const { method, path } = endpoints[id];
  return method === 'GET'
    ? ask(preview, path, { headers: { Host: host } })
    : post(preview, path, {}, { Host: host });
}

describe('faults', () => {
  it.each(ids)('can be set for %s and reset', async (id) => {
    const usual = (await call(id)).status;
    expect((await set({ endpoint: id, mode: '503' })).status).toBe(204);
    expect((await call(id)).status).toBe(503);
    await ask(preview, '/__faults', { method: 'DELETE' });
    expect((await call(id)).status).toBe(usual);
  });

  it.each([
    ['400', 400, '{"message":"Bad request"}'],
    ['404', 404, '{"message":"Not found"}'],
    ['429', 429, '{"message":"Too many requests"}'],
    ['500', 500, '{"message":"Internal server error"}'],
    ['blank', 200, ''],
    ['html', 200, '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'],
    ['broken-json', 200, '{"content": ['],
    ['null', 200, 'null'],
    ['empty', 200, '[]'],
  ])('%s answers %i', async (mode, status, body) => {
    await set({ endpoint: 'featuredIn', mode });
    const answer = await call('featuredIn');
    expect([answer.status, answer.text]).toEqual([status, body]);
  });

  it('drop closes the connection', async () => {
    await set({ endpoint: 'contactRoles', mode: 'drop' });
    await expect(call('contactRoles')).rejects.toThrow();
  });

  it('hang delays only its own call', async () => {
    await set({ endpoint: 'statistics', mode: 'hang' });
    const hanging = call('statistics').catch(() => 'closed');
    const other = call('contactRoles').then(() => 'other');
    expect(await Promise.race([hanging, other])).toBe('other');
  });

  it('answer returns the given status and body', async () => {
    const body = '{"content":[{"title":null,"__proto__":{"x":1}}]}';
    await set({ endpoint: 'featuredProjects', mode: 'answer', status: 203, body });
    const answer = await call('featuredProjects');
    expect([answer.status, answer.text]).toEqual([203, body]);
    expect(answer.headers['content-type']).toBe('application/json');
  });

  it('answer returns a status without a body', async () => {
    await set({ endpoint: 'contactSp', mode: 'answer', status: 204, body: '' });
    expect((await call('contactSp')).status).toBe(204);
  });

  it('can be limited to the pages of one host', async () => {
    await set({ endpoint: 'featuredIn', mode: '500', host: 'T1.localhost' });
    await set({ endpoint: 'featuredIn', mode: 'null' });
    expect((await call('featuredIn', 't1.localhost')).status).toBe(500);
    expect((await call('featuredIn', 't2.localhost')).text).toBe('null');
  });

  it('are listed, one for each endpoint: the last', async () => {
    await set({ endpoint: 'featuredIn', mode: '500' });
    await set({ endpoint: 'featuredIn', mode: 'html' });
    const list = (await ask(preview, '/__faults')).json();
    expect(list).toEqual([{ endpoint: 'featuredIn', mode: 'html' }]);
  });

  it.each([
    [{ endpoint: 'unknown', mode: '500' }],
    [{ endpoint: 'toString', mode: '500' }],
    [{ endpoint: 'featuredIn', mode: 'explode' }],
    [{ endpoint: 'featuredIn', mode: 'answer' }],
    [{ endpoint: 'featuredIn', mode: 'answer', body: '', status: 99 }],
    [{ endpoint: 'featuredIn' }],
    [{}],
  ])('refuse %j with the reason', async (fault) => {
    const answer = await set(fault);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/→ at |✖/);
  });
});
