import { expect, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { routes } from '#src/routes.ts';
import { unasked } from '#tests/support/browser/consent.ts';
import { fieldOf, openForm } from '#tests/support/browser/contact-form.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

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
const injectInto = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<body[^>]*>/, (tag) => tag + injected) });
  });

/** Claims that none of it has run, is seen, or leads elsewhere. */
async function expectNothingInjected(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  await expect(page.locator('img[onload]')).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
}

test('injected code and style are refused, and the page works @firefox', async ({ page }) => {
  const problems = await watchProblems(page);
  await injectInto(page, routes.about);
  await openScripted(page, routes.about);
  await expectNothingInjected(page);
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

test('a module script before the map of hashes, which Firefox then ignores, breaks nothing @firefox (F-E4)', async ({
  page,
  browserName,
}) => {
  const problems = await watchProblems(page);
  const other = '<head><script type="module" src="/robots.js"></script>';
  await page.route('**/robots.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(`**${routes.about}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<head>', other) });
  });
  await openScripted(page, routes.about);
  const reported = browserName === 'firefox' ? ['Import map ignored'] : [];
  await expect.poll(() => problems.map((problem) => problem.split(':')[0])).toEqual(reported);
});

/** Whether text of a stranger becomes markup, the address of a script, or a rule that lets it. */
const takesText = (page: Page) =>
  page.evaluate(() =>
    [
      () => (document.createElement('p').innerHTML = '<img>'),
      () => (document.createElement('script').src = '/evil.js'),
      () => document.createElement('iframe').setAttribute('srcdoc', '<img>'),
      () => window.trustedTypes?.createPolicy('evil', {}),
    ].map((attempt) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    }),
  );

const hosts = ['', 'acme.', 'nobody.'];

for (const host of hosts) {
  test(`no text becomes code on ${host}localhost, and the site works`, async ({ page, baseURL }) => {
    await openScripted(page, `${baseURL?.replace('//', `//${host}`)}${routes.about}`);
    expect(await takesText(page)).toEqual([false, false, false, false]);
  });
}

test("the captcha's scripts run by the one rule that is named, and no other is let in", async ({ page }) => {
  const problems = await watchProblems(page);
  await openForm(page, routes.contact);
  await fieldOf(page, 'name').focus();
  await page.waitForFunction(() => window.grecaptcha && 'execute' in window.grecaptcha);
  expect(problems).toEqual([]);
  expect(await takesText(page)).toEqual([false, false, false, false]);
});

test.describe('while consent is asked for', () => {
  test.use(unasked);

  test('the consent tool may insert its own markup only', async ({ page }) => {
    const problems = await watchProblems(page);
    await openScripted(page, routes.about);
    await page.getByRole('button', { name: consentCopy.banner.choose }).click();
    await expect(page.getByRole('dialog', { name: consentCopy.settings.title })).toBeVisible();
    expect(problems).toEqual([]);
    expect(await takesText(page)).toEqual([false, false, false, false]);
  });
});
