import { expect, test } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import { splitFigures } from '#tests/support/browser/split-figures.ts';

for (const width of [320, 390, 820]) {
  test(`no table or list parts a figure from its unit at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const split: string[] = [];
    let tables = 0;
    for (const id of routeIds) {
      const html = await (await request.get(routes[id])).text();
      if (!/<table|<dl/.test(html)) continue;
      tables += 1;
      await page.goto(routes[id]);
      split.push(...(await splitFigures(page)).map((figure) => `${routes[id]}: ${figure}`));
    }
    expect(tables).toBeGreaterThan(5);
    expect(split).toEqual([]);
  });
}
