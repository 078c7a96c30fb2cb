import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { ApiError, apiOrigin, callApi, postToApi } from './call-api.ts';
import { apiUrl } from './endpoints.ts';

/** A platform with the given answers. Returns its origin. */
async function platform(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  vi.stubEnv('VITE_API_ORIGIN', origin);
  return origin;
}

/** A fake clock for the call's limit. */
function limit() {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  return { timeout, pass: () => clock.abort(new DOMException('too late', 'TimeoutError')) };
}

const keep = (answer: unknown) => answer;
const call = (signal = new AbortController().signal) => callApi('featuredIn', keep, signal);

/** Why a call failed. A call that did not fail fails the test. */
async function failureOf(calling: Promise<unknown>): Promise<ApiError> {
  try {
    await calling;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A platform that answers with a list, and what it was asked for. */
async function askedPlatform() {
  const asked: unknown[] = [];
  const origin = await platform((request, response) => {
    const { method, url, headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push([method, url, headers.accept, headers['content-type'], body]);
      response.end('[{"image":"/a.svg"}]');
    });
  });
  return { asked, origin };
}

it('a call passes answer and origin to its reader (R7.1)', async () => {
  const { origin } = await askedPlatform();
  const read = vi.fn(() => 'read');
  await expect(callApi('featuredIn', read, new AbortController().signal)).resolves.toBe('read');
  expect(read).toHaveBeenCalledExactlyOnceWith([{ image: '/a.svg' }], origin);
});

it('calls send JSON, of the page host and path alone (R3.1, R7.6, R7.9, F-T7)', async () => {
  const { asked } = await askedPlatform();
  const { signal } = new AbortController();
  await callApi('featuredIn', keep, signal);
  await callApi('featuredProjects', keep, signal, { body: {}, query: { page: '1&2' } });
  const currentUrl = 'acme.example/a?mail=a@b.example#token';
  await callApi('subdomainExists', keep, signal, { query: { currentUrl } });
  const json = 'application/json';
  expect(asked).toEqual([
    ['GET', '/file/api/v2/public/featuredIn/', json, undefined, ''],
    ['POST', '/project/api/v2/public/projects/featured?page=1%262', json, json, '{}'],
    ['GET', '/user/api/v2/public/user/subdomain-exists?currentUrl=acme.example%2Fa', json, undefined, ''],
  ]);
});

it.each(['contactSp', 'contactUs'] as const)(
  'a post to %s has 20 s; a 2xx with half a body is a success (F-A28)',
  async (id) => {
    const { timeout } = limit();
    await platform((_request, response) => response.writeHead(201).write('{"half":'));
    await expect(postToApi(id, {})).resolves.toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  },
);

it.each([429, 500, 503])('a post that was answered with %i is not repeated (F-A27)', async (status) => {
  const answer = vi.fn<RequestListener>((_request, response) => void response.writeHead(status).end());
  await platform(answer);
  await failureOf(postToApi('contactUs', {}));
  expect(answer).toHaveBeenCalledOnce();
});

it.each<readonly [string, RequestListener, object]>([
  ['HTML', (_, response) => response.end('<!doctype html>'), { reason: 'body' }],
  ['nothing', (_, response) => response.end(), { reason: 'body' }],
  ['half of its JSON', (_, response) => response.end('[{"image":'), { reason: 'body' }],
  ['no answer', ({ socket }) => socket.destroy(), { reason: 'network' }],
  [
    'a refusal in JSON',
    (_, response) => response.writeHead(400).end('[{"description":"No"}]'),
    { reason: 'status', status: 400, endpoint: 'featuredIn', answer: [{ description: 'No' }] },
  ],
  [
    'a refusal in HTML',
    (_, response) => response.writeHead(400).end('<h1>No</h1>'),
    { reason: 'status', status: 400, answer: undefined },
  ],
])('a call fails for %s', async (_what, answer, failure) => {
  await platform(answer);
  expect(await failureOf(call())).toMatchObject(failure);
});

it('a call fails with the reason when the reader refuses the body', async () => {
  await platform((_request, response) => response.end('null'));
  const refuse = () => {
    throw new TypeError('not a list');
  };
  const failure = await failureOf(callApi('featuredIn', refuse, new AbortController().signal));
  expect(failure).toMatchObject({ reason: 'body', cause: new TypeError('not a list') });
});

it('a call gives up after 8 s when no answer begins', async () => {
  const { timeout, pass } = limit();
  await platform(pass);
  expect((await failureOf(call())).reason).toBe('timeout');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
});

it('a call gives up when an answer begins and does not end', async () => {
  const { pass } = limit();
  await platform((_request, response) => response.write('['));
  const askFor = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const begun = await askFor(...request);
    pass();
    return begun;
  });
  expect((await failureOf(call())).reason).toBe('timeout');
});

it('a call is aborted by its signal, and closes the connection', async () => {
  const leaving = new AbortController();
  const freed = vi.fn();
  await platform((_request, response) => {
    response.on('close', freed);
    leaving.abort();
  });
  expect((await failureOf(call(leaving.signal))).reason).toBe('aborted');
  await expect.poll(() => freed.mock.calls.length).toBe(1);
});

it('a call requests nothing if it is aborted from the start', async () => {
  const answer = vi.fn();
  await platform(answer);
  expect((await failureOf(call(AbortSignal.abort()))).reason).toBe('aborted');
  expect(answer).not.toHaveBeenCalled();
});

it('a failure names call, reason and status in its message, for the console', () => {
  expect(new ApiError('statistics', 'status', 503).message).toBe('statistics failed: status 503');
  expect(new ApiError('statistics', 'timeout').message).toBe('statistics failed: timeout');
});

it('addresses are built on the origin, without its slashes, or on that of the page', () => {
  const addresses = ['https://api.example//', ''].map((origin) => apiUrl(origin, 'contactUs'));
  expect(addresses).toEqual(['https://api.example/user/api/v2/contact-us', '/user/api/v2/contact-us']);
});

it('the origin of calls is that of the page by default', () => {
  vi.stubEnv('VITE_API_ORIGIN', '');
  vi.stubGlobal('location', { origin: 'https://brand.example' });
  expect(apiOrigin()).toBe('https://brand.example');
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.brand.example');
  expect(apiOrigin()).toBe('https://api.brand.example');
});

describe('a call that the head script has made', () => {
  const early = (answer: Promise<readonly [Response, ArrayBuffer]>, timeout = new AbortController().signal) =>
    vi.stubGlobal('window', { earlyCalls: { featuredIn: { answer, timeout } } });

  it('is answered from there, once', async () => {
    const asked = vi.fn<RequestListener>((_request, response) => void response.end('["own"]'));
    await platform(asked);
    early(Promise.resolve([new Response(), new TextEncoder().encode('["early"]').buffer]));
    await expect(call()).resolves.toEqual(['early']);
    expect(asked).not.toHaveBeenCalled();
    await expect(call()).resolves.toEqual(['own']);
  });

  it('is read if it has no body', async () => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
    early(Promise.resolve([new Response(null, { status: 204 }), new ArrayBuffer()]));
    expect(await failureOf(call())).toMatchObject({ reason: 'body' });
  });

  it('fails as it failed, at the time that was set there', async () => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
    early(Promise.reject(new TypeError('cut')), AbortSignal.abort());
    expect(await failureOf(call())).toMatchObject({ reason: 'timeout', cause: new TypeError('cut') });
  });
});
