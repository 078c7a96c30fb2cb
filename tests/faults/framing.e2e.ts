import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { routeIds, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('another site cannot show a page in a frame (F-E20)', async ({ page, baseURL }) => {
  const framer = await startFramer(`${baseURL}/`);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(framer.url);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { name: home.hero.title })).toHaveCount(0);
  await framer.close();
});

test('no page hands itself to the tabs that its links open (F-E20)', async ({ request }) => {
  for (const id of routeIds) {
    const html = await (await request.get(routes[id])).text();
    const links = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
    expect(links.length, id).toBeGreaterThan(0);
    expect(links.filter((link) => !/rel="[^"]*noopener/.test(link))).toEqual([]);
  }
});

/** Another site for a moment, whose only page is a frame. A page that is no file of a server could frame nothing here. */
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
