import { expect, it } from 'vitest';

import { findStaleDays, PAGE_DAYS, readDayRecord } from '#scripts/build/publish/page-days.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';

it('every page has the day on which its text became what it is (R10.3)', async () => {
  const stale = findStaleDays(await loadSite(), await readDayRecord());
  expect(stale, `These pages have changed: run \`npm run days\` and commit ${PAGE_DAYS}`).toEqual([]);
});
