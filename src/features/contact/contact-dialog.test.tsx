import { beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { messageForm } from '#words/forms/message-form.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { hydrate } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { ContactDialog } from './contact-dialog.island.tsx';
import { MESSAGE_DIALOG } from './follow-contact.ts';

/** As the page opens it. */
const site = (
  <>
    <DialogTrigger opens={MESSAGE_DIALOG} href="/contact">
      Write
    </DialogTrigger>
    <ContactDialog />
  </>
);

const openedSite = async () => {
  await render(site);
  await userEvent.click(opener);
};

const roles = [{ id: 7, name: 'Family office' }];
const label = (name: string) => page.getByLabelText(name, { exact: true });
const sendButton = page.getByRole('button', { name: messageForm.submit });
const opener = page.getByRole('button', { name: 'Write' });

/** A platform whose two answers each test sets. */
function platform() {
  const answerRoles = vi.fn<() => Promise<Response>>(async () => Response.json(roles));
  const answerMessage = vi.fn<(body: unknown) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.endsWith(endpoints.contactRoles.path) ? answerRoles() : answerMessage(init.body),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { answerRoles, answerMessage };
}

async function fillTexts() {
  for (const name of ['First name', 'Last name', 'Position', 'Company', 'Message']) {
    await userEvent.fill(label(name), name);
  }
  await userEvent.fill(label('Work email'), 'layla@sidra.example');
  await userEvent.fill(label('Phone'), '50 123 4567');
}

async function fill() {
  await fillTexts();
  await userEvent.selectOptions(label('I am'), 'Family office');
}

/** An answer that the test releases. */
function later() {
  let arrive: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => (arrive = resolve));
  return { promise, arrive: (response: Response) => arrive(response) };
}

