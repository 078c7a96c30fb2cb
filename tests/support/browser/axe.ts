import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * The findings of axe on the page: one line per element that breaks a rule.
 * @param part a selector, to look at that part of the page alone
 */
export async function axeViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  // Text that fades in has less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Pages here have one frame; the mode for several opens another page for each run.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}
