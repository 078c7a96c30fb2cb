import { expect, type Page } from '@playwright/test';

/** Claims that everything folded or turned away can be read: panels and slides stand open, a press opens the rest. */
export async function expectEverythingReachable(page: Page): Promise<void> {
  for (const part of await page.locator('main [role=tabpanel], main figure').all()) {
    await expect(part).toBeVisible();
  }
  const folds = page.locator('main details');
  const summaries = page.locator('main details:not([open]) > summary:visible');
  // One as a reader does it, the others as the browser does it then.
  if ((await summaries.count()) > 0) await summaries.first().click();
  await summaries.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });
  const hidden = () =>
    folds.evaluateAll((all) =>
      all.flatMap((fold) =>
        fold.querySelector('summary ~ *')?.checkVisibility() ? [] : fold.id || fold.textContent,
      ),
    );
  await expect.poll(hidden).toEqual([]);
}

/** Controls in sight that do nothing while no script answers them, as their HTML. */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'button, input:not([type=checkbox]), select, [role=button], [role=tab], a:not([href]), a[href="#"]',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // The browser answers the one, the boot script the other.
        .filter((control) => !control.matches('[popovertarget], [data-loop]'))
        .map((control) => control.outerHTML),
    );
