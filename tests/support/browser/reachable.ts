import { expect, type Page } from '@playwright/test';

/** Expects all hidden content to be reachable: panels and slides are open, a click opens the rest. */
export async function expectEverythingReachable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A slide whose screen a script fetches is left out without script.
  const shown = page.locator('main [role=tabpanel], main figure:not(:has([data-place]:empty))');
  await expect(shown.filter({ visible: false })).toHaveCount(0);
  const summaries = page.locator('main details:not([open]) > summary:visible');
  // One is pressed for real, the others within the page, which takes a tenth of the time.
  if ((await summaries.count()) > 0) await summaries.first().click();
  const covered = await summaries.evaluateAll((all) =>
    all
      .filter((summary) => {
        summary.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = summary.getBoundingClientRect();
        if (!summary.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return true;
        if (summary instanceof HTMLElement) summary.click();
        // Of those that exclude each other only the last one stays open.
        return summary.closest('details[name]') && !summary.nextElementSibling?.checkVisibility();
      })
      .map((summary) => summary.textContent),
  );
  expect(covered).toEqual([]);
  const hidden = () =>
    // The content of a closed popover or dialog is read once it is open.
    page.locator('main details:not([name], [popover] *, dialog *)').evaluateAll((folds) =>
      folds
        .filter((fold) => {
          const content = fold.querySelector('summary ~ *') ?? fold.nextElementSibling;
          const isShown = content?.checkVisibility({ visibilityProperty: true });
          return !isShown || content?.getBoundingClientRect().height === 0;
        })
        .map((fold) => fold.textContent),
    );
  await expect.poll(hidden).toEqual([]);
}

/** Controls in sight that do nothing while no script answers them, as their HTML. A form tries to load it again. */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'button, input:not([type=checkbox], [type=radio]), select, [role=button], [role=tab], a:not([href]), a[href="#"]',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // The browser answers the one, the boot script the other.
        .filter(
          (control) => !control.matches('[popovertarget], [commandfor], [data-loop], form[data-draft] *'),
        )
        .map((control) => control.outerHTML),
    );
