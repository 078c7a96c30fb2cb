import { expect } from '@playwright/test';

import { watchProblems } from '#tests/support/browser/problems.ts';
import { journeys } from './journeys.ts';
import { test, visitorAt } from './visitor.ts';

for (const { title, take } of journeys) {
  test(title, async ({ page, request, baseURL }) => {
    const problems = await watchProblems(page);
    await take({ ...visitorAt(page), url: baseURL ?? '', request });
    expect(problems).toEqual([]);
  });
}
