import { expect, type Page } from '@playwright/test';

import { listen } from '#scripts/preview/create-preview.ts';
import { routeIds, routes } from '#src/routes.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { footerLink } from '#tests/support/browser/visit.ts';
import { home } from '#words/pages/home.ts';

const code = 'globalThis.isInjected=true';
const markup = `<img src=x onerror="${code}"><script>${code}</script>`;

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  await expect(page.locator('[onerror]')).toHaveCount(0);
}

for (const [where, address] of [
  [
    'code in query and hash, beside keys that name the prototype,',
    `${routes.home}?x=${encodeURIComponent(markup)}&__proto__[isInjected]=1&constructor[prototype][isInjected]=1#${markup}`,
  ],
  ['code in the subject of a message', `${routes.contact}?subject=${encodeURIComponent(markup)}`],
  ['code in the hash of an answer', `${routes.faq}#${encodeURIComponent(markup)}`],
  ['a hash that cannot be decoded', `${routes.faq}#%E0%A4%A`],
  ['a hash that names the prototype', `${routes.faq}#__proto__`],
  ['code in a path', `/${encodeURIComponent(markup)}`],
] as const) {
  test(`${where} does nothing, and breaks no navigation, nor the return (F-E19)`, async ({ page }) => {
    const problems = await watchProblems(page);
    await openScripted(page, address);
    await scrollThrough(page);
    await expectInert(page);
    await footerLink(page, 'about').click();
    await expect(page).toHaveURL(routes.about);
    await page.goBack();
    await expect(page).not.toHaveURL(routes.about);
    await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await expectInert(page);
    // The browser itself reports the status of an unknown path.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  });
}

test('another site cannot show a page in a frame (F-E20)', async ({ page, baseURL }) => {
  const framer = await listen(
    0,
    () => new Response(`<iframe src="${baseURL}"></iframe>`, { headers: { 'Content-Type': 'text/html' } }),
  );
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(framer.url.replace('localhost', '127.0.0.1'));
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { name: home.hero.title })).toHaveCount(0);
  await framer.close();
});

test('links to new tabs have noopener (F-E20)', async ({ request }) => {
  for (const id of routeIds) {
    const html = await (await request.get(routes[id])).text();
    const links = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
    expect(links.length, id).toBeGreaterThan(0);
    expect(links.filter((link) => !/rel="[^"]*noopener/.test(link))).toEqual([]);
  }
});
