import { expect } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { framesOf, recordFrames } from '#tests/support/browser/frames.ts';
import { atPartner, makeUpPartner, setPartnerFault } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const known = { subdomainExists: { exists: true, redirect: false } };
const named = (legalName: string) => ({ ...known, partnerConfig: { legalName } });

test('a repeat visit begins with the brand of the last one, and follows a change (F-H6)', async ({
  page,
  request,
  baseURL,
}) => {
  await makeUpPartner(request, 'again', named('First Name Ltd'));
  await page.goto(atPartner(baseURL, 'again'));
  await expect(page).toHaveTitle('First Name Ltd');
  await setPartnerFault(request, 'again', { endpoint: 'subdomainExists', mode: 'hang' });
  await page.reload();
  await expect(page).toHaveTitle('First Name Ltd');
  await makeUpPartner(request, 'again', named('Second Name Ltd'));
  await page.reload();
  await expect(page).toHaveTitle('Second Name Ltd');

  // It stays when the platform fails, and is forgotten when the partner is gone.
  await setPartnerFault(request, 'again', { endpoint: 'subdomainExists', mode: '500' });
  await page.reload();
  await expect(page).toHaveTitle('Second Name Ltd');
  await makeUpPartner(request, 'again', { subdomainExists: { exists: false, redirect: false } });
  await page.reload();
  await expect(page).toHaveTitle(`${partnerCopy.neutral.title} | ${site.name}`);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a repeat visit reads the copy of the last one as strictly as an answer (F-H6)', async ({
  page,
  request,
  baseURL,
}) => {
  await makeUpPartner(request, 'tampered', known);
  await setPartnerFault(request, 'tampered', { endpoint: 'subdomainExists', mode: 'hang' });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    const config = {
      legalName: 'Kept Name Ltd',
      tagline: ['Tampered'],
      logo: { link: 'data:image/svg+xml,<svg/>' },
      accentColor: 'red;position:fixed',
      termsOfServiceDocument: { link: 'javascript:alert(1)' },
    };
    localStorage.setItem(`partner-brand ${location.host}`, JSON.stringify({ host: location.host, config }));
  });
  await page.goto(atPartner(baseURL, 'tampered'));
  await expect(page).toHaveTitle('Kept Name Ltd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept Name Ltd');
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
  await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
  await expect.poll(() => warnings.join()).toContain('is no hex colour');
  await expect(page.locator('html')).toHaveCSS('position', 'static');
});

for (const [what, kept] of [
  ['of another host', { host: 'other.localhost', config: { legalName: 'Tampered Ltd' } }],
  ['of another shape', ['Tampered Ltd']],
  ['that is no configuration', { host: '', config: 'Tampered Ltd' }],
] as const) {
  test(`a repeat visit takes no copy ${what} (F-H6)`, async ({ page, request, baseURL }) => {
    const partner = `kept-${what.replaceAll(' ', '-')}`;
    await makeUpPartner(request, partner, named('True Name Ltd'));
    await page.addInitScript((text) => {
      for (const key of ['partner-brand', `partner-brand ${location.host}`]) localStorage.setItem(key, text);
    }, JSON.stringify(kept));
    await recordFrames(page);
    await page.goto(atPartner(baseURL, partner));
    await expect(page).toHaveTitle('True Name Ltd');
    expect(JSON.stringify(await framesOf(page))).not.toContain('Tampered');
  });
}
