import { apiUrl, type EndpointId, endpoints } from './endpoints.ts';

/** How long a read may take, in milliseconds (design of the contract: 8 s). */
const TIMEOUT_MS = 8000;

export type ApiFailure = 'timeout' | 'aborted' | 'network' | 'status' | 'body';

/** A call that gave no usable answer, and why. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly endpoint: EndpointId,
    readonly reason: ApiFailure,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`${endpoint} failed: ${reason}${status ? ` ${status}` : ''}`, options);
  }
}

/** Where the platform's API answers: its own origin, or that of the page. */
export const apiOrigin = () => import.meta.env.VITE_API_ORIGIN || location.origin;

/**
 * Makes a read of the platform's API and hands the answer to a tolerant reader.
 * @param signal ends the call when its result is no longer wanted
 * @throws ApiError, and nothing else
 */
export async function callApi<Answer>(
  id: EndpointId,
  read: (answer: unknown, origin: string) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const reasonOf = (): ApiFailure => (timeout.aborted ? 'timeout' : signal.aborted ? 'aborted' : 'network');
  const origin = apiOrigin();
  let response: Response;
  try {
    response = await fetch(apiUrl(origin, id), {
      method: endpoints[id].method,
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    throw new ApiError(id, reasonOf(), undefined, { cause: error });
  }
  if (!response.ok) throw new ApiError(id, 'status', response.status);
  try {
    return read(await response.json(), origin);
  } catch (error) {
    const reason = reasonOf();
    throw new ApiError(id, reason === 'network' ? 'body' : reason, undefined, { cause: error });
  }
}
