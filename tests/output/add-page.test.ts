import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { legalEdits, pageEdits } from '#tests/support/added-page.ts';
import { watchLoads } from '#tests/support/browser/broken-files.ts';
import {
  expectCleared,
  fillForm,
  formOf,
  newAddress,
  receivedFrom,
  sendButton,
} from '#tests/support/browser/contact-form.ts';
import { touch, untilHydrated, untilTakenOver } from '#tests/support/browser/hydration.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';
import { type TwoReleases, twoReleases } from '#tests/support/two-releases.ts';

let copy: SiteCopy;

/** Tests whose lists follow from the table of pages. */
async function testsBelow(folder: string): Promise<string[]> {
  const names = (await listFiles(join(paths.root, folder))).filter((name) => name.endsWith('.test.ts'));
  const sources = names.map(async (name) => ({
    file: `${folder}/${name}`,
    source: await readFile(join(paths.root, folder, name), 'utf8'),
  }));
  return (await Promise.all(sources))
    .filter(({ source }) => /import \{[^}]*\b(?:audienceIds|routeIds)\b/.test(source))
    .map(({ file }) => file);
}

const read = (file: string) => readFile(join(copy.folder, file), 'utf8');

const allEdits = [...pageEdits, ...legalEdits];

beforeAll(async () => {
  copy = await copySite();
  for (const { make } of allEdits) await make(copy);
});

afterAll(() => copy.remove());

