import { expect, type Page } from '@playwright/test';

const mark = 'globalThis.isInjected = true;';
const injected = `<script>${mark}</script>
  <script src="https://evil.example/code.js"></script>
  <script src="data:text/javascript,${mark}"></script>
  <img src="/favicon.svg" alt="" onload="${mark}" style="outline: 3px solid red">
  <style>body { outline: 3px solid red }</style>
  <img src="http://evil.example/pixel.png" alt="">
  <base href="https://evil.example/">
  <iframe src="/about"></iframe>`;

/** Serves a page with injected code and style under its headers. */
export const injectInto = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<body[^>]*>/, (tag) => tag + injected) });
  });

/** Claims that none of it has run, is seen, or leads elsewhere. */
export async function expectNothingInjected(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  await expect(page.locator('img[onload]')).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
}
