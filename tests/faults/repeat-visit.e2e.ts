import { expect } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
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
