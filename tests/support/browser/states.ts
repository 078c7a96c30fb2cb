import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { evidence } from '#words/evidence.ts';
import { faqSearch } from '#words/faq.ts';
import { navigation } from '#words/navigation.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { feeCalculator, planComparison } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { audienceIds, href, routes } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import type { PluralForms } from '#src/lib/plural-text.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { language } from '#words/language.ts';
import { REDIRECT_PATH } from '#src/platform/host/host-mode.ts';
import { fillForm, formOf, newAddress, sendButton as sendPageButton } from './contact-form.ts';
import { untilAwake, untilScripted } from './site-script.ts';
import { fillMessage, messageDialog, sendButton } from './message-dialog.ts';
import { atPartner } from './partner.ts';

type Open = (page: Page) => Promise<void>;

/** A state that a visitor opens, and its effect on the page. */
export type OpenState = {
  readonly path: string;
  /** Subdomain of a partner's host; without it, the main host. */
  readonly partner?: string;
  /** Windows in which it can be there, in CSS pixels. */
  readonly from: number;
  readonly to: number;
  /** Selector of the part that changes. */
  readonly part: string;
  readonly open: Open;
  /** Messages that the console has with it. */
  readonly logs?: RegExp;
};

const { groups } = navigation;

const everywhere = { from: 320, to: 1920 } as const;
/** Windows in which the header shows its menus, and those with a panel instead. */
const wide = { from: 1025, to: 1920 } as const;
const narrow = { from: 320, to: 1024 } as const;
const phone = { from: 320, to: 768 } as const;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Clicks an element when the site's script answers. */
async function clickScripted(element: Locator): Promise<void> {
  await untilScripted(element.page());
  await element.click();
}

const openMenu = (label: string) => async (page: Page) => {
  await page.getByRole('banner').locator('summary', { hasText: label }).locator('visible=true').click();
};

const openPopup = (name: string) => async (page: Page) => {
  await main(page).getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const searchFor = (words: string, answer: RegExp) => async (page: Page) => {
  await untilAwake(main(page).getByRole('searchbox'));
  await main(page).getByRole('searchbox').fill(words);
  await expect(main(page).getByText(answer).first()).toBeVisible();
};

async function goToLastStep(page: Page): Promise<void> {
  await clickScripted(
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

const withCentrepiece = audienceIds.filter((id) =>
  existsSync(join(paths.root, `content/en/centrepieces/${id}.ts`)),
);

/** The last choice of the centrepiece of a page, and the first entry that opens in it. */
const centrepieceStates: Readonly<Record<string, OpenState>> = Object.fromEntries(
  withCentrepiece.map((id) => [
    `the last choice of ${id}`,
    {
      ...{ path: routes[id], part: 'main', ...everywhere },
      open: async (page: Page) => {
        const centrepiece = main(page).locator('figure').first();
        // A drawing may have more choices on phones.
        const group = await centrepiece.getByRole('radio').first().getAttribute('name');
        const choice = centrepiece.locator(`label:has([name="${group}"]):visible`).last();
        await choice.click();
        await expect(choice.getByRole('radio')).toBeChecked();
        const entry = centrepiece.locator('summary').filter({ visible: true }).first();
        if ((await entry.count()) > 0) await entry.click();
      },
    },
  ]),
);

/** States of one page of the main host. */
const openStates = {
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
      await untilAwake(formOf(page));
      await sendPageButton(page).click();
      await expect(formOf(page).getByRole('alert')).not.toBeEmpty();
    },
  },
  'the message sent from the page': {
    ...{ path: href({ route: 'contact', subject: 'demo-request' }), part: 'main', ...everywhere },
    open: async (page) => {
      await untilAwake(formOf(page));
      await fillForm(page, newAddress());
      await sendPageButton(page).click();
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
    open: openPopup(home.hero.watchVideo),
  },
  'the access log': {
    ...{ path: routes.about, part: 'dialog[open]', ...everywhere },
    open: openPopup(evidence.records.access.title),
  },
  'the changes to the terms': {
    ...{ path: routes.about, part: 'dialog[open]', ...everywhere },
    open: openPopup(evidence.records.terms.title),
  },
  'the cookie settings': {
    // On a short page, which is measured in many windows.
    ...{ path: routes.cookies, part: 'dialog[open]', ...everywhere },
    open: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: consentCopy.link, exact: true }).click();
      await expect(page.getByRole('dialog', { name: consentCopy.settings.title })).toBeVisible();
    },
  },
  'the other product with its slides': {
    ...{ path: routes.home, part: '[role=tabpanel][data-active=true]', ...everywhere },
    open: (page) =>
      clickScripted(
        main(page).getByRole('tab', { name: home.products.tabs.at(-1)?.label ?? '', exact: true }),
      ),
  },
  'the slides at rest': {
    ...{ path: routes.home, part: '[role=tabpanel][data-active=true]', ...everywhere },
    open: (page) => clickScripted(button(page, labels.slideshow.next)),
  },
  'the popup on private browsing': {
    ...{ path: routes.investors, part: 'dialog[open]', ...everywhere },
    open: openPopup(labels.identityProtection.open),
  },
  'the last step': { path: routes.fundraisers, part: 'main', ...everywhere, open: goToLastStep },
  'all steps': {
    ...{ path: routes.fundraisers, part: 'main', ...everywhere },
    open: (page) => clickScripted(button(page, labels.workflow.showAll)),
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
      await untilAwake(amount);
      await amount.fill('a lot');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    },
  },
} as const satisfies Record<string, OpenState>;

