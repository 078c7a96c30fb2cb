import { test as base } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';

import { journeys } from './journeys.ts';
import { refuseBefore, type Visitor } from './visitor.ts';
import { find, openSite, openWebkit, press, type Webkit } from './webkit.ts';

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
} as const;

let webkit: Webkit;

// One browser for all journeys: it takes long to start.
base.beforeAll(async () => {
  webkit = await openWebkit();
});

base.afterAll(() => webkit.close());

const test = base.extend<{ visitor: Visitor }>({
  // An origin for each, with nothing in the browser's cache.
  visitor: async ({ playwright }, give) => {
    const site = await openSite();
    const request = await playwright.request.newContext({ baseURL: site.url });
    const visitor = visitorOf(webkit.browser, site, request);
    await refuseBefore(visitor);
    await give(visitor);
    await request.dispose();
    await site.close();
  },
});

function visitorOf(
  browser: Webkit['browser'],
  { url, hold }: Awaited<ReturnType<typeof openSite>>,
  request: Visitor['request'],
): Visitor {
  return {
    ...{ url, request },
    load: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    see: (selector, text) => find(browser, selector, text).then(() => undefined),
    press: async (selector, text) => press(await find(browser, selector, text)),
    type: async (selector, text) => (await find(browser, selector)).sendKeys(text),
    choose: async (selector, label) => {
      const list = await find(browser, selector, label);
      await list.findElement(By.xpath(`option[.='${label}']`)).click();
    },
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    read: (expression) => browser.executeScript(`return ${expression}`),
    hold: async (files) => hold(files),
  };
}

for (const { title, take } of journeys) test(title, ({ visitor }) => take(visitor));
