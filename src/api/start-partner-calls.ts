import { FEATURED_PROJECTS, PARTNER_CONFIG, sendRequest, SUBDOMAIN_EXISTS } from './head-requests.ts';

/** In milliseconds, as for calls of the app. */
const TIMEOUT_MS = 8000;

/** An alias that the minifier can shorten. */
const encode = encodeURIComponent;

/**
 * Makes the calls of a partner's page before the site's script is loaded, and stores their answers in
 * `window.earlyCalls` for `callApi`. Only host and path of the address are sent.
 * @param place path of the page in the default language
 */
export function startPartnerCalls(subdomain: string, place: string): void {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
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
    featuredProjects: start(FEATURED_PROJECTS, '{}'),
  };
}
