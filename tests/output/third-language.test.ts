import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { logos } from '#content/logos.ts';
import { languages } from '#content/languages.ts';
import { names } from '#content/names.ts';
import { site } from '#content/site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { createPreview } from '#scripts/preview/create-preview.ts';
import { routeIds, rowOf } from '#src/routes.ts';
import { answerBefore } from '#tests/support/browser/consent.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { addPseudoLanguage, CODE } from '#tests/support/pseudo-language.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

let copy: SiteCopy;
let built: Awaited<ReturnType<SiteCopy['build']>>;
let preview: Awaited<ReturnType<typeof createPreview>>;
let browser: Browser;

beforeAll(async () => {
  copy = await copySite();
  await addPseudoLanguage(copy);
  built = await copy.build();
  preview = await createPreview({
    port: 0,
    distDir: join(copy.folder, 'dist'),
    deployDir: join(copy.folder, 'deploy'),
    cacheDir: copy.folder,
  });
  browser = await chromium.launch(headlessChromium);
});

afterAll(async () => {
  await browser.close();
  await preview.close();
  await copy.remove();
});

/** A page of the third language, with all its parts loaded. */
async function open(id: (typeof routeIds)[number]): Promise<Page> {
  // In a window as high as the page, everything loads without scrolling.
  const context = await browser.newContext({
    ...{ baseURL: preview.url, reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 20_000 },
  });
  await answerBefore(context, ['necessary']);
  const page = await context.newPage();
  await page.goto(`/${CODE}${rowOf(id).path}`.replace(/\/$/, ''));
  await untilHydrated(page);
  await untilIslandsAwake(page);
  await page.waitForFunction(() => !document.querySelector('[data-status=loading]'));
  return page;
}

/** What every language has alike. */
const alike = [
  ...[site.name, site.product.name, site.legalName, ...names, ...logos.map(({ name }) => name)]
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern),
  ...[...site.social.map(({ network }) => network), ...Object.values(languages).map(({ name }) => name)],
  // Addresses, and hosts that the platform names.
  String.raw`[\w.@-]+\.example`,
  // Figures.
  String.raw`US\$`,
  // The name of a picture that the specification prescribes, and of a publication by its host.
  String.raw`FeaturedIn\d|Press \d`,
].join('|');

/** Texts and labels of a page outside the brackets of the pseudo-language, with letters. */
const leftIn = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    let depth = 0;
    const outside = (text: string) => {
      let left = '';
      for (const letter of text) {
        if (letter === '⟧') depth -= 1;
        if (depth === 0) left += letter;
        if (letter === '⟦') depth += 1;
      }
      return left.replaceAll(new RegExp(known, 'g'), '');
    };
    // Legal texts stay English, what the platform answers is in its own language, and browsers name countries.
    const isOther = (element: Element | null) =>
      !!element?.closest('script, style, noscript, bdi, [dir=auto], [lang]:not(html), select[name$=Country]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!isOther(walker.currentNode.parentElement))
        texts.push(outside(walker.currentNode.textContent ?? ''));
    const labels = [
      ...document.querySelectorAll('body [alt], body [aria-label], body [title], body [placeholder]'),
    ]
      .filter((element) => !isOther(element))
      .flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map((name) =>
          outside(element.getAttribute(name) ?? ''),
        ),
      );
    return [...new Set([...texts, ...labels, outside(document.title)])].filter((text) =>
      /\p{L}{2}/u.test(text),
    );
  }, alike);

it('is built by what content/README.md tells a translator, without a change of code', () => {
  expect(built.output).toContain('Built in');
});

it.each(routeIds)('%s has every text in that language, and fits windows', async (id) => {
  const page = await open(id);
  expect(await page.title()).toContain('⟦');
  expect(await leftIn(page)).toEqual([]);
  for (const width of [390, 820, 1440]) await expectFits(page, width);
  await page.context().close();
});
