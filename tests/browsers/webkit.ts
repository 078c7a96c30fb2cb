import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { listen } from '#scripts/preview/create-preview.ts';
import { createPlatformApi } from '#scripts/preview/platform-api/platform-api.ts';
import { isPlatformApiPath } from '#scripts/preview/platform-paths.ts';
import { createSiteApp } from '#scripts/preview/serve-site.ts';
import { paths } from '#scripts/support/paths.ts';
import { freePort } from '#tests/servers/start-servers.ts';

/** The built site and the sample API for a browser whose requests a test cannot intercept. */
export async function openSite() {
  const policy = () => readPolicyContext(join(paths.deploy, POLICY_FILE));
  const site = createSiteApp({ distDir: paths.dist, policy });
  const api = createPlatformApi({ messagesFile: join(paths.root, '.cache/preview/webkit.jsonl') });
  let held: { readonly files: RegExp; readonly released: Promise<void> } | undefined;
  const server = await listen(0, async (request, env) => {
    const { pathname } = new URL(request.url);
    if (held?.files.test(pathname)) await held.released;
    return isPlatformApiPath(pathname) ? api.fetch(request, env) : site.fetch(request, env);
  });
  /** Delays files with a matching path until the returned function is called. */
  const hold = (files: RegExp) => {
    let release = () => {};
    held = { files, released: new Promise((resolve) => (release = resolve)) };
    return () => release();
  };
  return { ...server, hold };
}

export type Webkit = { readonly browser: WebDriver; readonly close: () => Promise<void> };

/** Starts WebKitGTK on a virtual screen. */
export async function openWebkit(): Promise<Webkit> {
  const port = await freePort();
  // A process group, so that screen and browser end with it.
  const args = ['-a', '-s', '-screen 0 1440x900x24', 'WebKitWebDriver', `--port=${port}`];
  const program = spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
  try {
    const browser = await connect(`http://127.0.0.1:${port}`);
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    return { browser, close: () => browser.quit().finally(() => endGroup(program)) };
  } catch (error) {
    endGroup(program);
    throw error;
  }
}

/** The driver answers a moment after it was started. */
async function connect(server: string): Promise<WebDriver> {
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 30_000 });
  const builder = new Builder().usingServer(server).disableEnvironmentOverrides();
  return builder.withCapabilities({ browserName: 'MiniBrowser' }).build();
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

const findScript = `
  const [selector, text] = arguments;
  const isIt = (part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.includes(text);
  return [...document.querySelectorAll(selector)].find(isIt) ?? null;`;

/** The first visible element with this selector and text, once it is there. */
async function find(browser: WebDriver, selector: string, text = ''): Promise<WebElement> {
  const found: WebElement[] = [];
  await expect(async () => {
    const part = await browser.executeScript<WebElement | null>(findScript, selector, text);
    expect(part, `${selector} with “${text}” is not in sight`).not.toBeNull();
    if (part) found.push(part);
  }).toPass({ timeout: 30_000 });
  const [part] = found;
  if (!part) throw new Error('It was seen and is not there');
  return part;
}

const standStill = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  return (async () => {
    for (let before = ''; before !== place(); await frame()) before = place();
  })();`;

/** Clicks it without scrolling: parts that render near the window would move it away. */
async function press(element: WebElement): Promise<void> {
  await element.getDriver().executeScript(standStill, element);
  await element.click();
}

/** What a visitor does and sees. A selector and a text name an element; each waits until the part is in sight. */
export function visitorOf(browser: WebDriver, { url, hold }: Awaited<ReturnType<typeof openSite>>) {
  /** The value of an expression in the page; promises are awaited. */
  const read = (expression: string): Promise<unknown> => browser.executeScript(`return ${expression}`);
  const until = (expression: string) =>
    expect.poll(() => read(expression), { message: expression }).toBe(true);
  /** Goes to a page, and leaves its scripts on their way. */
  const load = (path: string) => browser.get(new URL(path, url).href);
  return {
    ...{ hold, read, until, load },
    /** Goes to a page, touches it, and waits until the site's script runs. */
    open: async (path: string) => {
      await load(path);
      await find(browser, 'h1');
      await read(
        `document.querySelector('[commandfor=message-dialog]')
          .dispatchEvent(new Event('pointerover', { bubbles: true }))`,
      );
      await until(`document.documentElement.dataset.script === 'running'`);
    },
    see: (selector: string, text?: string) => find(browser, selector, text),
    press: async (selector: string, text?: string) => press(await find(browser, selector, text)),
    type: async (selector: string, text: string) => (await find(browser, selector)).sendKeys(text),
    key: (name: 'Enter' | 'Escape') =>
      browser
        .actions()
        .sendKeys(name === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
