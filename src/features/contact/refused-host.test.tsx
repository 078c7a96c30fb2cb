import { afterEach, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { messageForm } from '#words/forms/message-form.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { render } from '#tests/support/render.tsx';
import { ContactDialog } from './contact-dialog.tsx';

const platform = inject('refusingPlatform');
const label = (name: string) => page.getByLabelText(name, { exact: true });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// Such as a new partner's host that the platform does not allow yet.
it('shows and logs a failure when the platform refuses calls from this host (F-A31)', async () => {
  vi.stubEnv('VITE_API_ORIGIN', platform);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = await render(<ContactDialog />);
  host.querySelector('dialog')?.showModal();
  await expect.element(page.getByText(messageForm.roles.failed, { exact: true })).toBeVisible();
  expect(logged).toHaveBeenCalledWith(messageForm.roles.failed, expect.anything());
  for (const name of ['First name', 'Last name', 'Position', 'Company', 'Message']) {
    await userEvent.fill(label(name), name);
  }
  await userEvent.fill(label('Work email'), 'layla@sidra.example');
  await userEvent.fill(label('Phone'), '50 123 4567');
  await userEvent.click(page.getByRole('button', { name: messageForm.submit }));

  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent(`Failed to fetch. ${messageForm.unreached}`);
  await expect.element(page.getByRole('button', { name: messageForm.submit })).toBeEnabled();
  await expect.element(label('Message')).toHaveValue('Message');
  const lastLogged: unknown = logged.mock.lastCall?.at(-1);
  expect(lastLogged).toMatchObject({ endpoint: 'contactSp', reason: 'network' });
  const received: unknown = await (await fetch(`${platform}/received`)).json();
  expect(received).toEqual([`GET ${endpoints.contactRoles.path}`, `OPTIONS ${endpoints.contactSp.path}`]);
});
