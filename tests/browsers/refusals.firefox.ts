import { routes } from '#src/routes.ts';
import { expectHomeStays } from '#tests/support/browser/broken-files.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { expectNothingInjected, injectInto } from '#tests/support/browser/injected-code.ts';
import { test } from './journey-test.ts';

test('code and style that somebody put into a page are refused', async ({ page }) => {
  await injectInto(page, routes.about);
  await openHydrated(page, routes.about);
  await expectNothingInjected(page);
});

test('scripts that were tampered with do not run, and the page stays (F-E4)', async ({ page }) => {
  await expectHomeStays(page, 'tampered with');
});
