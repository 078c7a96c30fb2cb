import { deepStrictEqual } from 'node:assert/strict';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

import { compareFolders } from '#tests/screens/compare-screens.ts';
import { benchDir, type BenchPage, benchPages, type Contestant } from './contestants.ts';
import { phone } from './measure.ts';
import { taps } from './taps.ts';

/** Lines and links that only the site has: consent, and the files of a legal text. */
const SITE_ALONE = /^(?:Cookie settings|To keep|(?:PDF for print|Plain text|Downloads).*)$/;

/** Texts shown while a call is pending, or without a platform. */
const PASSING = /publications|featuredIn/;

/** Share of the first window that may look different in the port. */
const MOST_DIFFERENCE = 0.01;

const ATTEMPTS = 3;
const ANSWER_MS = 5000;

/**
 * Asserts that the others have the site's words, links and pictures, look the same at the top of a page, and answer
 * each tap the same way: a page that does less is no fair comparison.
 * @throws Error that names the contestant, the page and what differs
 */
export async function assertFaithful(
  browser: Browser,
  [site, ...others]: readonly Contestant[],
  urlOf: (one: Contestant, page: BenchPage) => string,
): Promise<void> {
  if (!site) return;
  const photographs = join(benchDir, 'photographs');
  const visit = async (one: Contestant, folder: string) => {
    const shown: Record<string, unknown> = {};
    for (const page of benchPages) {
      await onPage(browser, urlOf(one, page), async (opened) => {
        shown[page] = await contentOf(opened);
        await opened.screenshot({ path: join(photographs, folder, `${page}.png`), animations: 'disabled' });
        if (page === 'index' && one.name !== 'floor') await assertAnswers(opened, one.name);
      });
    }
    return shown;
  };
  for (const other of others) {
    await rm(photographs, { recursive: true, force: true });
    for (const folder of ['before', 'after', 'difference'])
      await mkdir(join(photographs, folder), { recursive: true });
    const shown = await visit(site, 'before');
    deepStrictEqual(await visit(other, 'after'), shown, `${other.name} does not show what the site shows`);
    const { differing } = await compareFolders(photographs);
    for (const { file, change } of differing) {
      if (typeof change !== 'number' || change > MOST_DIFFERENCE)
        throw new Error(`${other.name} does not look like the site: ${file}, see ${photographs}`);
    }
  }
}

async function onPage(browser: Browser, url: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await look(page);
  await context.close();
}

/** Each line of text, each link and each picture of a page, in order. */
async function contentOf(page: Page) {
  const { words, links, pictures } = await page.evaluate(() => ({
    words: document.body.innerText.split('\n').map((line) => line.trim()),
    links: [...document.links].map((link) => [link.textContent, link.getAttribute('href')] as const),
    pictures: [...document.images].map(({ alt }) => alt),
  }));
  return {
    words: words.filter((line) => line && !SITE_ALONE.test(line) && !PASSING.test(line)),
    links: links.filter(([text]) => !SITE_ALONE.test(text)),
    pictures,
  };
}

/** The port may lose taps that come before its script: each tap has several attempts. */
async function assertAnswers(page: Page, contestant: string): Promise<void> {
  for (const { name, selector, shows } of taps) {
    const answer = page.locator(shows).first();
    for (let attempt = 1; !(await answer.isVisible()); attempt += 1) {
      if (attempt > ATTEMPTS) throw new Error(`${contestant} does not answer as the site does: ${name}`);
      await page.locator(selector).first().tap();
      await answer.waitFor({ timeout: ANSWER_MS }).catch(() => {});
    }
    await page.keyboard.press('Escape');
  }
}
