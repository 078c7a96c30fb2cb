import { expect, it, vi } from 'vitest';

import { madeUpSite, pageHtml } from '#tests/support/made-up-site.ts';
import { rules, runRules } from './run-checks.ts';

// The heavier rules start a server.
vi.setConfig({ testTimeout: 30_000 });

it.each(rules)('$name finds nothing in a correct site', async (rule) => {
  expect(await rule.run(await madeUpSite())).toEqual([]);
});

it('runs every rule and then fails with all findings, grouped', async () => {
  const site = await madeUpSite({
    'dist/about.html': pageHtml({ path: '/about', title: 'Page at /', body: '<h1>Two</h1>' }),
  });
  await expect(runRules(rules.slice(0, 3), site, () => {})).rejects.toThrow(
    /2 problem[^]*one-h1 \(1\)\n {2}dist\/about\.html:\d+ [^]*unique-titles \(1\)\n/,
  );
});
