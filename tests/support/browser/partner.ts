import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { z } from 'zod';

import type { faultSchema } from '#scripts/preview/platform-api/faults.ts';
import type { EndpointId } from '#src/api/endpoints.ts';
import { watchPaths } from './visit.ts';

/** Another name of the main host, so that faults do not affect parallel tests. */
const FAULTY_HOST = 'localhost.';

function atHost(baseURL: string | undefined, hostname: string, path: string): string {
  const url = new URL(path, baseURL);
  url.hostname = hostname;
  return url.href;
}

/** The address of a page at the host whose API fails. */
export const atFaultyHost = (baseURL: string | undefined, path: string) => atHost(baseURL, FAULTY_HOST, path);

export const partnerHost = (partner: string) => `${partner}.localhost`;

/** The address of a page at a partner's host. */
export const atPartner = (baseURL: string | undefined, partner: string, path = '/') =>
  atHost(baseURL, partnerHost(partner), path);

/**
 * Makes a call fail from now on, for pages of a host. Use a partner that no other test uses, since tests run in
 * parallel; tests of the default host must be in one file and run in order.
 */
export async function setApiFault(
  request: APIRequestContext,
  fault: z.input<typeof faultSchema>,
): Promise<void> {
  const answer = await request.post('/__faults', { data: { host: FAULTY_HOST, ...fault } });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** Creates a partner from the platform's responses on its host: an object as JSON, a text as it is. */
export async function makeUpPartner(
  request: APIRequestContext,
  partner: string,
  answers: Readonly<Partial<Record<EndpointId, unknown>>>,
): Promise<void> {
  for (const [endpoint, answer] of Object.entries(answers)) {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    await setApiFault(request, { endpoint, mode: 'answer', body, host: partnerHost(partner) });
  }
}

/** Addresses of the API that the page asks from now on, without the query. */
export const watchCalls = (page: Page) => watchPaths(page, /\/api\//);
