import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFString } from 'pdf-lib';
import type { Page } from 'playwright';
import { z } from 'zod';

import { site } from '../../content/site.ts';
import { findChromium, launchChromium } from '../../scripts/support/chromium.ts';
import { cacheKey, drawOnce } from '../../scripts/support/file-cache.ts';
import { paths } from '../../scripts/support/paths.ts';
import { printFontAt, printFontPackages, withPrintFonts } from './print-fonts.ts';

type PdfDetails = {
  readonly title: string;
  readonly version: string;
  readonly effectiveDate: string;
  readonly textHash: string;
};

export type PrintJob = {
  /** Of the page that is printed. Links in the PDF lead from there. */
  readonly path: string;
  /** Its page; what it shows of other files is in the site's folder. */
  readonly html: string;
  /** Path of the PDF in the site. */
  readonly file: string;
  readonly details: PdfDetails;
};

const FONTS_MODULE = join(import.meta.dirname, 'print-fonts.ts');

/** Nothing is asked of it: every file comes from the site's folder. */
const ORIGIN = `https://${site.brandHost}`;
const builtFile = (address: string) => join(paths.dist, new URL(address, ORIGIN).pathname);

const entrySchema = z.object({ file: z.string() });

type Surroundings = {
  /** Where the PDFs go. */
  readonly outDir: string;
  readonly cacheDir: string;
  /** @throws NoBrowser */
  readonly start: () => Promise<Printer>;
};

/**
 * Prints rendered pages with Chromium; what did not change since comes from the cache. Where there is no
 * Chromium the build warns and goes on without: pages link to the PDFs that there are.
 */
export async function printPages(
  jobs: readonly PrintJob[],
  {
    outDir = join(paths.legalPublic, 'legal'),
    cacheDir = paths.printCache,
    start = startPrinter,
  }: Partial<Surroundings> = {},
): Promise<void> {
  // Started when the first page has to be printed.
  let printer: Promise<Printer> | undefined;
  const missing: string[] = [];
  try {
    for (const { path, html, file, details } of jobs) {
      const key = await keyOf(path, html, details);
      const name = file.split('/').at(-1) ?? file;
      const folders = { outDir, cacheDir: join(cacheDir, key) };
      await drawOnce(folders, key, entrySchema, async () => {
        const pdf = await tidyPdf(await (await (printer ??= start())).print(path, html), details);
        return { entry: { file: name }, files: new Map([[name, pdf]]) };
      }).catch((error: unknown) => {
        if (!(error instanceof NoBrowser)) throw error;
        missing.push(name);
      });
    }
  } finally {
    await (await printer?.catch(() => undefined))?.close();
  }
  if (missing.length > 0) console.warn(`    ! There is no Chromium: this build lacks ${missing.join(', ')}`);
}

export class NoBrowser extends Error {}

/**
 * What a printed page shows depends on its content and style alone, not on its scripts. The version of Chromium is left
 * out: what an earlier one printed is used where none is installed.
 */
async function keyOf(path: string, html: string, details: PdfDetails): Promise<string> {
  const root = parse(html);
  const sheets = root.querySelectorAll('link[rel=stylesheet]:not([disabled])');
  const styles = await Promise.all(
    sheets.map((sheet) => readFile(builtFile(sheet.getAttribute('href') ?? ''), 'utf8')),
  );
  const inline = root.querySelectorAll('style').map((style) => style.text);
  return cacheKey(
    { modules: [import.meta.filename, FONTS_MODULE], packages: ['pdf-lib', ...printFontPackages] },
    { details, name: site.name, legalName: site.legalName, url: ORIGIN + path },
    ...[root.querySelector('body')?.toString(), inline, styles],
  );
}

type Printer = {
  readonly print: (path: string, html: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

async function startPrinter(): Promise<Printer> {
  const executablePath = findChromium();
  if (!executablePath) throw new NoBrowser();
  const browser = await launchChromium(executablePath);
  const page = await browser.newPage({ javaScriptEnabled: false, serviceWorkers: 'block' });
  let printed = { url: '', html: '' };
  await page.route('**', async (route) => {
    const url = route.request().url();
    if (url === printed.url)
      await route.fulfill({ body: printed.html, contentType: 'text/html; charset=utf-8' });
    // Style may be built to come from another host.
    else {
      const headers = { 'access-control-allow-origin': '*' };
      const file = printFontAt(new URL(url).pathname) ?? builtFile(url);
      await route.fulfill({ path: file, headers }).catch(() => route.abort());
    }
  });
  return {
    print: async (path, html) => {
      printed = { url: ORIGIN + path, html: withPrintFonts(html) };
      await page.goto(printed.url, { waitUntil: 'load' });
      return printNumbered(page);
    },
    close: () => browser.close(),
  };
}

/** Prints a page with the number of its sheet behind each entry of the contents, known once it is printed: Chromium has no `target-counter()`. */
export async function printNumbered(page: Page): Promise<Buffer> {
  const print = () =>
    page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const places = await placesIn(await print());
  await page.locator('nav a[href^="#"]').evaluateAll((links, sheets) => {
    for (const link of links)
      link.setAttribute('data-page', String(sheets[link.getAttribute('href')?.slice(1) ?? ''] ?? ''));
  }, places);
  return print();
}

/** Id of each place that a link of the document leads to → the number of its sheet. */
async function placesIn(printed: Uint8Array): Promise<Readonly<Record<string, number>>> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const sheets = pdf.getPages().map(({ ref }) => ref);
  const places = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
  return Object.fromEntries(
    places.map(([id, place]) => {
      const target = pdf.context.lookup(place, PDFArray).get(0);
      return [id.decodeText(), sheets.findIndex((sheet) => sheet === target) + 1];
    }),
  );
}

/**
 * Gives a printed document the properties of its text in place of those of the printing: the same page
 * gives the same bytes whenever it is printed. Tags and outline stay as they are.
 */
async function tidyPdf(
  printed: Uint8Array,
  { title, version, effectiveDate, textHash }: PdfDetails,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const day = new Date(effectiveDate);
  pdf.setTitle(`${title} | ${site.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(site.legalName);
  pdf.setSubject(`Version ${version}, ${effectiveDate}. SHA-256 of the text: ${textHash}`);
  pdf.setKeywords([`sha256:${textHash}`]);
  pdf.setLanguage('en');
  pdf.setCreator(site.name);
  pdf.setProducer(site.name);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const id = PDFString.of(textHash.slice(0, 32));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  renameCells(pdf);
  return Buffer.from(await pdf.save());
}

/**
 * Chromium names the header cells of tables after a count of all that it has drawn, which differs from run to run.
 * Here they are named after their order.
 */
function renameCells(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const named = new Set<string>();
  const rename = (object: PDFObject, nameOf: (name: string) => string): PDFObject => {
    if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) object.set(key, rename(value, nameOf));
    if (object instanceof PDFArray)
      for (const [index, value] of object.asArray().entries()) object.set(index, rename(value, nameOf));
    const isName = object instanceof PDFString && /^node\d+$/.test(object.asString());
    return isName ? PDFString.of(nameOf(object.asString())) : object;
  };
  for (const object of objects)
    rename(object, (name) => {
      named.add(name);
      return name;
    });
  // The tree of names is sorted.
  const order = [...named].toSorted();
  for (const object of objects)
    rename(object, (name) => `cell${String(order.indexOf(name)).padStart(4, '0')}`);
}
