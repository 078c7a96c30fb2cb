import { test as base } from '@playwright/test';

import { visitorAt } from './page-visitor.ts';
import { refuseBefore } from './visitor.ts';

/** For a visitor who refused everything before. By `storageState` Firefox at times fails before a test begins. */
export const test = base.extend({
  page: async ({ page, baseURL }, give) => {
    await refuseBefore({ ...visitorAt(page), url: baseURL ?? '' });
    await give(page);
  },
});
