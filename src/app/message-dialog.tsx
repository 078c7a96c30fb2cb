import { island } from '#src/platform/hydration/island.tsx';
import { listen, type SiteEvents } from '#src/platform/events.ts';
import { MESSAGE_DIALOG } from '#src/platform/page-document/message-dialog.ts';
import { href } from '#src/routes.ts';
import { messageRequestOf } from './navigation/link-target.ts';

const fetchDialog = () =>
  import('#src/features/contact/contact-dialog.tsx').then((module) => module.ContactDialog);

const findDialog = () => document.querySelector<HTMLDialogElement>(`#${MESSAGE_DIALOG}`);

/**
 * Falls back to the contact page. Not while the dialog has typed text, nor offline, where that page would be an error
 * of the browser (F-E6).
 */
function leadToContact(error: unknown): never {
  const fields = findDialog()?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  if (navigator.onLine && [...fields].every(({ value }) => value === ''))
    location.assign(href({ route: 'contact', hash: 'message' }));
  throw error;
}

/** The message dialog. It is outside of the page, so that navigation keeps its text. */
export const MessageDialog = island(() => fetchDialog().catch(leadToContact), 'touched');

function open({ type, role }: SiteEvents['contact-requested']): void {
  const dialog = findDialog();
  if (!dialog || dialog.open) return;
  dialog.dataset['type'] = type;
  if (role) dialog.dataset['role'] = role;
  dialog.addEventListener(
    'close',
    () => {
      delete dialog.dataset['type'];
      delete dialog.dataset['role'];
    },
    { once: true },
  );
  dialog.showModal();
}

/** Buttons in the HTML open the dialog without it. */
export function followMessageRequests(): void {
  const openByAddress = () => {
    const request = messageRequestOf(location);
    if (request) open(request);
  };
  addEventListener('hashchange', openByAddress);
  listen('contact-requested', open);
  openByAddress();
}
