import { expect, type Locator } from '@playwright/test';

import { legalLabels } from '#content/legal-labels.ts';
import { home } from '#words/pages/home.ts';
import { consentCopy } from '#words/consent.ts';
import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { answer, banner, openAsked, settings, storedNames, unasked } from '#tests/support/browser/consent.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrolledPx } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ ...unasked, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`the banner at ${width} px shifts nothing, covers nothing at the end, and has equal buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const problems = await watchProblems(page);
    await watchLayoutShifts(page);
    await openAsked(page, routes.about);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await axeViolations(page)).toEqual([]);

    const looks = await Promise.all(
      (['accept', 'refuse'] as const).map((name) =>
        answer(page, name).evaluate((button) => {
          const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
          const { width: wide, height, y } = button.getBoundingClientRect();
          return { color, backgroundColor, borderColor, font, wide, height, y };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);

    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [end, top] = [await last.boundingBox(), await banner(page).boundingBox()];
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThan(top?.y ?? 0);
    expect((await layoutShifts(page)).filter(({ value }) => value >= 0.01)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
    expect(problems).toEqual([]);
  });
}

test('the banner on a phone is at most a fifth of the window, below the hero’s buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsked(page, routes.home);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(844 * 0.8);
  for (const name of home.hero.actions.map(({ label }) => label)) {
    const action = page.getByRole('main').getByRole('link', { name }).first();
    const box = await action.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(top);
  }
});

test('the banner in a wide window is one line at the foot, below the button of the form @arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsked(page, routes.contact);
  const line = await banner(page).boundingBox();
  expect(line?.height).toBeLessThanOrEqual(90);
  const send = page.getByRole('main').locator('button[type=submit]');
  await send.scrollIntoViewIfNeeded();
  await send.click({ trial: true });
});

test('banner and settings are used by keyboard, after the skip link @arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const problems = await watchProblems(page);
  await openAsked(page, routes.about);
  await expect(banner(page).getByRole('heading')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skipToContent })).toBeFocused();
  for (const name of ['policy', 'accept', 'refuse', 'choose'] as const) {
    await page.keyboard.press('Tab');
    await expect(page.getByText(consentCopy.banner[name], { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(consentCopy.banner[name]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expect.poll(() => settings(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(answer(page, 'choose')).toBeFocused();

  await page.keyboard.press('Enter');
  await untilFocused(settings(page));
  const tracking = settings(page).getByRole('checkbox', { name: consentCopy.levels.tracking.title });
  await tracking.focus();
  await page.keyboard.press('Space');
  await expect(tracking).toBeChecked();
  await expect(
    settings(page).getByRole('checkbox', { name: consentCopy.levels.necessary.title }),
  ).toBeDisabled();
  await expect(settings(page).getByText(consentCopy.levels.targeting.text)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await settings(page).getByRole('button', { name: consentCopy.settings.save }).click();
  await expect(banner(page)).toBeHidden();
  // The tag sets its cookie when it has loaded.
  await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(['consent', '_ga']));
  expect(await storedNames(page)).not.toContain('_gcl_au');
  expect(problems).toEqual([]);
});

/** The focus goes into a dialog a moment after it opens. */
const untilFocused = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);

test('tabs through the contents of a legal text do not scroll the page, and stay clear of the banner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.terms);
  await expect(banner(page)).toBeVisible();
  // The list scrolls, before the site's script too.
  expect(await axeViolations(page, '[data-contents]')).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3000));
  const links = page.getByRole('navigation', { name: legalLabels.contents }).locator('li > a:visible');
  await links.first().focus();
  const before = await scrolledPx(page);
  const line = await banner(page).boundingBox();
  for (let press = 1; press < (await links.count()); press += 1) {
    await page.keyboard.press('Tab');
    const box = await links.and(page.locator(':focus')).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    expect(await scrolledPx(page)).toBe(before);
  }
});
