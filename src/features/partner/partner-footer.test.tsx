import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { site } from '#content/site.ts';
import { listen } from '#src/platform/events.ts';
import { render } from '#tests/support/render.tsx';
import { sampleBrand } from '#tests/support/sample-partner.ts';

import { PartnerFooterView } from './partner-footer.tsx';

const targets = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

it('links to the documents of the partner, else to the pages of the platform', async () => {
  const brand = sampleBrand({ privacyPolicy: undefined });
  await render(<PartnerFooterView state={{ status: 'branded', brand, projects: undefined }} />);
  expect(targets()).toEqual([brand.termsOfService, '/privacy', '/cookies']);
});

it('shows the owner, with isolated direction, and the current year', async () => {
  const brand = sampleBrand({ legalName: 'واحة للاستثمار' });
  const host = await render(<PartnerFooterView state={{ status: 'branded', brand, projects: undefined }} />);
  expect(host.textContent).toContain(`© ${new Date().getFullYear()} واحة للاستثمار`);
  expect(host.querySelector('bdi')?.textContent).toBe('واحة للاستثمار');
});

it('shows the platform on a host without a partner', async () => {
  const host = await render(<PartnerFooterView state={{ status: 'neutral' }} />);
  expect(targets()).toEqual(['/terms', '/privacy', '/cookies']);
  expect(host.textContent).toContain(site.legalName);
});

it('asks for the message dialog', async () => {
  const onContact = vi.fn<(detail: { type: string }) => void>();
  const stop = listen('contact-requested', onContact);
  await render(<PartnerFooterView state={{ status: 'neutral' }} />);
  await userEvent.click(page.getByRole('button', { name: 'Send a message' }));
  expect(onContact.mock.calls).toEqual([[{ type: 'contact' }]]);
  stop();
});
