import { routes } from '#src/routes.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { test } from '#tests/support/browser/test.ts';

// A setting of browsers, which no length of the style follows.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'],
    });
  },
});

test('the header has room for a minimum font size of 24 pixels @arabic (F-E11)', async ({ page }) => {
  await page.goto(routes.about);
  for (const width of [1040, 1280, 1440]) await expectFits(page, width);
});
