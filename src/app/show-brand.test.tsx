import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { neutralIcon } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { renderStill } from '#tests/support/render.tsx';
import { sampleBrand } from '#tests/support/sample-partner.ts';

import { PartnerFooter } from './footer/partner-footer.tsx';
import { PartnerHeader } from './header/partner-header.tsx';
import { showBrand } from '#src/features/partner/show-brand.ts';

const wideLogo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='20'/>";
const tallLogo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='4000'/>";
const icon = Object.assign(document.createElement('link'), { rel: 'icon' });
const shownIcon = () => icon.getAttribute('href');
const warn = vi.spyOn(console, 'warn');

async function renderBranded(changes: Partial<PartnerConfig> = {}): Promise<HTMLElement> {
  const host = await renderStill(
    <>
      <PartnerHeader />
      <main>
        <h1 data-fill="title">
          <span>Neutral title</span> <span />
        </h1>
        <p data-fill="lead">Neutral lead</p>
        <p data-fill="eyebrow" hidden />
        <div data-fill="picture" />
      </main>
      <PartnerFooter />
    </>,
  );
  showBrand(sampleBrand(changes));
  return host;
}

beforeEach(async () => {
  warn.mockReset().mockImplementation(() => {});
  document.documentElement.dataset['mode'] = 'partner';
  document.head.prepend(icon);
  await page.viewport(1280, 800);
});
afterEach(() => {
  delete document.documentElement.dataset['mode'];
  document.documentElement.removeAttribute('style');
  icon.remove();
});

it('a name with letters that the fonts lack is shown in one font', async () => {
  await renderBranded({ legalName: 'Nguyễn Capital' });
  const { dataset } = document.documentElement;
  expect(dataset['letters']).toBe('other');
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^"Instrument Sans Arial/);
  delete dataset['letters'];
});

describe('the logo', () => {
  it.each([wideLogo, tallLogo])('has a box of one size, and the legal name as text: %s', async (logo) => {
    await renderBranded({ logo });
    const image = page.getByRole('img', { name: 'Acme Capital Partners Limited' });
    await expect.element(image).toBeVisible();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(image.element().getBoundingClientRect().height).toBe(2.75 * rem);
  });

  it.each([
    ['fails to load', 'data:image/png,broken'],
    ['is missing', undefined],
  ])('is replaced by the legal name when it %s (F-A11)', async (_case, logo) => {
    await renderBranded({ logo, legalName: '<b>Acme</b> & Sons' });
    await expect.poll(() => document.querySelector('header img')).toBeNull();
    await expect.element(page.getByRole('link', { name: '<b>Acme</b> & Sons' })).toBeVisible();
    expect(shownIcon()).toBe(neutralIcon);
  });

  it('is replaced by the name of the platform for a partner without a name', async () => {
    await renderBranded({ logo: 'data:image/png,broken', legalName: undefined });
    await expect.element(page.getByRole('link', { name: site.name })).toBeVisible();
  });

  it('is the icon of the tab once it has loaded, and stays when the last one fails late', async () => {
    const host = await renderBranded({ logo: 'data:image/png,broken' });
    const last = host.querySelector('header img');
    showBrand(sampleBrand({ logo: wideLogo }));
    expect(shownIcon()).toBe(neutralIcon);
    last?.dispatchEvent(new Event('error'));
    await expect.poll(shownIcon).toBe(wideLogo);
    expect(host.querySelector('header img')?.getAttribute('src')).toBe(wideLogo);
  });
});

it('the header links to the partner’s documents alone, the footer to all (R2.16, R2.20)', async () => {
  const host = await renderBranded({ privacyPolicy: undefined });
  const linksIn = (part: string) =>
    [...host.querySelectorAll(`${part} nav a:not([hidden])`)].map((link) =>
      ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    );
  const terms = [sampleBrand().termsOfService, '_blank', 'noopener'];
  expect(linksIn('header')).toEqual([terms]);
  expect(linksIn('footer')).toEqual([terms, ['/privacy', null, null], ['/cookies', null, null]]);
});

it('the header of a neutral page has no documents', async () => {
  await renderStill(<PartnerHeader />);
  expect(page.getByRole('navigation').elements()).toHaveLength(0);
});

it('the owner is shown with isolated direction', async () => {
  const host = await renderBranded({ legalName: 'واحة للاستثمار' });
  expect(host.querySelector('footer bdi')?.textContent).toBe('واحة للاستثمار');
});

it.each([
  [{}, sampleBrand().tagline, sampleBrand().legalName, true],
  [{ tagline: undefined }, sampleBrand().legalName, '', true],
  [{ tagline: undefined, legalName: undefined }, 'Neutral title', '', false],
  [{ tagline: '<i>Bold</i> & “quoted”' }, '<i>Bold</i> & “quoted”', sampleBrand().legalName, true],
] as const)('the brand %j has its tagline and name as text', async (changes, title, eyebrow, isBranded) => {
  const host = await renderBranded(changes);
  const text = (name: string) =>
    host
      .querySelector<HTMLElement>(`[data-fill=${name}]:not([hidden])`)
      ?.textContent.replaceAll(/\s+/g, ' ')
      .trim();
  expect(text('title')).toBe(title);
  expect(text('eyebrow') ?? '').toBe(eyebrow);
  expect(text('lead')).toBe(isBranded ? undefined : 'Neutral lead');
});

const changes = {
  ...{ logo: wideLogo, backgroundPicture: tallLogo, legalName: 'Nguyễn Capital', tagline: 'Đầu tư' },
  ...{ accentColor: '#24508f', termsOfService: 'https://a.example/t', privacyPolicy: 'https://a.example/p' },
};
const nothing = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));

it.each([...Object.keys(changes).map((name) => ({ [name]: undefined })), nothing])(
  'a brand shows nothing of the last one that it lacks: %o',
  async (removed) => {
    const stateOf = (host: HTMLElement) => {
      const { style, dataset } = document.documentElement;
      return [host.innerHTML, document.title, style.cssText, dataset['letters']];
    };
    const next = { ...changes, legalName: 'Cedar Partners', ...removed };
    const host = await renderBranded(changes);
    showBrand(sampleBrand(next));
    const shown = stateOf(host);
    host.remove();
    document.documentElement.removeAttribute('style');
    delete document.documentElement.dataset['letters'];
    expect(shown).toEqual(stateOf(await renderBranded(next)));
  },
);
