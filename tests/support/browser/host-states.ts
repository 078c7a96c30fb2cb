import { expect, type Locator, type Page } from '@playwright/test';

import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { REDIRECT_PATH } from '#src/platform/host/host-mode.ts';
import { routes } from '#src/routes.ts';
import { newAddress } from './contact-form.ts';
import { fillMessage, messageDialog, sendButton } from './message-dialog.ts';
import { type OpenState, openStates } from './open-states.ts';
import { atPartner } from './partner.ts';

type Open = OpenState['open'];

const openDialog: Open = async (page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  await expect(messageDialog(page)).toBeVisible();
  await expect(page.getByText(messageForm.roles.loading)).toHaveCount(0);
};

/** Sends a message from a mailbox that decides what the sample API answers. */
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

/** Windows of a phone and a desk: partners' hosts have the layout of the others, whose states are in more. */
const everywhere = { from: 320, to: 1920 } as const;
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

/** Where a host with the redirect flag leads: it redirects each other path to this one. */
const redirectEnd = `${language.base}${REDIRECT_PATH}`;

/** The message dialog on each kind of host, and the pages of partners' hosts, which have their own frame. */
const hostStates: Readonly<Record<string, OpenState>> = Object.fromEntries([
  ...dialogOn('', routes.home),
  ...partners.flatMap((partner) => [
    ...dialogOn(` on ${partner}`, routes.home, partner),
    pageOn('home', routes.home, partner),
    pageOn('terms', routes.terms, partner),
  ]),
  ...dialogOn(' on gone', redirectEnd, 'gone'),
  pageOn('the error page', redirectEnd, 'gone'),
  ['the chosen projects on acme', { ...whole, path: routes.home, partner: 'acme', open: chooseAssetClass }],
]);

/** Every state of the site beside how the pages of the main host arrive. */
export const allStates: Readonly<Record<string, OpenState>> = { ...openStates, ...hostStates };

/** The address of a state's page. */
export const addressOf = ({ path, partner }: OpenState, baseURL: string | undefined): string =>
  partner ? atPartner(baseURL, partner, path) : path;
