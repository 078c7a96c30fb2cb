import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { expectNothingInjected, injectInto } from '#tests/support/browser/injected-code.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';

test('code and style that somebody put into a page are refused, and the page works', async ({ page }) => {
  const problems = await watchProblems(page);
  await injectInto(page, routes.about);
  await openHydrated(page, routes.about);
  await expectNothingInjected(page);
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'base-uri',
    'frame-src',
  ]) {
    expect(problems.join('\n')).toContain(`(${directive})`);
  }
});
