import { type APIRequestContext, expect } from '@playwright/test';

import type { Fault } from '#scripts/preview/platform-api/faults.ts';

/** Another name of the main host, so that faults do not affect parallel tests. */
const FAULTY_HOST = 'localhost.';

/** The address of a page at the host whose API fails. */
export function atFaultyHost(baseURL: string | undefined, path: string): string {
  const url = new URL(path, baseURL);
  url.hostname = FAULTY_HOST;
  return url.href;
}

/** Makes a call fail from now on, for pages of that host. The tests of one file must run in order. */
export async function setApiFault(request: APIRequestContext, fault: Fault): Promise<void> {
  const answer = await request.post('/__faults', { data: { ...fault, host: FAULTY_HOST } });
  expect(answer.status(), await answer.text()).toBe(204);
}
