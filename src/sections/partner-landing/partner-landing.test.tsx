import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { partnerCopy } from '#words/partner.ts';
import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { lightestBehind } from '#tests/support/lightest-behind.ts';
import { render } from '#tests/support/render.tsx';
import { sampleBrand, sampleProject } from '#tests/support/sample-partner.ts';
import { ThemedHeader } from '#tests/support/themed-header.tsx';

import { PartnerLanding } from './partner-landing.tsx';

const branded = (changes: Parameters<typeof sampleBrand>[0] = {}): PartnerState => ({
  status: 'branded',
  brand: sampleBrand(changes),
  projects: [sampleProject()],
});
const white =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='16' height='9'><rect width='16' height='9' fill='white'/></svg>";

const title = () => page.getByRole('heading', { level: 1 }).element();

describe('the hero', () => {
  it.each([
    [390, '#24508f'],
    [820, '#ffff00'],
    [1100, '#24508f'],
    [1440, '#24508f'],
    [1440, '#ffffff'],
  ])('keeps the text readable at %i px on a white picture, accent %s', async (widthPx, accentColor) => {
    await page.viewport(widthPx, 900);
    const tagline = 'Private capital for companies that build, carry and keep their promises for a long time';
    const state = branded({ backgroundPicture: white, accentColor, tagline });
    await render(
      <>
        <ThemedHeader state={state} />
        <PartnerLanding state={state} />
      </>,
    );
    await expect.poll(() => document.querySelector<HTMLImageElement>('section img')?.complete).toBe(true);
    // White text on a luminance of 0.183 has a contrast of 4.5:1.
    expect(await lightestBehind(title())).toBeLessThanOrEqual(0.183);
  });

  it.each([
    '<img src=x onerror=alert(1)><b>bold</b>',
    'word '.repeat(1000),
    'W'.repeat(5000),
    '\u202Eevil text\u202C and more of it',
    'رأس مال صبور لعائلات المنطقة',
    '👩‍👩‍👧'.repeat(400),
  ])('shows %j as text, inside the window (F-A12)', async (words) => {
    await page.viewport(320, 700);
    const state = branded({ tagline: words, legalName: words });
    const host = await render(
      <>
        <ThemedHeader state={state} />
        <PartnerLanding state={state} />
        <PartnerFooterView state={state} />
      </>,
    );
    expect(host.querySelector('[onerror], b')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(title().textContent.slice(0, 4)).toBe(words.slice(0, 4));
    expect(title().getBoundingClientRect().height).toBeLessThan(900);
    expect(title().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });
});

it('has the legal name as its heading without a tagline, and no marketplace without projects', async () => {
  await render(
    <PartnerLanding
      state={{ status: 'branded', brand: sampleBrand({ tagline: undefined }), projects: [] }}
    />,
  );
  expect(title().textContent).toBe('Acme Capital Partners Limited');
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([]);
});

it('shows the hero when the projects fail, and the hero without a brand when the brand fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = (): never => {
    throw new Error('no ink');
  };
  const project = sampleProject();
  const brokenProject = Object.defineProperty({ ...project }, 'title', { get: fail });
  const host = await render(
    <PartnerLanding state={{ status: 'branded', brand: sampleBrand(), projects: [brokenProject] }} />,
  );
  expect(title().textContent).toBe(sampleBrand().tagline);
  expect(host.querySelector('h2')).toBeNull();
  const brokenBrand = Object.defineProperty({ ...sampleBrand() }, 'tagline', { get: fail });
  await render(<PartnerLanding state={{ status: 'branded', brand: brokenBrand, projects: [project] }} />);
  await expect
    .element(page.getByRole('heading', { level: 1 }).last())
    .toHaveTextContent(partnerCopy.neutral.title);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
});

it('shows only a loading message while loading', async () => {
  const host = await render(<PartnerLanding state={{ status: 'loading' }} />);
  expect(host.textContent).toBe(partnerCopy.loading);
});
