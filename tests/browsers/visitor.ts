import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';

import { storedAnswer } from '#tests/support/browser/consent.ts';
import { hold } from '#tests/support/browser/hold.ts';

/**
 * The actions and observations of a visitor, in any browser. A selector and a text name an element; each waits
 * until the part is in sight.
 */
export type Visitor = {
  /** The main host. */
  readonly url: string;
  /** Reads the messages that the sample platform received. */
  readonly request: APIRequestContext;
  /** Goes to an address, and leaves its scripts on their way. */
  readonly load: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly see: (selector: string, text?: string) => Promise<void>;
  readonly press: (selector: string, text?: string) => Promise<void>;
  /** Types by keys. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Selects the option with this label. */
  readonly choose: (selector: string, label: string) => Promise<void>;
  readonly key: (name: 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape') => Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Delays files with a matching path until the returned function is called. */
  readonly hold: (files: RegExp) => Promise<() => void>;
};

/** Stores a refusal of all cookies, so that no banner is shown. */
export async function refuseBefore({
  url,
  load,
  read,
}: Pick<Visitor, 'url' | 'load' | 'read'>): Promise<void> {
  const { name, value } = storedAnswer(['necessary']);
  await load(new URL('/robots.txt', url).href);
  await read('[localStorage, sessionStorage].forEach((store) => store.clear())');
  await read(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
}

/** Opens a page of the main host, and waits until the site's script runs. */
export async function open(visitor: Visitor, path: string, island?: string): Promise<void> {
  await visitor.load(new URL(path, visitor.url).href);
  await untilScripted(visitor, island);
}

/**
 * Touches the page, and resolves when the site's script runs.
 * @param island selector of an element whose island is touched and hydrated then
 */
export async function untilScripted({ see, read }: Visitor, island?: string): Promise<void> {
  const touch = (selector: string) =>
    read(
      `document.querySelector(${JSON.stringify(selector)}).dispatchEvent(new Event('pointerover', { bubbles: true }))`,
    );
  await see('h1');
  await touch('[commandfor=message-dialog]');
  await until(read, `document.documentElement.dataset.script === 'running'`);
  if (island) {
    await touch(island);
    await until(
      read,
      `document.querySelector(${JSON.stringify(island)}).closest('[data-island]').dataset.awake === 'true'`,
    );
  }
  await read('new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve(true)))');
}

/** Resolves when an expression is true in the page. */
export const until = (read: Visitor['read'], expression: string) =>
  expect.poll(() => read(expression), { message: expression }).toBe(true);

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
    // Firefox reports no load of a page that comes from its back/forward cache.
    back: async () => {
      const left = page.url();
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(async () => expect(await page.evaluate(() => location.href)).not.toBe(left)).toPass();
    },
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
