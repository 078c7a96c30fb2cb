import { expect, type Locator, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { navigation } from '#words/navigation.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { faqCategories, faqSearch } from '#words/faq.ts';
import { labels } from '#words/labels.ts';
import { languages } from '#content/languages.ts';
import { routes } from '#src/routes.ts';
import { openScripted, untilAwake } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';
import { menuLabel } from '#tests/support/browser/visit.ts';

type Journey = {
  readonly path: string;
  /** Start of the presses; by default the top of the page. */
  readonly from?: (page: Page) => Locator;
  /** A key, or a text after `type `, and the role and name of the element that is focused then. */
  readonly presses: readonly (readonly [press: string, focused: string])[];
};

/** A name as Playwright writes it. */
const quoted = (name: string) => JSON.stringify(name);
const { fields } = contactForm;
const category = faqCategories.find(({ id }) => id === 'support-and-training');
const support = category?.questions.find(({ id }) => id === 'reach-support');
const question = support?.question ?? '';
/** The link to the page in the other language. */
const other = language.code === 'en' ? languages.ar.name : languages.en.name;

/** Journeys across parts; tests of the components have the keys of each. */
const journeys: Readonly<Record<string, Journey>> = {
  'the header is passed in the order in which it is read': {
    path: routes.about,
    presses: [
      ['Tab', `link "${labels.skipToContent}"`],
      ['Tab', `link ${quoted(`${labels.brand}${language.listSeparator}${labels.homeLink}`)}`],
      ['Tab', navigation.groups.platform],
      ['Tab', navigation.groups.solutions],
      ['Tab', `link "${menuLabel('pricing')}"`],
      ['Tab', navigation.groups.company],
      ['Tab', `link "${other}"`],
      ['Tab', `link "${labels.login}"`],
      ['Shift+Tab', `link "${other}"`],
    ],
  },
  'a menu is walked through and closed': {
    path: routes.home,
    from: (page) => page.getByRole('banner').locator('summary').first(),
    presses: [
      ['ArrowDown', `link "${menuLabel('product')}`],
      ['ArrowDown', `link "${menuLabel('marketplace')}`],
      ['ArrowUp', `link "${menuLabel('product')}`],
      ['Escape', navigation.groups.platform],
    ],
  },
  'a search that finds nothing is cleared, and one that finds something leads to it': {
    path: routes.faq,
    from: (page) => page.getByRole('searchbox'),
    presses: [
      ['type zeppelin', `searchbox "${faqSearch.label}"`],
      ['Tab', `button "${faqSearch.clear}"`],
      ['Enter', `searchbox "${faqSearch.label}"`],
      [`type ${question}`, `searchbox "${faqSearch.label}"`],
      ['Tab', `button "${faqSearch.clear}"`],
      ['Tab', `link ${quoted(category?.title ?? '')}`],
      ['Tab', question],
    ],
  },
  'a form leads to its first problem, and on from there': {
    path: routes.contact,
    from: (page) => page.locator('[name=name]'),
    presses: [
      ['type Noor Haddad', `textbox "${fields.name}`],
      ['Tab', `textbox "${fields.email}`],
      ['type noor@', `textbox "${fields.email}`],
      ['Enter', `textbox "${fields.email}`],
      ['type sidra.example', `textbox "${fields.email}`],
      ['Enter', `textbox "${fields.message}`],
    ],
  },
};

for (const [name, { path, from, presses }] of Object.entries(journeys)) {
  test(`${name}, by keyboard @arabic @firefox (F-E14)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScripted(page, path);
    if (from) {
      // Which hydrates it.
      await from(page).focus();
      await untilAwake(from(page));
    }
    for (const [index, [press, focused]] of presses.entries()) {
      const text = press.startsWith('type ') ? press.slice(5) : undefined;
      await (text === undefined ? page.keyboard.press(press) : page.keyboard.type(text));
      const where = `press ${index + 1}, ${press}`;
      await expect.poll(() => focusedPart(page), { message: where }).toContain(focused);
      await expect.poll(() => isInSight(page), { message: `${where}: in sight` }).toBe(true);
    }
  });
}

/** Role and name of the focused element in the accessibility tree. */
async function focusedPart(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'nothing';
  return (await focused.ariaSnapshot()).split('\n')[0] ?? '';
}

/** Whether the focused element is at least partly in the window, and not covered in its middle (WCAG 2.4.11). */
const isInSight = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(
      Math.min(Math.max(x + width / 2, 1), innerWidth - 1),
      Math.min(Math.max(y + height / 2, 1), innerHeight - 1),
    );
    return met !== null && (element.contains(met) || met.contains(element));
  });
