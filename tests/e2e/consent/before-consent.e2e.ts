import { expect } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import { openAsked, storedNames, unasked, watchThirdParties } from '#tests/support/browser/consent.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

// What happens after a refusal is asked on every route by every-route.e2e.ts.
test.use(unasked);

test('a visitor who has not answered is asked on every route; no third party is contacted and nothing is stored (F-T4)', async ({
  page,
}) => {
  test.slow();
  const problems = await watchProblems(page);
  const asked = watchThirdParties(page);
  for (const id of routeIds) {
    await openAsked(page, routes[id]);
    expect(await storedNames(page), id).toEqual([]);
  }
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});
