import { expect, type Page, type test as base } from '@playwright/test';

import { hold } from '#tests/support/browser/hold.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';

/** Takes all journeys in the browser of this configuration; none may leave a word in the console. */
export function testJourneys(test: typeof base): void {
  for (const { title, take } of journeys) {
    test(title, async ({ page, request, baseURL }) => {
      const problems = await watchProblems(page);
      await take({ ...visitorAt(page), url: baseURL ?? '', request });
      expect(problems).toEqual([]);
    });
  }
}

export function visitorAt(page: Page): Omit<Visitor, 'url' | 'request'> {
  const find = (selector: string, hasText = '') =>
    page.locator(selector, { hasText }).filter({ visible: true }).first();
  return {
    load: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }).then(() => undefined),
    back: () => page.goBack().then(() => undefined),
    see: (selector, text) => expect(find(selector, text)).toBeVisible(),
    press: (selector, text) => find(selector, text).click(),
    // What Playwright's `fill` does over BiDi sets the value behind React's back, as no person can.
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
