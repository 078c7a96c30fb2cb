import { expect, type Page } from '@playwright/test';

/** Everything in the head that describes the page: title, description, canonical, sharing tags, JSON-LD. */
const headTags = (page: Page): Promise<readonly string[]> =>
  page.locator('head').evaluate((head) => {
    const describing =
      'title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]';
    return [...head.querySelectorAll(describing)]
      .filter((tag) => !tag.getAttribute('name')?.startsWith('scripts'))
      .map((tag) => tag.outerHTML)
      .toSorted();
  });

/** Claims that the head is the one that a full load of the same address brings. */
export async function expectHeadOfFullLoad(page: Page): Promise<void> {
  const reference = await page.context().newPage();
  await reference.goto(page.url());
  const expected = await headTags(reference);
  await reference.close();
  for (const kind of ['<title', 'name="description"', 'rel="canonical"', 'og:title', 'ld+json']) {
    expect(expected.filter((tag) => tag.includes(kind))).toHaveLength(1);
  }
  await expect.poll(() => headTags(page)).toEqual(expected);
}
