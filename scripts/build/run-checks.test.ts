import { describe, expect, it, vi } from 'vitest';

import { madeUpSite, pageHtml } from '#tests/support/made-up-site.ts';
import { rules, runRules } from './run-checks.ts';

// The heavier rules start a server.
vi.setConfig({ testTimeout: 30_000 });

const silent = () => {};

describe('rules', () => {
  it.each(rules)('$name finds nothing in a site without fault', async (rule) => {
    expect(await rule.run(await madeUpSite())).toEqual([]);
  });
});

describe('runRules', () => {
  it('prints the result and the duration of each rule', async () => {
    const lines: string[] = [];
    await runRules(rules.slice(0, 2), await madeUpSite(), (line: string) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/✓ one-h1 +\d+ ms/),
      expect.stringMatching(/✓ unique-titles +\d+ ms/),
    ]);
  });

  it('runs every rule and then fails with all findings, grouped', async () => {
    const site = await madeUpSite({
      'dist/about.html': pageHtml({ path: '/about', title: 'Page at /', body: '<h1>Two</h1>' }),
    });
    const failure = runRules(rules.slice(0, 3), site, silent);
    await expect(failure).rejects.toThrow(
      /2 fault[^]*one-h1 \(1\)\n {2}dist\/about\.html:\d+ [^]*unique-titles \(1\)\n/,
    );
  });
});
