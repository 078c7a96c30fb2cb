import { FEATURED_PROJECTS, PARTNER_CONFIG, sendRequest, SUBDOMAIN_EXISTS } from './head-requests.ts';

/** In milliseconds, from here to the end of an answer: as for a call that the app makes. */
const TIMEOUT_MS = 8000;

/** A short name, which the minifier can make shorter still. */
const encode = encodeURIComponent;

/**
 * Makes the calls of a partner's page before the site's script is there, and leaves their answers in
 * `window.earlyCalls`, where `callApi` finds them. Only host and path of the address are sent.
 * @param place path of the page in any language, as in the first: the platform says of a host who its partner is
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
