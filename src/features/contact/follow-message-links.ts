import { contactSubjects } from '#content/contact-subjects.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { MESSAGE_DIALOG } from '#src/platform/message-dialog.ts';

/** The part of the contact page that the dialog stands in for: `/contact?role=Investor#message` (R2.18, R4.7). */
const isMessageLink = ({ origin, hash }: URL | Location) => origin === location.origin && hash === '#message';

const findDialog = () => document.querySelector<HTMLDialogElement>(`#${MESSAGE_DIALOG}`);

/** What the dialog sends beside the text (R7.9), until it is closed. */
function setRequest(dialog: HTMLDialogElement, type: string | undefined, role: string | null): void {
  dialog.dataset['type'] = type ?? 'contact';
  if (role === null) delete dialog.dataset['role'];
  else dialog.dataset['role'] = role;
}

function openAt(url: URL | Location): void {
  const dialog = findDialog();
  if (!dialog || dialog.open) return;
  const query = new URLSearchParams(url.search);
  const isDemo = query.get('subject') === contactSubjects['demo-request'];
  setRequest(dialog, isDemo ? 'demo' : 'contact', query.get('role'));
  dialog.showModal();
}

/** Links to the dialog open it on their page, and so does an address. Buttons in the HTML open it without script. */
export function followMessageLinks(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const button = event.target.closest<HTMLElement>(`[commandfor=${MESSAGE_DIALOG}][command=show-modal]`);
    const dialog = findDialog();
    if (button && dialog) setRequest(dialog, button.dataset['type'], null);
    const link = event.target.closest('a');
    if (!link?.href || link.target || !isPlainPress(event)) return;
    const url = new URL(link.href);
    if (!isMessageLink(url) || !dialog) return;
    event.preventDefault();
    openAt(url);
  });
  const openByAddress = () => {
    if (isMessageLink(location)) openAt(location);
  };
  addEventListener('hashchange', openByAddress);
  openByAddress();
}
