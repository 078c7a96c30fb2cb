import { writeFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { axeViolations } from '#tests/support/browser/axe.ts';
import { addressOf, allStates } from '#tests/support/browser/states.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { expectFitsWindows, readWidths, windowWidths } from '#tests/support/browser/layout.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { expectStyled, unstyledControls } from '#tests/support/browser/styled.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One of each kind of page, and of each kind of part that opens. */
const inFirefox = new Set([
  ...['the platform menu', 'the video dialog', 'the other product with its slides', 'the last step'],
  ...['the popup on private browsing', 'every open question', 'the plans in detail'],
  ...['the contents of the terms', 'home on nobody'],
]);

for (const [name, state] of Object.entries(allStates)) {
  const { path, partner, from, to, part, open, logs } = state;
  const widths = (partner ? readWidths : windowWidths).filter((width) => width >= from && width <= to);

  // Another language differs in words and direction, which each kind of host has alike.
  const tags = [!partner || partner === 'acme' ? ' @arabic' : '', inFirefox.has(name) ? ' @firefox' : ''];
  test(`${name}, on ${path}, is styled, passes axe, fits all windows and logs nothing${tags.join('')}`, async ({
    page,
    baseURL,
  }, info) => {
    const problems = await watchProblems(page);
    await page.setViewportSize({ width: Math.min(1440, to), height: 900 });
    await openScripted(page, addressOf(state, baseURL));
    await open(page);
    // For `npm run test:html`. On partners' hosts, scripts put title and icon before the character set.
    if (!partner) await writeFile(info.outputPath('state.html'), await page.content());
    await expectStyled(page);
    expect(await axeViolations(page, part)).toEqual([]);
    await expectFitsWindows(page, widths);
    if (from < 390) await page.setViewportSize({ width: 390, height: 844 });
    await expectStyled(page);
    expect(await axeViolations(page, part)).toEqual([]);
    expect(problems.filter((problem) => !logs?.test(problem))).toEqual([]);
  });
}

test('fields of the dialog without their sheet are found', async ({ page, baseURL }) => {
  await page.route('**/assets/deferred-*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const dialog = allStates['the message dialog on acme'];
  if (!dialog) throw new Error('There is no such state');
  await openScripted(page, addressOf(dialog, baseURL));
  await dialog.open(page);
  const found = await unstyledControls(page);
  for (const tag of ['input', 'select', 'textarea', 'fieldset'])
    expect(
      found.some((problem) => problem.includes(`<${tag}`)),
      tag,
    ).toBe(true);
});
