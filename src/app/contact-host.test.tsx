import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { emit } from '#src/platform/events.ts';
import { render } from '#tests/support/render.tsx';
import { ToastProvider } from '#src/ui/toast/toast.tsx';
import { ContactHost } from './contact-host.tsx';

const contactHost = (
  <ToastProvider labels={labels.toast}>
    <ContactHost />
  </ToastProvider>
);

function Leaving() {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      {contactHost}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  ) : null;
}

const dialog = page.getByRole('dialog');

it('shows nothing until a message is asked for', async () => {
  const host = await render(contactHost);
  expect(host.querySelector('dialog')).toBeNull();
});

it.each(['contact', 'demo'] as const)(
  'opens the dialog when a message of type %s is asked for',
  async (type) => {
    await render(contactHost);
    emit('contact-requested', { type });
    await expect.element(dialog).toBeVisible();
  },
);

it('closes, and opens again when asked again', async () => {
  await render(contactHost);
  emit('contact-requested', { type: 'contact' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  emit('contact-requested', { type: 'contact' });
  await expect.element(dialog).toBeVisible();
});

it('opens one dialog, however often it is asked', async () => {
  const host = await render(contactHost);
  for (let times = 0; times < 3; times += 1) emit('contact-requested', { type: 'contact' });
  await expect.element(dialog).toBeVisible();
  expect(host.querySelectorAll('dialog')).toHaveLength(1);
});

it('listens no longer once it is gone', async () => {
  await render(<Leaving />);
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  emit('contact-requested', { type: 'contact' });
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('dialog')).toBeNull();
});
