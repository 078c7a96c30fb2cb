import { expect, type Page } from '@playwright/test';

/** Claims that everything folded or turned away can be read: panels and slides stand open, a press opens the rest. */
export async function expectEverythingReachable(page: Page): Promise<void> {
  for (const part of await page.locator('main [role=tabpanel], main figure').all()) {
    await expect(part).toBeVisible();
  }
  for (const fold of await page.locator('main details').all()) {
    const content = fold.locator('summary ~ *').first();
    if (!(await content.isVisible())) await fold.locator('summary').click();
    await expect(content).toBeVisible();
  }
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