it.each([
  ['Add a page', 'wealth-managers', pageEdits],
  ['Add a legal document', 'acceptable-use', legalEdits],
] as const)('makes the edits that the map of the code lists under "%s"', async (heading, id, made) => {
  const listed =
    (await read('src/README.md')).split('## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  for (const { file } of made) expect(listed).toContain(file.replaceAll(id, '<id>'));
  expect(listed.match(/^\d\. /gm)).toHaveLength(made.length);
});

it.each(allEdits)('stops where $file is missing, and names it', async ({ make, undo, says }) => {
  await undo(copy);
  const { exitCode, output } = await copy.build();
  await make(copy);
  expect(output).toMatch(says);
  expect(exitCode).toBe(1);
});

it('names the line of the table where a legal document is described badly', async () => {
  const table = 'content/en/page-metadata.ts';
  await copy.edit(table, "label: 'Acceptable use'", "label: ''");
  const { exitCode, output } = await copy.build();
  await copy.edit(table, "label: ''", "label: 'Acceptable use'");
  expect(output).toMatch(
    /content\/en\/page-metadata\.ts:\d+ pageMetadata\.acceptable-use\.menu\.label is empty/,
  );
  expect(exitCode).toBe(1);
});

describe('once the edits are made', () => {
  let built: Awaited<ReturnType<SiteCopy['build']>>;

  beforeAll(async () => {
    built = await copy.build();
  }, 300_000);

  it('builds', () => {
    expect(built.output).toContain('Built in');
    expect(built.exitCode).toBe(0);
  });

  it('passes every test of code and pages that goes through the pages', async () => {
    const files = [...(await testsBelow('src')), ...(await testsBelow('tests/output'))];
    expect(files).toContain('tests/output/audience-sections.test.ts');
    await cp(join(paths.root, 'tests'), join(copy.folder, 'tests'), { recursive: true });
    const command = ['vitest', 'run', '--reporter=tap-flat', ...files];
    const options = { cwd: copy.folder, maxBuffer: 10_000_000 };
    // A failed test is an error too; its line is clearer.
    const stdout = await new Promise<string>((resolve) => {
      execFile('npx', command, options, (_error, output) => resolve(output));
    });
    const results = stdout.split('\n').filter((line) => /^(?:not )?ok /.test(line));
    expect(results.filter((line) => line.startsWith('not'))).toEqual([]);
    for (const id of ['wealth-managers', 'acceptable-use']) expect(results.join()).toContain(id);
  });

  it('shows the new page in all lists of pages', async () => {
    const address = `https://${site.brandHost}/wealth-managers`;
    const page = parse(await read('dist/wealth-managers.html'));
    expect(page.querySelector('title')?.text).toBe('Wealth managers: one file for every client');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    const data = page.querySelector('script[type="application/ld+json"]')?.text;
    expect(data).toContain('"audienceType":"Wealth managers"');

    const home = parse(await read('dist/index.html'));
    for (const place of ['header', 'footer']) {
      expect(home.querySelector(`${place} a[href="/wealth-managers"]`)?.text).toContain('Wealth managers');
    }
    expect(await read('dist/sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(await read('dist/llms.txt')).toContain(`${address}.md`);
    expect(await read('dist/wealth-managers.md')).toContain('# ');
    expect((await readFile(join(copy.folder, 'dist/share/wealth-managers.png'))).byteLength).toBeGreaterThan(
      0,
    );
  });

  it('shows the new legal document in all lists of documents', async () => {
    const address = `https://${site.brandHost}/acceptable-use`;
    const page = parse(await read('dist/acceptable-use.html'));
    expect(page.querySelector('title')?.text).toBe('Acceptable use');
    expect(page.querySelector('h1')?.text).toBe('Acceptable Use Policy');
    expect(page.querySelector('meta[name=keywords]')?.getAttribute('content')).toBe('Acceptable use');

    const footer = parse(await read('dist/index.html')).querySelector('footer');
    expect(footer?.querySelector('a[href="/acceptable-use"]')?.text).toBe('Acceptable use');
    expect(await read('dist/sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(await read('dist/llms.txt')).toContain(`${address}.md`);
    expect(await read('dist/_redirects')).toMatch(/^\/fair-use \/acceptable-use 308$/m);

    for (const shown of ['changes', '2025-03-01', 'changes/2025-03-01-to-2026-01-15']) {
      expect(parse(await read(`dist/acceptable-use/${shown}.html`)).querySelector('h1')).not.toBeNull();
    }
    const link = page.querySelector('a[href^="/legal/"][href$=".txt"]')?.getAttribute('href');
    expect(link).toBe('/legal/acceptable-use-1.1.txt');
    expect(await read(`dist${link}`)).toContain('Acceptable Use Policy');
    expect(await read('dist/legal/acceptable-use-1.1.pdf')).toMatch(/^%PDF/);
  });

  describe('a page of the release before this one', () => {
    let releases: TwoReleases;

    beforeEach(async () => {
      releases = await twoReleases(copy);
    });

    afterEach(() => releases.close());

    const untilNew = (page: Page) => page.getByRole('contentinfo').getByText('Wealth managers').waitFor();

    it('is as without script when that is gone, and leads on (F-E24)', async () => {
      const page = await releases.open(routes.faq);
      await releases.deploy();
      await touch(page);
      await expect.poll(() => page.locator('html').getAttribute('data-script')).toBe('failed');
      await page.locator('summary', { hasText: '?' }).first().click();
      await page.locator('details[open] p').first().waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await page.waitForURL(`**${routes.about}`);
      await untilNew(page);
    });

    it('sends the form that was filled in while the release came (F-E24)', async () => {
      const page = await releases.open(routes.contact);
      const email = newAddress();
      await fillForm(page, email);
      await untilTakenOver(formOf(page));
      await releases.deploy();
      await sendButton(page).click();
      await expectCleared(page);
      expect(await receivedFrom(page.request, email)).toHaveLength(1);
    });

    it('is loaded once more at a press whose code is gone (F-E24)', async () => {
      const page = await releases.open(routes.home);
      await untilHydrated(page);
      await releases.deploy();
      const loads = watchLoads(page);
      await page.getByRole('tab').last().click();
      await untilNew(page);
      await page.getByRole('tab').last().click();
      await page.locator('#marketplace').waitFor();
      expect(loads()).toBe(1);
    });

    it('becomes the contact page when a message is asked for, and leads on (F-E24)', async () => {
      const page = await releases.open(routes.about);
      await untilHydrated(page);
      await releases.deploy();
      await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
      // The old page opens its dialog at once, and its code is gone.
      await page.waitForURL(`**${routes.contact}*`);
      await untilNew(page);
      await expect.poll(() => page.getByRole('dialog', { name: labels.sendMessage }).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
      await page.waitForURL(`**${routes.faq}`);
    });
  });
});
