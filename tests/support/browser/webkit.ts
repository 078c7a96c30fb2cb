import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect } from '@playwright/test';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';

export type Webkit = { readonly browser: WebDriver; readonly close: () => Promise<void> };

/** Starts WebKitGTK on a screen of its own. */
export async function openWebkit(): Promise<Webkit> {
  const port = await freePort();
  // A group of its own, so that screen and browser end with it.
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

const findScript = `
  const [selector, text] = arguments;
  const isIt = (part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.includes(text);
  return [...document.querySelectorAll(selector)].find(isIt) ?? null;`;

/** The first visible element with this selector and text, once it is there. */
export async function find(browser: WebDriver, selector: string, text = ''): Promise<WebElement> {
  const found: WebElement[] = [];
  await expect(async () => {
    const part = await browser.executeScript<WebElement | null>(findScript, selector, text);
    expect(part, `${selector} with “${text}” is not in sight`).not.toBeNull();
    if (part) found.push(part);
  }).toPass({ timeout: 15_000 });
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
export async function press(element: WebElement): Promise<void> {
  await element.getDriver().executeScript(standStill, element);
  await element.click();
}
