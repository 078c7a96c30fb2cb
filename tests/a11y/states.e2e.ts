import { writeFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { STATE_ENDING } from '#tests/validators/open-states.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { expectFits, windowWidths } from '#tests/support/browser/layout.ts';
import { openStates } from '#tests/support/browser/open-states.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [state, { path, from, to, part, open }] of Object.entries(openStates)) {
  const widths = windowWidths.filter((width) => width >= from && width <= to);

  test(`${state}, on ${path}, passes axe, fits all windows, logs nothing and is kept for the validators`, async ({
    page,
  }, info) => {
    const problems = await watchProblems(page);
    await page.setViewportSize({ width: Math.min(1440, to), height: 900 });
    await openHydrated(page, path);
    await open(page);
    await writeFile(info.outputPath(`${state.replaceAll(' ', '-')}${STATE_ENDING}`), await page.content());
    expect(await axeFaults(page, part)).toEqual([]);
    for (const width of widths.toReversed()) await expectFits(page, width);
    if (from < 390) await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page, part)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
