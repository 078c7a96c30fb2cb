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

it('a call requests JSON by the table of endpoints, and passes answer and origin to the reader (R3.1, R7.1)', async () => {
  const asked: unknown[] = [];
  const origin = await platform((request, response) => {
    asked.push([request.method, request.url, request.headers.accept]);
    response.end('[{"image":"/a.svg"}]');
  });
  const read = vi.fn(() => 'read');
  await expect(callApi('featuredIn', read, new AbortController().signal)).resolves.toBe('read');
  expect(read).toHaveBeenCalledExactlyOnceWith([{ image: '/a.svg' }], origin);
  expect(asked).toEqual([['GET', '/file/api/v2/public/featuredIn/', 'application/json']]);
});

it('a call posts its payload as JSON, and carries a query (R7.9)', async () => {
  const asked: unknown[] = [];
  await platform((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      asked.push([request.method, request.url, request.headers['content-type'], body]);
      response.end('{}');
    });
  });
  const signal = new AbortController().signal;
  await callApi('featuredProjects', keep, signal, { body: {}, query: { page: '1&2' } });
  expect(asked).toEqual([
    ['POST', '/project/api/v2/public/projects/featured?page=1%262', 'application/json', '{}'],
  ]);
});

it('a call sends of the current address no more than host and path (R7.6, F-T7)', async () => {
  const asked: unknown[] = [];
  await platform((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  const query = { currentUrl: 'acme.example/a?mail=a@b.example#token' };
  await callApi('subdomainExists', keep, new AbortController().signal, { query });
  expect(asked).toEqual(['/user/api/v2/public/user/subdomain-exists?currentUrl=acme.example%2Fa']);
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

it.each([
  ['[{"description":"No"}]', [{ description: 'No' }]],
  ['<h1>No</h1>', undefined],
])('a call fails with the status and the JSON of the refusal %s', async (body, answer) => {
  await platform((_request, response) => response.writeHead(400).end(body));
  expect(await failureOf(call())).toMatchObject({
    reason: 'status',
    status: 400,
    endpoint: 'featuredIn',
    answer,
  });
});

it.each([
  ['HTML', '<!doctype html>'],
  ['nothing', ''],
  ['half of its JSON', '[{"image":'],
])('a call fails for the body of an answer that holds %s', async (_what, body) => {
  await platform((_request, response) => response.end(body));
  expect((await failureOf(call())).reason).toBe('body');
});

it('a call fails with the reason when the reader refuses the body', async () => {
  await platform((_request, response) => response.end('null'));
  const refuse = () => {
    throw new TypeError('not a list');
  };
  const failure = await failureOf(callApi('featuredIn', refuse, new AbortController().signal));
  expect(failure).toMatchObject({ reason: 'body', cause: new TypeError('not a list') });
});

it('a call fails with the reason network when no server answers', async () => {
  await platform((request) => request.socket.destroy());
  expect((await failureOf(call())).reason).toBe('network');
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

it.each([
  ['https://api.example', 'https://api.example/user/api/v2/contact-us'],
  ['https://api.example//', 'https://api.example/user/api/v2/contact-us'],
  ['', '/user/api/v2/contact-us'],
])('the addresses of calls are built on the origin %j', (origin, expected) => {
  expect(apiUrl(origin, 'contactUs')).toBe(expected);
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
