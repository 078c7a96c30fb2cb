import { FEATURED_PROJECTS, PARTNER_CONFIG, SUBDOMAIN_EXISTS } from './endpoints.ts';

/** In milliseconds, unless the table of endpoints has another. */
export const USUAL_TIMEOUT_MS = 8000;

const JSON_TYPE = 'application/json';

/** @param body of a POST, as JSON */
export const sendRequest = (url: string, body: string | undefined, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    signal,
    headers: { accept: JSON_TYPE, ...(body && { 'content-type': JSON_TYPE }) },
    ...(body && { method: 'POST', body }),
  });

/** An alias that the minifier can shorten. */
const encode = encodeURIComponent;

/**
 * Makes the calls of a partner's page before the site's script is loaded, for `callApi`. Only host and path of the
 * address are sent. Projects are shown on the landing page alone.
 * @param place path of the page in the default language
 */
export function startPartnerCalls(subdomain: string, place: string): void {
  const timeout = AbortSignal.timeout(USUAL_TIMEOUT_MS);
  const start = (path: string, body?: string) => {
    const answer = sendRequest((import.meta.env.VITE_API_ORIGIN ?? '') + path, body, timeout).then(
      // Read to its end: it may be taken after the timeout.
      async (response) => [response, await response.arrayBuffer()] as const,
    );
    // `callApi` handles a failure; until then it must not count as unhandled.
    answer.catch(() => {});
    return { answer, timeout };
  };
  window.earlyCalls = {
    subdomainExists: start(`${SUBDOMAIN_EXISTS}?currentUrl=${encode(location.host + place)}`),
    partnerConfig: start(`${PARTNER_CONFIG}?subDomain=${encode(subdomain)}`),
    ...(place === '/' && { featuredProjects: start(FEATURED_PROJECTS, '{}') }),
  };
}

/** The early call of an endpoint, if any. Returned once. */
export function takeEarlyCall(id: string): { response: Promise<Response>; timeout: AbortSignal } | undefined {
  const calls = typeof window === 'undefined' ? undefined : window.earlyCalls;
  const call = calls?.[id];
  if (!calls || !call) return undefined;
  Reflect.deleteProperty(calls, id);
  return {
    response: call.answer.then(
      // An answer without a body, such as a 204, must not be given an empty one.
      ([{ status, headers }, body]) => new Response(body.byteLength > 0 ? body : null, { status, headers }),
    ),
    timeout: call.timeout,
  };
}

/** For calls about another host than the page's. */
export function forgetEarlyCalls(): void {
  delete window.earlyCalls;
}
