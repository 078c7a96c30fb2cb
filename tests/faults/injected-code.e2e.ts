import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';

const mark = 'globalThis.isInjected = true;';
const injected = `<script>${mark}</script>
  <script src="https://evil.example/code.js"></script>
  <script src="data:text/javascript,${mark}"></script>
  <img src="/favicon.svg" alt="" onload="${mark}" style="outline: 3px solid red">
  <style>body { outline: 3px solid red }</style>
  <img src="http://evil.example/pixel.png" alt="">
  <base href="https://evil.example/">
  <iframe src="/about"></iframe>`;

test('code and style that somebody put into a page are refused, and the page works', async ({ page }) => {
  const problems = await watchProblems(page);
  await page.route(routes.about, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<body>', `<body>${injected}`) });
  });
  await openHydrated(page, routes.about);
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  await expect(page.locator('img[onload]')).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'base-uri',
    'frame-src',
  ]) {
    expect(problems.join('\n')).toContain(`(${directive})`);
  }
});
