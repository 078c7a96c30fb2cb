import { expect, it, vi } from 'vitest';

import { labels } from '#words/labels.ts';
import { emit } from '#src/platform/events.ts';
import { href } from '#src/routes.ts';
import { render } from '#tests/support/render.tsx';
import { watchNavigations } from '#tests/support/watch-navigations.ts';
import { ToastProvider } from '#src/ui/toast/toast.tsx';
import { ContactHost } from './contact-host.tsx';

// The chunk of the dialog is gone, as after a new release.
vi.mock('#src/features/contact/contact-dialog.tsx', () => ({
  get ContactDialog() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('goes to the contact page when the dialog cannot be fetched', async () => {
  const navigations = watchNavigations();
  const host = await render(
    <ToastProvider labels={labels.toast}>
      <ContactHost />
    </ToastProvider>,
  );
  emit('contact-requested', { type: 'contact' });
  await expect
    .poll(() => navigations)
    .toEqual([{ type: 'push', path: href({ route: 'contact', hash: 'message' }) }]);
  expect(host.querySelector('dialog')).toBeNull();
});
