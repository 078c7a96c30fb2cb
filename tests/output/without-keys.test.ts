import { join } from 'node:path';

import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { languageOffers } from '#content/language-offers.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { listen, type Preview } from '#scripts/preview/create-preview.ts';
import { createSiteApp } from '#scripts/preview/serve-site.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { routes } from '#src/routes.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

let output: string;
let copy: SiteCopy;
let preview: Preview;
let browser: Browser;

/** A build as an owner has it before the first key: all other tests have stand-ins for third-party services. */
beforeAll(async () => {
  copy = await copySite();
  const built = await copy.runUnset('build', '--draft');
  if (built.exitCode !== 0) throw new Error(built.output);
  ({ output } = built);
  const policy = () => readPolicyContext(join(copy.folder, 'deploy', POLICY_FILE));
  const { fetch } = createSiteApp({ distDir: join(copy.folder, 'dist'), policy });
  preview = await listen(0, fetch);
  browser = await chromium.launch(headlessChromium);
});

afterAll(async () => {
  await browser.close();
  await preview.close();
  await copy.remove();
});

it('a build without keys names what a release needs, without a warning', () => {
  expect(output).toMatch(/npm run launch-check lists what a release needs\n$/);
  expect(output).not.toContain('  !');
});

async function openFirst(path: string, locale: string) {
  const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  await watchLayoutShifts(page);
  await page.goto(preview.url + path);
  return page;
}

it('the site has no script of services for which there is no key (R7.17, F-B14)', async () => {
  const files = await listFiles(join(copy.folder, 'dist'));
  expect(files.filter((file) => /entry-services|cookieconsent/.test(file))).toEqual([]);
});

it.each([routes.home, routes.about, routes.fundraisers])(
  '%s has its first view whole without keys, in each language of browsers',
  async (path) => {
    const english = await openFirst(path, 'en-GB');
    const place = english.locator('#offer-place');
    expect((await place.boundingBox())?.height).toBe(0);
    await expect.poll(() => english.locator('h1').isVisible()).toBe(true);
    expect(await layoutShifts(english)).toEqual([]);

    const arabic = await openFirst(path, 'ar-AE');
    const offer = arabic.locator('#offer-place').getByRole('link', { name: languageOffers.ar.text });
    await expect.poll(() => offer.isVisible()).toBe(true);
    expect(await layoutShifts(arabic)).toEqual([]);
  },
);
