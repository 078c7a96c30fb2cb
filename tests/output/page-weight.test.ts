import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { loadSite, type Page } from '#scripts/checks/support/built-site.ts';
import { languageCodes } from '#content/languages.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalIds, pathIn, type RouteId } from '#src/routes.ts';

/**
 * What a page may weigh on the wire before any interaction, in bytes. Arabic letters take two bytes, which weighs after
 * compression too, and Arabic pages show the fonts of both scripts.
 */
const limits = {
  latin: { html: { screens: 30_800, legal: 29_000, other: 27_300 }, style: 16_600, fonts: 30_800 },
  arabic: { html: { screens: 32_900, legal: 30_000, other: 28_900 }, style: 16_900, fonts: 59_400 },
} as const;

/** Fetched on first use, without React. */
const MAX_SCRIPTS = 6500;
/** One sheet for all pages with a part of the sample product. */
const MAX_PRODUCT_STYLE = 8200;

const isPartOf = (path: string, ids: readonly RouteId[]) =>
  languageCodes.some((code) => ids.some((id) => `${path}/`.startsWith(`${pathIn(code, id)}/`)));

/** Screens of the product are HTML. Each item of a list in a legal text links to its address. */
function kindOf(path: string): 'screens' | 'legal' | 'other' {
  const isHome = languageCodes.some((code) => path === pathIn(code, 'home'));
  if (isHome || isPartOf(path, ['product'])) return 'screens';
  return isPartOf(path, legalIds) ? 'legal' : 'other';
}

const site = await loadSite();

const sizes = new Map<string, number>();

function compressed(text: string): number {
  const known = sizes.get(text) ?? brotliCompressSync(text).byteLength;
  sizes.set(text, known);
  return known;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const textsOf = (files: readonly string[]) => Promise.all(files.map((file) => site.read(file)));

/** The built files that attributes of a page name. */
const filesOf = ({ root }: Page, selector: string, attribute: string) =>
  root
    .querySelectorAll(selector)
    .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
    .filter((address) => address.startsWith(`${assetOrigin}/`))
    .map((address) => address.slice(assetOrigin.length + 1));

/** The scripts that a page starts, and all that they import at their start. Islands choose theirs later. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  const found = new Set([
    ...filesOf(page, 'meta[name=scripts]', 'content'),
    ...filesOf(page, 'script[src]', 'src'),
  ]);
  // Iteration includes entries that are added during it.
  for (const script of found)
    for (const { moduleRequest } of parseSync(script, await site.read(script)).module.staticImports)
      found.add(posix.join(posix.dirname(script), moduleRequest.value));
  return [...found];
}

async function weightOf(page: Page) {
  const files = filesOf(page, 'link[rel=stylesheet]:not([disabled])', 'href');
  const isOfProduct = (file: string) => /\/product-[^/]+$/.test(file);
  const sheets = await textsOf(files.filter((file) => !isOfProduct(file)));
  const inline = page.root
    .querySelectorAll('style')
    .map((style) => style.textContent)
    .join('');
  const fonts = filesOf(page, 'link[rel=preload][as=font]', 'href');
  const fontBytes = await Promise.all(fonts.map((file) => readFile(join(paths.dist, file))));
  return {
    scripts: sum((await textsOf(await scriptsOf(page))).map(compressed)),
    style: sum([...sheets, inline].map(compressed)),
    productStyle: sum((await textsOf(files.filter(isOfProduct))).map(compressed)),
    html: compressed(page.html),
    fonts: sum(fontBytes.map(({ byteLength }) => byteLength)),
  };
}

it('a page weighs no more than its limits', async () => {
  const heavy: string[] = [];
  for (const page of site.pages) {
    const { html, style, fonts } = limits[page.language === 'ar' ? 'arabic' : 'latin'];
    const most = {
      scripts: MAX_SCRIPTS,
      productStyle: MAX_PRODUCT_STYLE,
      style,
      html: html[kindOf(page.path)],
      fonts,
    };
    const weight = await weightOf(page);
    for (const part of ['scripts', 'style', 'productStyle', 'html', 'fonts'] as const)
      if (weight[part] > most[part])
        heavy.push(`${page.path}: ${weight[part]} bytes of ${part}, at most ${most[part]}`);
  }
  expect(site.pages.length).toBeGreaterThan(50);
  expect(heavy).toEqual([]);
});
