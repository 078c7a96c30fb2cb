import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, type Page } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectSameVisit, footerLink, markVisit } from '#tests/support/browser/visit.ts';
import { home } from '#words/pages/home.ts';

const code = 'globalThis.isInjected=true';
const markup = `<img src=x onerror="${code}"><script>${code}</script>`;

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  await expect(page.locator('[onerror]')).toHaveCount(0);
}

for (const [where, address] of [
  ['a hash', `${routes.home}#${markup}`],
  ['a query', `${routes.home}?x=${encodeURIComponent(markup)}`],
  ['the subject of a message', `${routes.contact}?subject=${encodeURIComponent(markup)}`],
  ['the hash of an answer', `${routes.faq}#${encodeURIComponent(markup)}`],
  ['a path', `/${encodeURIComponent(markup)}`],
] as const) {
  test(`code in ${where} does nothing (F-E19)`, async ({ page }) => {
    await openHydrated(page, address);
    await scrollThrough(page);
    await expectInert(page);
    await footerLink(page, 'about').click();
    await expect(page).toHaveURL(routes.about);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectInert(page);
  });
}

test('keys that name the prototype in a query change no object (F-E19)', async ({ page }) => {
  await openHydrated(page, `${routes.home}?__proto__[isInjected]=1&constructor[prototype][isInjected]=1`);
  await expectInert(page);
});

for (const hash of ['#%E0%A4%A', '#__proto__']) {
  test(`the hash ${hash} breaks no navigation, nor the return`, async ({ page }) => {
    const problems = await watchProblems(page);
    await openHydrated(page, `${routes.faq}${hash}`);
    await markVisit(page);
    await scrollThrough(page);
    await footerLink(page, 'about').click();
    await expect(page).toHaveURL(routes.about);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${routes.faq}#`));
    await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await expectSameVisit(page);
    expect(problems).toEqual([]);
  });
}

test('another site cannot show a page in a frame (F-E20)', async ({ page, baseURL }) => {
  const framer = await startFramer(`${baseURL}/`);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(framer.url);
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

/** A server whose page frames another. */
async function startFramer(framed: string) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${framed}"></iframe>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
