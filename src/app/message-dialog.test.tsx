import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { emit } from '#src/platform/events.ts';
import { ToastProvider } from '#src/ui/toast/toast.tsx';
import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { followMessageRequests, MessageDialog } from './message-dialog.tsx';

it('opens the built dialog on request, and hydrates it', async () => {
  const markup = await serverMarkup(<MessageDialog />);
  const { recovered, host } = await hydrate(markup, <MessageDialog />);
  await render(<ToastProvider labels={labels.toast}>Page</ToastProvider>);
  followMessageRequests();
  const dialog = host.querySelector('dialog');
  emit('contact-requested', { type: 'demo' });
  expect(dialog?.matches(':modal')).toBe(true);
  expect(dialog?.dataset['type']).toBe('demo');
  await expect.poll(() => host.querySelectorAll('[name=phoneCountry] option').length).toBeGreaterThan(1);
  expect(recovered.map(String)).toEqual([]);
  expect(host.querySelector('dialog')).toBe(dialog);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  dialog?.close();
  await expect.poll(() => dialog?.dataset['type']).toBeUndefined();
});
