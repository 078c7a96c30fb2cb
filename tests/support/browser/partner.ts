import { type APIRequestContext, expect, type Page } from '@playwright/test';

import type { Fault } from '#scripts/preview/platform-api/faults.ts';
import type { EndpointId } from '#src/api/endpoints.ts';

/** The address of a page at a partner's host. */
export function atPartner(baseURL: string | undefined, partner: string, path = '/'): string {
  const url = new URL(path, baseURL);
  url.hostname = `${partner}.localhost`;
  return url.href;
}

type PartnerAnswers = Partial<Record<EndpointId, unknown>>;

/**
 * Creates a partner from the platform's responses on its host: an object as JSON, a text as it is. Use a name that no
 * other test uses, since tests run in parallel.
 */
export async function makeUpPartner(request: APIRequestContext, partner: string, answers: PartnerAnswers) {
  for (const [endpoint, answer] of Object.entries(answers)) {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    await setPartnerFault(request, partner, { endpoint, mode: 'answer', body });
  }
}

export async function setPartnerFault(
  request: APIRequestContext,
  partner: string,
  fault: { endpoint: string; mode: Fault['mode']; body?: string },
) {
  const answer = await request.post('/__faults', { data: { ...fault, host: `${partner}.localhost` } });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** Addresses of the API that the page asks from now on, without the query. */
export function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) calls.push(pathname);
  });
  return calls;
}
