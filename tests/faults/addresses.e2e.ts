import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

const spellings = {
  [routes.about]: ['/about/', '//about', '/About', '/ABOUT/', '/about.html', '/about/index.html', '/about//'],
  [routes.home]: ['/index.html', '//', '/index'],
  [routes.product]: [`${routes.product}/`, routes.product.replaceAll('-', ''), routes.product.toUpperCase()],
} as const;

for (const [canonical, wrong] of Object.entries(spellings)) {
  // A product of one word is spelt in one way.
  for (const path of wrong.filter((spelling) => spelling !== canonical)) {
    test(`${path} leads to ${canonical} in one step, with its query (F-E17)`, async ({
      request,
      baseURL,
    }) => {
      const once = await request.get(`${baseURL}${path}?a=1`, { maxRedirects: 0 });
      expect(once.status()).toBe(308);
      expect(once.headers()['location']).toBe(`${canonical}?a=1`);
      const arrived = await request.get(canonical, { maxRedirects: 0 });
      expect(arrived.status()).toBe(200);
    });
  }
}

for (const path of [
  '/no-such-page',
  '/about/more',
  '/.env',
  '/404',
  '/_headers',
  '/%',
  '/about%2f..%2f..%2fetc',
]) {
  test(`${path} answers 404 with the error page (F-E17)`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
}
