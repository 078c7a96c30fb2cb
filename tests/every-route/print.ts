import { expect, type Page } from '@playwright/test';

/** Expects the page to print as a document: its text, without controls. */
export async function expectPrintsClean(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const { controls, folded, pale } = await page.locator('main').evaluate((main) => {
    const visible = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
    const lines = (parts: readonly Element[]) => parts.map((part) => part.outerHTML.slice(0, 160));
    // Backgrounds are not printed, so text has to be dark.
    const isPale = (part: Element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(part).color.match(/\d+/g)?.map(Number) ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
    };
    return {
      controls: lines(visible('button, video, select, textarea, [type=search]')),
      folded: lines(
        [...main.querySelectorAll('details:not(dialog *) p, li h3, [role=tabpanel] p')].filter(
          (part) => !part.checkVisibility({ visibilityProperty: true }),
        ),
      ),
      pale: lines(visible('h1, h2, h3, p, li, dt, dd, th, td, a, figcaption').filter(isPale)),
    };
  });
  expect(controls, 'can only be pressed').toEqual([]);
  expect(folded, 'does not stand open').toEqual([]);
  expect(pale, 'cannot be read on white').toEqual([]);
}