beforeEach(() => {
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

it('accepts text while the roles load, once for all openings, and shows them when they arrive (R7.10)', async () => {
  const { answerRoles } = platform();
  const slow = later();
  answerRoles.mockReturnValue(slow.promise);
  await openedSite();
  await expect.element(label('I am')).toHaveDisplayValue('Loading roles…');
  await userEvent.click(sendButton);
  await expect.element(label('First name')).toBeInvalid();
  await expect.element(label('I am')).not.toBeInvalid();
  await expect.element(label('I am')).toHaveAttribute('aria-required', 'false');
  await userEvent.fill(label('First name'), 'Layla');
  slow.arrive(Response.json(roles));
  await userEvent.selectOptions(label('I am'), 'Family office');
  await expect.element(label('First name')).toHaveValue('Layla');
  await expect.element(label('I am')).toHaveAttribute('aria-required', 'true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener);
  await expect.element(label('I am')).toHaveDisplayValue('Family office');
  expect(answerRoles).toHaveBeenCalledOnce();
});

it('the message dialog can be sent without a role if none can be loaded, and loads them on request (R8.5, F-A19)', async () => {
  const { answerRoles, answerMessage } = platform();
  answerRoles.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await openedSite();
  const failed = page.getByText(messageForm.roles.failed, { exact: true });
  await expect.element(failed).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(messageForm.roles.failed, expect.anything());
  answerRoles.mockResolvedValueOnce(Response.json([]));
  await userEvent.click(page.getByRole('button', { name: messageForm.roles.retry }));
  await expect.element(label('I am')).toHaveFocus();
  await expect.element(failed).toBeVisible();
  await fillTexts();
  await userEvent.click(sendButton);
  await expect.element(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
  expect(answerMessage.mock.lastCall?.[0]).not.toContain('userContactRole');
});

it('the message dialog stays open with the typed text when a translator has changed it before hydration (F-E8)', async () => {
  platform();
  const { recovered } = await hydrate(ContactDialog, (built) => {
    built.querySelector('dialog')?.showModal();
    const title = built.querySelector('h2');
    if (title) title.innerHTML = '<span>Envoyer un message</span>';
    const company = built.querySelector<HTMLInputElement>('[name=company]');
    if (company) company.value = 'Sidra Partners';
    company?.focus();
  });
  expect(recovered()).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(label('Company')).toHaveValue('Sidra Partners');
  await expect.element(label('Company')).toHaveFocus();
});

it('the message dialog of the main host sends one message for a double click and an Enter meanwhile (F-A29)', async () => {
  const { answerMessage } = platform();
  const slow = later();
  answerMessage.mockReturnValueOnce(slow.promise);
  await openedSite();
  await fill();
  await userEvent.dblClick(sendButton);
  await userEvent.click(label('Company'));
  await userEvent.keyboard('{Enter}');
  slow.arrive(Response.json({}));
  await expect.element(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
  expect(answerMessage).toHaveBeenCalledOnce();
  const [sent] = answerMessage.mock.lastCall ?? [];
  expect(JSON.parse(String(sent))).toMatchObject({ type: 'contact', role: 'visitor', userContactRole: 7 });
});

it('the message dialog sends one message for a held Enter or a double click, though it fails at once (F-A29, F-E26)', async () => {
  const { answerMessage } = platform();
  answerMessage.mockImplementation(async () => new Response(null, { status: 503 }));
  await openedSite();
  await fill();
  const failed = page.getByText('Failed to send your message. Please try again.');
  await userEvent.click(label('Company'));
  await userEvent.keyboard('{Enter}');
  await expect.element(failed).toBeVisible();
  await expect.element(sendButton).toHaveFocus();
  const button = sendButton.element();
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  expect(button.dispatchEvent(new KeyboardEvent('keydown', held))).toBe(false);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(answerMessage).toHaveBeenCalledOnce();
  await userEvent.click(sendButton);
  await expect.poll(() => answerMessage.mock.calls.length).toBe(2);
});

it('the message dialog locks the lists while sending, and fails when restored from the back-forward cache', async () => {
  const { answerMessage } = platform();
  const lost = later();
  answerMessage.mockReturnValueOnce(lost.promise);
  await openedSite();
  await fill();
  await userEvent.click(sendButton);
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect.element(label('I am')).toBeDisabled();
  await expect.element(label('Country')).toBeDisabled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByText('Failed to send your message. Please try again.')).toBeVisible();
  await expect.element(label('Message')).toHaveValue('Message');
  await expect.element(label('I am')).toBeEnabled();
  await userEvent.click(sendButton);
  await expect.element(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
  lost.arrive(new Response(null, { status: 503 }));
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
});

it('the message dialog stays open on a press outside while sending or just sent (F-E26)', async () => {
  const { answerMessage } = platform();
  const slow = later();
  answerMessage.mockReturnValueOnce(slow.promise);
  await openedSite();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAttribute('closedby', 'any');
  await fill();
  await userEvent.click(sendButton);
  await expect.element(dialog).toHaveAttribute('closedby', 'closerequest');
  slow.arrive(Response.json({}));
  const sent = page.getByRole('dialog', { name: 'Message Sent' });
  await expect.element(sent).toHaveAttribute('closedby', 'closerequest');
  // The second half of a double click hits the button that replaced the first one.
  const done = page.getByRole('button', { name: 'Done' }).element();
  done.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(sent).toHaveAttribute('closedby', 'any');
  await expect.element(sent).toBeVisible();
});

// Such as a new partner's host that the platform does not allow yet.
it('the message dialog shows and logs a failure when the platform refuses calls from this host (F-A31)', async () => {
  const refusing = inject('refusingPlatform');
  vi.stubEnv('VITE_API_ORIGIN', refusing);
  onTestFinished(() => void vi.unstubAllEnvs());
  await openedSite();
  await expect.element(page.getByText(messageForm.roles.failed, { exact: true })).toBeVisible();
  await fillTexts();
  await userEvent.click(sendButton);
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent(`Failed to fetch. ${messageForm.unreached}`);
  await expect.element(sendButton).toBeEnabled();
  await expect.element(label('Message')).toHaveValue('Message');
  const lastLogged: unknown = vi.mocked(console.error).mock.lastCall?.at(-1);
  expect(lastLogged).toMatchObject({ endpoint: 'contactSp', reason: 'network' });
  const received: unknown = await (await fetch(`${refusing}/received`)).json();
  expect(received).toEqual([`GET ${endpoints.contactRoles.path}`, `OPTIONS ${endpoints.contactSp.path}`]);
});