const openDialog: Open = async (page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  await expect(messageDialog(page)).toBeVisible();
  await expect(page.getByText(messageForm.roles.loading)).toHaveCount(0);
};

/** Sends a message; the mailbox selects the answer of the sample API. */
const sendFrom =
  (mailbox: string, result: (page: Page) => Locator): Open =>
  async (page) => {
    await openDialog(page);
    await fillMessage(page, newAddress(mailbox));
    await sendButton(page).click();
    await expect(result(page)).toBeVisible();
  };

/** The message dialog in each of its states. */
const dialogStates: Readonly<Record<string, Open>> = {
  'the message dialog': openDialog,
  'the message dialog with errors': async (page) => {
    await openDialog(page);
    await sendButton(page).click();
    await expect(page.getByText(messageForm.errors.firstName.missing)).toBeVisible();
  },
  'a message being sent': sendFrom('hang', (page) =>
    messageDialog(page).getByRole('button', { name: messageForm.sending }),
  ),
  'a sent message': sendFrom('noor', (page) => page.getByRole('dialog', { name: formWords.sent.title })),
  'a message that failed': sendFrom('fail-503', (page) => messageDialog(page).getByText(messageForm.failed)),
};

const showFrame: Open = async (page) => {
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

const chooseAssetClass: Open = async (page) => {
  const choices = page.getByRole('main').locator('button[aria-pressed]');
  await choices.nth(1).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
};

const dialog = { part: 'dialog[open]', ...everywhere } as const;
const whole = { part: 'body', ...everywhere } as const;

type Named = readonly [name: string, state: OpenState];

/** The states of the dialog on one host; `on` ends their names. */
const dialogOn = (on: string, path: string, partner?: string): Named[] =>
  Object.entries(dialogStates).map(([name, open]) => [
    `${name}${on}`,
    // The browser logs the answers of a failed message and of an unknown partner.
    { ...dialog, path, ...(partner && { partner }), open, logs: /404|503/ },
  ]);

const pageOn = (name: string, path: string, partner: string): Named => [
  `${name} on ${partner}`,
  { ...whole, path, partner, open: showFrame, logs: /404/ },
];

/** The first is branded, the second has an Arabic name, the third is unknown. */
const partners = ['acme', 'oasis', 'nobody'] as const;

/** The path to which a host with the redirect flag redirects all others. */
const redirectEnd = `${language.base}${REDIRECT_PATH}`;

/** The message dialog on each kind of host, and the pages of partners' hosts, which have their own frame. */
const hostStates: Readonly<Record<string, OpenState>> = Object.fromEntries([
  // On a short page, which is measured in many windows.
  ...dialogOn('', routes.cookies),
  ...partners.flatMap((partner) => [
    ...dialogOn(` on ${partner}`, routes.home, partner),
    pageOn('home', routes.home, partner),
    pageOn('terms', routes.terms, partner),
  ]),
  ...dialogOn(' on gone', redirectEnd, 'gone'),
  pageOn('the error page', redirectEnd, 'gone'),
  ['the chosen projects on acme', { ...whole, path: routes.home, partner: 'acme', open: chooseAssetClass }],
]);

/** Every state of the site except the first view of pages of the main host. */
export const allStates: Readonly<Record<string, OpenState>> = {
  ...openStates,
  ...centrepieceStates,
  ...hostStates,
};

/** The address of a state's page. */
export const addressOf = ({ path, partner }: OpenState, baseURL: string | undefined): string =>
  partner ? atPartner(baseURL, partner, path) : path;
