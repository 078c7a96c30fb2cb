import { test as base } from '@playwright/test';

import { answerBefore } from './consent.ts';

/**
 * Playwright's test for a visitor who allowed only necessary cookies before, so that no banner covers the page; or
 * other levels: `test.use({ allowed })`.
 */
export const test = base.extend<{ readonly allowed: readonly string[] }>({
  allowed: [['necessary'], { option: true }],
  context: async ({ context, allowed }, give) => {
    if (allowed.length > 0) await answerBefore(context, allowed);
    await give(context);
  },
});
