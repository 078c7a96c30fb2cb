import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { crampedTexts } from '#tests/support/browser/styled.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each dialog and panel of every page has a margin beside its text @arabic', async ({ page }) => {
  test.slow();
  const known = new Set<string>();
  for (const path of Object.values(routes)) {
    await openScripted(page, path);
    const parts = page.locator('dialog, [popover=auto]');
    const ids = await parts.evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids.filter((one) => !known.has(one))) {
      known.add(id);
      const part = page.locator(`#${id}`);
      await part.evaluate((element: HTMLElement) => {
        if (element instanceof HTMLDialogElement) element.showModal();
        else element.showPopover();
      });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // They settle after they open.
        await expect.poll(() => crampedTexts(page), `${id} at ${width} pixels`).toEqual([]);
      }
      await part.evaluate((element: HTMLElement) => {
        if (element instanceof HTMLDialogElement) element.close();
        else element.hidePopover();
      });
    }
  }
});
