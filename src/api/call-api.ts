import { sendRequest, takeEarlyCall, USUAL_TIMEOUT_MS } from './early-calls.ts';
import { apiUrl, type Endpoint, type EndpointId, endpoints } from './endpoints.ts';

export type ApiFailure = 'timeout' | 'aborted' | 'network' | 'status' | 'body';

export type ApiRequest = {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A call without a usable answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** JSON body of an answer other than 2xx. */
  readonly answer: unknown;

  constructor(
    readonly endpoint: EndpointId,
    readonly reason: ApiFailure,
    readonly status?: number,
    { answer, ...options }: ErrorOptions & { readonly answer?: unknown } = {},
  ) {
    super(`${endpoint} failed: ${reason}${status ? ` ${status}` : ''}`, options);
    this.answer = answer;
  }
}

/** Origin of the platform's API: configured, or that of the page. */
export const apiOrigin = () => import.meta.env.VITE_API_ORIGIN || location.origin;

/** @throws ApiError, and nothing else */
export function callApi<Answer>(
  id: EndpointId,
  read: (answer: unknown, origin: string) => Answer,
  signal: AbortSignal,
  request: ApiRequest = {},
): Promise<Answer> {
  return exchange(id, async (response, origin) => read(await response.json(), origin), signal, request);
}

/**
 * Only the status of the answer counts: a 2xx without a body, or with a broken one, is a success (F-A28).
 * @throws ApiError, and nothing else
 */
export function postToApi(id: EndpointId, body: unknown): Promise<void> {
  return exchange(id, async (response) => void response.body?.cancel(), undefined, { body });
}

async function exchange<Result>(
  id: EndpointId,
  take: (response: Response, origin: string) => Promise<Result>,
  signal: AbortSignal | undefined,
  { query, body }: ApiRequest,
): Promise<Result> {
  const { timeoutMs = USUAL_TIMEOUT_MS }: Endpoint = endpoints[id];
  const early = takeEarlyCall(id);
  const timeout = early?.timeout ?? AbortSignal.timeout(timeoutMs);
  const reasonOr = (other: ApiFailure) => (timeout.aborted ? 'timeout' : signal?.aborted ? 'aborted' : other);
  const origin = apiOrigin();
  const text = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = early
      ? await early.response
      : await sendRequest(
          apiUrl(origin, id, query && withoutSecrets(query)),
          text,
          signal ? AbortSignal.any([signal, timeout]) : timeout,
        );
  } catch (error) {
    throw new ApiError(id, reasonOr('network'), undefined, { cause: error });
  }
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    throw new ApiError(id, reasonOr('status'), response.status, { answer });
  }
  try {
    return await take(response, origin);
  } catch (error) {
    throw new ApiError(id, reasonOr('body'), undefined, { cause: error });
  }
}

/** Only host and path of `currentUrl` are sent: query and hash may hold a name or a token (F-T7). */
function withoutSecrets({ currentUrl, ...query }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...query, ...(currentUrl !== undefined && { currentUrl: currentUrl.replace(/[?#].*/s, '') }) };
}
