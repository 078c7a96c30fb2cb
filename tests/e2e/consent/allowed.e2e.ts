import { expect } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import { viewed, watchTags } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({
  // What was built in English and elsewhere must be taken over as it is (F-E16).
  ...{ locale: 'ar-AE', timezoneId: 'Pacific/Kiritimati' },
  allowed: ['necessary', 'functionality', 'tracking', 'targeting'],
});

test('on every route, in another locale and time zone, the policy allows the tags that have consent (F-E16)', async ({
  page,
}) => {
  test.slow();
  const problems = await watchProblems(page);
  const { hits, scripts } = watchTags(page);
  for (const [index, id] of routeIds.entries()) {
    await openHydrated(page, routes[id]);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    await expect.poll(() => viewed(hits), routes[id]).toHaveLength(index + 1);
  }
  expect(viewed(hits)).toEqual(routeIds.map((id) => routes[id]));
  expect(new Set(scripts)).toEqual(new Set(['AW-SAMPLE', 'G-SAMPLE']));
  expect(problems).toEqual([]);
});
