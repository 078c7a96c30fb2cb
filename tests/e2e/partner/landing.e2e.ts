import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { labels } from '#words/labels.ts';
import { partnerCopy } from '#words/partner.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { untilIdle } from '#tests/support/browser/hydration.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { english, test } from '#tests/support/browser/test.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { routes } from '#src/routes.ts';
import { atPartner } from '#tests/support/browser/partner.ts';

const { projects: copy } = partnerCopy;
const marketplace = (page: Page) => page.getByRole('region', { name: copy.heading });
const daysLeft = (count: number) => pluralText(copy.daysLeft, count, language.locale);
const strip = (page: Page) => page.getByRole('group', { name: copy.strip });
const arrow = (page: Page, name: string) => marketplace(page).getByRole('button', { name });
const rootColour = (page: Page, token: string) =>
  page.evaluate((name) => document.documentElement.style.getPropertyValue(name), `--color-${token}`);

/** The landing page of a sample partner, painted with its brand. */
async function openPartner(page: Page, baseURL: string | undefined, partner: string): Promise<void> {
  await page.goto(atPartner(baseURL, partner, routes.home));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a partner’s page is its own from top to bottom', async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const name = 'Acme Capital Partners Limited';
  await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Private capital for companies that build and carry',
  );
  expect(await rootColour(page, 'accent-fill')).toBe('#24508f');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${name}`);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const terms = page.getByRole(landmark).getByRole('link', { name: partnerCopy.documents.terms });
    await expect(terms).toHaveAttribute('href', 'https://documents.acme.example/terms.pdf');
    await expect(terms).toHaveAttribute('rel', /noopener/);
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a browser that names no languages shows the whole page of a partner', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['languages', 'language'])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await openPartner(page, baseURL, 'acme');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test(
  'a partner’s page asks for what it shows, and for each file once',
  english,
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The build names files by their content too.
      if (/\.\w+$/.test(pathname)) asked.push(pathname.replace(/[-.][\w-]{8}\.(?=\w+$)/, '.'));
    });
    await openPartner(page, baseURL, 'acme');
    await expect(marketplace(page).getByRole('article').first()).toBeVisible();
    await untilIdle(page);
    const ofKind = (kind: RegExp) => new Set(asked.filter((path) => kind.test(path)));
    const assets = (ending: string, names: readonly string[]) =>
      new Set(names.map((name) => `/assets/${name}.${ending}`));
    // That of the home page stands in its HTML, and is fetched before anything says whose host it is.
    expect(ofKind(/\.css$/)).toEqual(
      assets('css', ['later', 'carousel', 'partner', 'partner-top', 'partner-footer']),
    );
    expect(ofKind(/\.js$/)).toEqual(
      assets('js', [
        ...['entry-client', 'react', 'rolldown-runtime', 'base', 'frame', 'api', 'carousel', 'channels'],
        ...['partner', 'partner-top', 'partner-footer', 'language-links', 'subject-icon', 'part-boundary'],
      ]),
    );
    expect(ofKind(/\.woff2$/)).toEqual(new Set(['/fonts/instrument-sans.woff2', '/fonts/newsreader.woff2']));
    // Pictures are the partner's own.
    expect(ofKind(/^\/(?:pictures|films)\//)).toEqual(new Set());
    // The tab asks for the logo once more.
    const shown = asked.filter((path) => path !== '/media/acme-logo.svg');
    expect(shown.filter((path, index) => shown.indexOf(path) !== index)).toEqual([]);
  },
);

test('Contact Us opens the message dialog, and so does the footer', async ({ page, baseURL }) => {
  await openPartner(page, baseURL, 'oasis');
  for (const name of [partnerCopy.contactUs, labels.sendMessage]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('projects move by four and filter by asset class, from the first each time', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const cards = strip(page).getByRole('article');
  await expect(cards).toHaveCount(15);
  await expect(arrow(page, copy.previous)).toBeHidden();
  for (const first of [4, 8, 11]) {
    await arrow(page, copy.next).click();
    for (const place of [first, first + 3]) await expect(cards.nth(place)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(first - 1)).not.toBeInViewport({ ratio: 0.2 });
  }
  await expect(arrow(page, copy.next)).toBeHidden();

  const filter = page.getByRole('group', { name: copy.filter });
  // 'private credit' of one project is the class of the others.
  await expect(filter.getByRole('button')).toHaveCount(9);
  await filter.getByRole('button', { name: 'Private Credit' }).click();
  await expect(cards).toHaveCount(3);
  await filter.getByRole('button', { name: copy.all }).click();
  await expect(cards).toHaveCount(15);
  await expect.poll(() => strip(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('cards show the project, hide confidential names, and lead to the login', async ({ page, baseURL }) => {
  await openPartner(page, baseURL, 'acme');
  const card = (title: string) => strip(page).getByRole('article').filter({ hasText: title });
  await expect(card('Cold-chain')).toContainText('45,000,000');
  await expect(card('Cold-chain')).toContainText('120,000,000');
  await expect(card('Cold-chain')).toContainText(daysLeft(64));
  await expect(card('shipping claims')).toContainText(daysLeft(0));
  await expect(card('shipping claims').locator('svg[data-drawing]')).toBeVisible();
  expect(await page.content()).not.toContain('Level Sample Credit');
  await page.evaluate(() => void Object.assign(window, { isSameVisit: true }));
  await card('Cold-chain').click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(false);
});

test('a partner without projects has no marketplace; one without a brand is the platform’s', async ({
  page,
  baseURL,
}) => {
  await openPartner(page, baseURL, 'empty');
  await expect(page.getByRole('contentinfo')).toContainText('Empty Quarter Advisers Limited');
  await expect(marketplace(page)).toHaveCount(0);
  await openPartner(page, baseURL, 'plain');
  await expect(marketplace(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(partnerCopy.neutral.title);
  expect(await rootColour(page, 'accent-fill')).toBe('');
});

for (const partner of ['acme', 'oasis', 'nobody']) {
  test(`nothing leaves the window of ${partner}, wide or narrow, and axe is content`, async ({
    page,
    baseURL,
  }) => {
    await openPartner(page, baseURL, partner);
    for (const width of [320, 390, 768, 820, 1025]) await expectFits(page, width);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('the picture fades out where the words begin', async ({ page, baseURL }) => {
  const box = (selector: string) => page.locator(`main section:first-of-type ${selector}`).boundingBox();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const wide = await box('img');
  const words = language.dir === 'rtl' ? 1440 - (wide?.x ?? 0) - (wide?.width ?? 0) : wide?.x;
  expect(words).toBeGreaterThan(1440 / 3);
  await page.setViewportSize({ width: 390, height: 844 });
  const [picture, button] = [await box('img'), await box('button')];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
