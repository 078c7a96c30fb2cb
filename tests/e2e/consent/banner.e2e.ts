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
import { openScripted } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ ...unasked, contextOptions: { reducedMotion: 'reduce' } });

const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
    const { width: wide, height: high, y } = element.getBoundingClientRect();
    return { color, backgroundColor, borderColor, font, wide, high, y };
  });

async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

/** A page of a visitor's first visit, a window, and the greatest height of the banner in it. */
const windows = [
  { path: routes.home, width: 390, height: 844, mostPx: 844 / 5 },
  { path: routes.contact, width: 1440, height: 900, mostPx: 90 },
] as const;

for (const { path, width, height, mostPx } of windows) {
  test(`the banner at ${width} px is low, shifts and covers nothing, and has equal buttons @arabic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const problems = await watchProblems(page);
    await watchLayoutShifts(page);
    await openAsked(page, path);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await axeViolations(page)).toEqual([]);
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(mostPx);

    const looks = await Promise.all([looksOf(answer(page, 'accept')), looksOf(answer(page, 'refuse'))]);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0].high).toBeGreaterThanOrEqual(44);

    if (path === routes.home)
      for (const { label } of home.hero.actions) {
        const action = page.getByRole('main').getByRole('link', { name: label }).first();
        expect(await endOf(action)).toBeLessThan(box?.y ?? 0);
      }
    else {
      // Fails where the banner covers the button. A trial click is a press for the site: it focuses the first field.
      await page.getByRole('main').locator('button[type=submit]').hover();
    }
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await expect.poll(() => endOf(last)).toBeLessThan(box?.y ?? 0);
    expect((await layoutShifts(page)).filter(({ value }) => value >= 0.01)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
    expect(problems).toEqual([]);
  });
}

test('banner and settings are used by keyboard, after the skip link @firefox', async ({ page }) => {
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
  await untilFocused(settings(page));
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
    expect(await endOf(links.and(page.locator(':focus')))).toBeLessThanOrEqual(line?.y ?? 0);
    expect(await scrolledPx(page)).toBe(before);
  }
});

test.describe('a visitor who has answered', () => {
  test.use({ allowed: ['necessary'] });

  const place = `${routes.cookies}#cookie-settings`;

  // The text of the policy is English in every language.
  test('the settings open from the cookie policy and by their address, and give the focus back', async ({
    page,
  }) => {
    await openScripted(page, routes.cookies);
    const opener = page.getByRole('main').getByRole('link', { name: consentCopy.link });
    await opener.click();
    await expect(settings(page)).toBeVisible();
    await expect(page).toHaveURL(routes.cookies);
    await settings(page).getByRole('button', { name: consentCopy.settings.close }).click();
    await expect(settings(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goto(place);
    await page.reload();
    await expect(settings(page)).toBeVisible();
  });

  test('the link to the settings leads to the cookie policy without their code', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/assets/settings-tool-*.js', (route) => route.abort());
    await openScripted(page, routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: consentCopy.link }).click();
    await expect(page).toHaveURL(place);
    expect(warnings.join()).toContain('The consent tool is not available');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the link to the settings leads to why there is nothing to set', async ({ page }) => {
      await page.goto(routes.about);
      await page.getByRole('contentinfo').getByRole('link', { name: consentCopy.link }).click();
      await expect(page).toHaveURL(place);
      await expect(page.getByText(consentCopy.withoutScript)).toBeInViewport();
      await expect(page.getByRole('main').getByRole('link', { name: consentCopy.link })).toBeHidden();
    });
  });
});
