import { expect, type Locator, type Page } from '@playwright/test';

import { faqSearch } from '#words/faq.ts';
import { navigation } from '#words/navigation.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { feeCalculator, planComparison } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { href, routes } from '#src/routes.ts';
import type { PluralForms } from '#src/lib/plural-text.ts';
import { fillForm, formOf, newAddress, sendButton } from './contact-form.ts';
import { untilTakenOver } from './hydration.ts';

/** Something that a visitor opens or changes, and what it does to a page. */
export type OpenState = {
  readonly path: string;
  /** Subdomain of a partner's host; without it, the main host. */
  readonly partner?: string;
  /** Windows in which it can be there, in CSS pixels. */
  readonly from: number;
  readonly to: number;
  /** What it shows, as a selector; the rest is as it was. */
  readonly part: string;
  readonly open: (page: Page) => Promise<void>;
  /** Messages that the console has with it. */
  readonly logs?: RegExp;
};

const { groups } = navigation;

const everywhere = { from: 320, to: 1920 } as const;
/** Where the header shows its menus, and where it shows a panel in their place. */
const wide = { from: 1025, to: 1920 } as const;
const narrow = { from: 320, to: 1024 } as const;
const phone = { from: 320, to: 768 } as const;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Clicks what waits in a sleeping island, once that is awake. */
async function clickAwake(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await untilTakenOver(element);
  await element.click();
}

const openMenu = (label: string) => async (page: Page) => {
  await page.getByRole('banner').locator('summary', { hasText: label }).locator('visible=true').click();
};

const openDialog = (opener: (page: Page) => Locator) => async (page: Page) => {
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const searchFor = (words: string, answer: RegExp) => async (page: Page) => {
  await untilTakenOver(main(page).getByRole('searchbox'));
  await main(page).getByRole('searchbox').fill(words);
  await expect(main(page).getByText(answer).first()).toBeVisible();
};

async function goToLastStep(page: Page): Promise<void> {
  await clickAwake(
    main(page)
      .getByRole('button', { name: labels.workflow.jump.split('{')[0] ?? '' })
      .last(),
  );
  await expect(button(page, labels.workflow.next)).toBeDisabled();
}

/** One of these forms, with any number. */
const anyOf = (forms: PluralForms) =>
  new RegExp(
    `^(?:${Object.values(forms)
      .join('|')
      .replaceAll('{count}', String.raw`\d+`)})`,
  );

/** What opens or changes on one page of the main host. */
export const openStates = {
  'the platform menu': { path: routes.home, part: 'header', ...wide, open: openMenu(groups.platform) },
  'the solutions menu': { path: routes.home, part: 'header', ...wide, open: openMenu(groups.solutions) },
  'the company menu': { path: routes.home, part: 'header', ...wide, open: openMenu(groups.company) },
  'the side panel with its groups': {
    ...{ path: routes.home, part: '[role=dialog]', ...narrow },
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true }).click();
      for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
    },
  },
  'the errors of a message on the page': {
    ...{ path: routes.contact, part: 'main', ...everywhere },
    open: async (page) => {
      await untilTakenOver(formOf(page));
      await sendButton(page).click();
      await expect(formOf(page).getByRole('alert')).not.toBeEmpty();
    },
  },
  'the message sent from the page': {
    ...{ path: href({ route: 'contact', subject: 'demo-request' }), part: 'main', ...everywhere },
    open: async (page) => {
      await untilTakenOver(formOf(page));
      await fillForm(page, newAddress());
      await sendButton(page).click();
      await expect(main(page).getByRole('group', { name: formWords.sent.title })).toBeVisible();
    },
  },
  'the plans in detail': {
    ...{ path: routes.pricing, part: 'main', ...phone },
    open: async (page) => {
      await main(page).getByRole('link', { name: planComparison.open }).click();
      await expect(main(page).getByRole('table', { name: planComparison.caption })).toBeVisible();
    },
  },
  'the contents of the terms': {
    ...{ path: routes.terms, part: 'nav[data-contents]', ...narrow },
    open: (page) => page.locator('nav[data-contents] summary').click(),
  },
  'the video dialog': {
    ...{ path: routes.home, part: 'dialog[open]', ...everywhere },
    open: openDialog((page) => main(page).getByRole('button', { name: home.hero.watchVideo })),
  },
  'the other product with its slides': {
    ...{ path: routes.home, part: '[role=tabpanel][data-active=true]', ...everywhere },
    open: (page) => clickAwake(main(page).getByRole('tab').last()),
  },
  'the slides at rest': {
    ...{ path: routes.home, part: '[role=tabpanel][data-active=true]', ...everywhere },
    open: (page) => clickAwake(button(page, labels.slideshow.next)),
  },
  'the popup on private browsing': {
    ...{ path: routes.investors, part: 'dialog[open]', ...everywhere },
    open: openDialog((page) => main(page).getByRole('button', { name: labels.identityProtection.open })),
  },
  'the last step': { path: routes.fundraisers, part: 'main', ...everywhere, open: goToLastStep },
  'all steps': {
    ...{ path: routes.fundraisers, part: 'main', ...everywhere },
    open: (page) => clickAwake(button(page, labels.workflow.showAll)),
  },
  'every open question': {
    ...{ path: routes.faq, part: 'main', ...everywhere },
    open: async (page) => {
      // In one go: there are more than thirty.
      await main(page)
        .locator('details:not([open]) summary')
        .evaluateAll((questions: HTMLElement[]) => {
          for (const question of questions) question.click();
        });
      await expect(main(page).locator('details:not([open])')).toHaveCount(0);
    },
  },
  'the questions found': {
    ...{ path: routes.faq, part: 'main', ...everywhere },
    open: searchFor(site.product.name, anyOf(faqSearch.found)),
  },
  'no question found': {
    ...{ path: routes.faq, part: 'main', ...everywhere },
    open: searchFor('zeppelin', anyOf({ other: faqSearch.empty })),
  },
  'a fee that cannot be reckoned': {
    ...{ path: routes.pricing, part: 'main', ...everywhere },
    open: async (page) => {
      const amount = main(page).getByLabel(feeCalculator.labels.amount);
      await amount.scrollIntoViewIfNeeded();
      await untilTakenOver(amount);
      await amount.fill('a lot');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    },
  },
} as const satisfies Record<string, OpenState>;
