import { expect, type Page, test as base } from '@playwright/test';

import { hold } from '#tests/support/browser/hold.ts';
import { refuseBefore, type Visitor } from './visitor.ts';

/** For a visitor who refused all cookies before. With `storageState` Firefox at times fails before a test begins. */
export const test = base.extend({
  page: async ({ page, baseURL }, give) => {
    await refuseBefore({ ...visitorAt(page), url: baseURL ?? '' });
    await give(page);
  },
});

export function visitorAt(page: Page): Omit<Visitor, 'url' | 'request'> {
  const find = (selector: string, hasText = '') =>
    page.locator(selector, { hasText }).filter({ visible: true }).first();
  return {
    load: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }).then(() => undefined),
    back: () => page.goBack().then(() => undefined),
    see: (selector, text) => expect(find(selector, text)).toBeVisible(),
    press: (selector, text) => find(selector, text).click(),
    // Over BiDi, Playwright's `fill` sets the value behind React's back.
    type: (selector, text) => find(selector).pressSequentially(text),
    choose: (selector, label) =>
      find(selector)
        .selectOption({ label })
        .then(() => undefined),
    key: (name) => page.keyboard.press(name),
    read: (expression) => page.evaluate(expression),
    hold: (files) => hold(page, files),
  };
}
