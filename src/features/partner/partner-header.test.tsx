import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { site } from '#content/site.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { render } from '#tests/support/render.tsx';
import { sampleBrand } from '#tests/support/sample-partner.ts';
import { ThemedHeader } from '#tests/support/themed-header.tsx';

import { PartnerHeaderView } from './partner-header.tsx';

const header = (changes: Partial<PartnerConfig> = {}) => (
  <ThemedHeader state={{ status: 'branded', brand: sampleBrand(changes), projects: undefined }} />
);
const wideLogo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='20'/>";
const tallLogo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='4000'/>";

const rootStyle = (name: string) => document.documentElement.style.getPropertyValue(name);
const warn = vi.spyOn(console, 'warn');

beforeEach(async () => {
  warn.mockReset().mockImplementation(() => {});
  await page.viewport(1280, 800);
});

describe('the logo', () => {
  it.each([wideLogo, tallLogo])('has a box of one size, and the legal name as text: %s', async (logo) => {
    await render(header({ logo: wideLogo }));
    const size = page.getByRole('img').element().getBoundingClientRect();
    await render(header({ logo }));
    const image = page.getByRole('img', { name: 'Acme Capital Partners Limited' }).last().element();
    const box = image.getBoundingClientRect();
    expect([box.width, box.height]).toEqual([size.width, size.height]);
  });

  it.each([
    ['fails to load', 'data:image/png,broken'],
    ['is missing', undefined],
  ])('is replaced by the legal name when it %s (F-A11)', async (_case, logo) => {
    await render(header({ logo, legalName: '<b>Acme</b> & Sons' }));
    await expect.poll(() => document.querySelector('header img')).toBeNull();
    await expect.element(page.getByRole('link', { name: '<b>Acme</b> & Sons' })).toBeVisible();
  });

  it('is replaced by the platform’s name for a partner without a name', async () => {
    await render(header({ legalName: undefined }));
    await expect.element(page.getByRole('link', { name: site.name })).toBeVisible();
  });

  it('shows no brand while loading', async () => {
    const host = await render(<PartnerHeaderView state={{ status: 'loading' }} />);
    expect(host.textContent).toBe('Login');
  });
});

it('links to the login, and to the documents in a new tab without an opener', async () => {
  await render(header());
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  for (const name of ['Terms of service', 'Privacy policy']) {
    const link = page.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  }
});

it('shows only the documents of the partner', async () => {
  await render(header({ privacyPolicy: undefined }));
  expect(page.getByRole('navigation').getByRole('link').elements()).toHaveLength(1);
  await render(<PartnerHeaderView state={{ status: 'fallback' }} />);
  expect(page.getByRole('navigation').elements()).toHaveLength(1);
});

describe('the colours', () => {
  it('are the partner’s, in the light theme', async () => {
    await render(header({ accentColor: '#aabbcc' }));
    expect(rootStyle('--color-accent-fill')).toBe('#aabbcc');
    expect(rootStyle('color-scheme')).toBe('light only');
    expect(warn).not.toHaveBeenCalled();
  });

  it('are the site’s without an accent', async () => {
    await render(header({ accentColor: undefined }));
    expect(rootStyle('--color-accent-fill')).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });
});
