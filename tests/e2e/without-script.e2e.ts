import { language } from '#words/language.ts';
import { company } from '#words/company.ts';
import { expect, type Page } from '@playwright/test';

import { evidence } from '#words/evidence.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { identityPopup } from '#words/pages/investors.ts';
import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { href, routeIdOf, routes } from '#src/routes.ts';
import { headerEntries } from '#src/sections/menus/menus.ts';
import { unasked } from '#tests/support/browser/consent.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { deadControls, expectEverythingReachable } from '#tests/support/browser/reachable.ts';
import { test } from '#tests/support/browser/test.ts';

// Consent is not asked: an answer could not be stored.
test.use({ javaScriptEnabled: false, ...unasked });

for (const path of [...Object.values(routes), ...archivePages]) {
  const id = routeIdOf(path);
  test(`${path} can be read and used without script (R10.1, F-E1)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHeaderLinks(page);
    await expectAddresses(page);
    await expectEverythingReachable(page);
    expect(await deadControls(page)).toEqual([]);
    if (id === 'contact') await expect(page.getByText(contactForm.withoutForm.title)).toBeVisible();
  });
}

test('the 404 page links to home without script', async ({ page }) => {
  await page.goto(`${language.base}/no-such-page`);
  await page.getByRole('link', { name: labels.notFound.action }).click();
  await expect(page).toHaveURL(routes.home);
});

test('Identity Protection is a link to its text without script', async ({ page }) => {
  await page.goto(routes.investors);
  await page.getByRole('link', { name: labels.identityProtection.open }).click();
  for (const paragraph of identityPopup)
    await expect(page.locator(':target').getByText(paragraph)).toBeInViewport();
});

test('each record is a link to its text without script', async ({ page }) => {
  await page.goto(routes.product);
  for (const { title } of Object.values(evidence.records)) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
});

async function expectHeaderLinks(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  for (const entry of headerEntries) {
    if (!('links' in entry)) {
      await expect(header.getByRole('link', { name: entry.label, exact: true })).toBeVisible();
      continue;
    }
    await header.locator('summary', { hasText: entry.label }).locator('visible=true').click();
    const links = await header
      .locator('details[open] a')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    for (const { label, route } of entry.links)
      expect(links).toContainEqual([href(route), expect.stringContaining(label)]);
  }
  await expect(header.getByRole('link', { name: labels.login })).toBeVisible();
}

async function expectAddresses(page: Page): Promise<void> {
  const text = await page.getByRole('contentinfo').innerText();
  for (const line of [...company.address, site.phone.display, site.email.support])
    expect(text).toContain(line);
}
