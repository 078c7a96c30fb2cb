import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { routes } from '#src/routes.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';

const CLASS = /\.([a-z][\w-]*_[\w-]{6})/gi;
const classesIn = (style: string) => new Set([...style.matchAll(CLASS)].map(([, name]) => name));

/** Bytes that a server sends before the first acknowledgement: ten packets (RFC 6928) without the headers. */
const FIRST_FLIGHT = 10 * 1460 - 1300;
/**
 * Pages with more above the fold. In each 0.2 kB are the part of the inline script that tries again after a failure and
 * opens what is folded for print.
 */
const heavier: Readonly<Record<string, number>> = {
  // The answers to all questions once more, as structured data in its head.
  [routes.faq]: 16_900,
  // A screen of the product. Records further down add 0.1 kB: a page is compressed with one set of codes.
  [routes.home]: 13_600,
  [routes.product]: 13_800,
  [routes.marketplace]: 13_500,
  [routes['fund-managers']]: 13_400,
  [routes['pe-venture-capital']]: 13_400,
  [routes.investors]: 13_400,
  // The link to the sheet of its drawing.
  [routes['family-office']]: 13_400,
  // The signed letter.
  [routes.about]: 13_600,
  // The calculator next to the offer.
  [routes.pricing]: 14_500,
  // The document's address of each language, its contents and the head of its printed sheet.
  [routes.privacy]: 13_800,
  [routes.terms]: 13_800,
  [routes.cookies]: 13_800,
};

/** Where a page links its style: that of the product, if it shows some, and that below the fold. */
const SHEETS =
  /(?:<link rel="stylesheet" href="(?:\/assets\/product-[^"]+)"\/>)?(?:<link rel="stylesheet" href="\/assets\/deferred-[^"]+"\/>)+/;

/** How many compressed bytes of a page contain everything above its sheets; `undefined` without any. */
async function bytesUntilSheets(path: string) {
  const file = join(paths.dist, path === '/' ? 'index.html' : `${path}.html`);
  const [html, compressed] = await Promise.all([readFile(file), readFile(`${file}.br`)]);
  const [mark] = SHEETS.exec(html.toString()) ?? [];
  if (mark === undefined) return undefined;
  const place = html.indexOf(mark);
  let bytes = 0;
  const given = () =>
    brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  do bytes += 100;
  while (given().length < place);
  return bytes;
}

/** The page above its blocking style sheets, and the classes of these. */
async function aboveTheFold(path: string) {
  const html = await readFile(join(paths.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const place = SHEETS.exec(html);
  const links = (text: string) =>
    parse(text)
      .querySelectorAll('link[rel=stylesheet]:not([disabled])')
      .map((sheet) => sheet.getAttribute('href') ?? '');
  const sheets = links(place?.[0] ?? '');
  expect(links(html), 'all sheets').toEqual(sheets);
  const texts = await Promise.all(sheets.map((href) => readFile(join(paths.dist, href), 'utf8')));
  const deferred = texts.join('');
  const above = parse(html.slice(html.indexOf('<body'), place?.index));
  for (const dialog of above.querySelectorAll('dialog')) dialog.remove();
  // A file that pages share has sheets that one of them has inline too.
  const inline = classesIn(parse(html).querySelector('style')?.text ?? '');
  return { above, deferredClasses: new Set([...classesIn(deferred)].filter((name) => !inline.has(name))) };
}

const shown = [...Object.values(routes), ...archivePages];

describe.each(shown)('%s', (path) => {
  it('links its sheets in one place, and has all style above the fold inline', async () => {
    const { above, deferredClasses } = await aboveTheFold(path);
    expect(above.querySelector('h1')?.textContent).toBeTruthy();
    const used = above.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]);
    // A failure: `DeferredStyle` belongs further down in the page.
    expect(used.filter((name) => deferredClasses.has(name))).toEqual([]);
  });
});

// The contact page shows its form first, and has all style inside.
it.each(shown.filter((path) => path !== routes.contact))(
  '%s shows the content above the fold from the first packets',
  async (path) => {
    const bytes = await bytesUntilSheets(path);
    expect(bytes).toBeLessThanOrEqual(heavier[path] ?? FIRST_FLIGHT);
  },
);
