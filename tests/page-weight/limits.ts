import { createHash } from 'node:crypto';

import type { Page } from '#scripts/checks/support/built-site.ts';
import { languageAt } from '#scripts/hosts/language-base.ts';
import { languageCodes } from '#content/languages.ts';
import { legalIds, pathIn } from '#src/routes.ts';
import type { PageLoad } from './page-load.ts';

/** One line of size-limit's configuration. Sizes are those on the wire, after brotli where that helps. */
export type Limit = {
  readonly name: string;
  readonly path: readonly string[];
  readonly limit: string;
  readonly brotli: boolean;
};

/** A page with what it loads; `inlineStyleFile` holds the text of its inline style. */
export type WeighedPage = { readonly page: Pick<Page, 'path'>; readonly load: PageLoad };

/** Legal documents and their versions. */
const isLegal = (path: string) =>
  languageCodes.some((code) => legalIds.some((id) => `${path}/`.startsWith(`${pathIn(code, id)}/`)));

const hasScreensAndRecords = (path: string) =>
  languageCodes.some((code) => (['home', 'product'] as const).some((id) => path === pathIn(code, id)));

/** Arabic letters take two bytes, which weighs after compression too: a page may weigh 5 to 8 % more. */
const isArabic = (path: string) => languageAt(path) === 'ar';

/** Name of the file that holds an inline style while it is weighed. */
export const inlineStyleFile = (style: string) =>
  `inline-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;

/**
 * What every page may weigh. Pages that load the same files share one line.
 * @param siteFolder holds the site's files, `styleFolder` the inline styles
 */
export function limitsOf(pages: readonly WeighedPage[], siteFolder: string, styleFolder: string): Limit[] {
  const shared = new Map<string, Line & { readonly users: string[] }>();
  for (const { page, load } of pages) {
    for (const line of linesOf({ page, load }, siteFolder, styleFolder)) {
      const key = [line.kind, ...line.path.toSorted()].join();
      const found = shared.get(key) ?? { ...line, users: [] };
      found.users.push(page.path);
      shared.set(key, found);
    }
  }
  return [...shared.values()].flatMap(({ kind, users, ...limit }) =>
    limit.path.length > 0 ? { name: `${kind} of ${listOf(users)}`, ...limit } : [],
  );
}

const listOf = (users: readonly string[]) =>
  users.length > 4 ? `${users.slice(0, 2).join(', ')} and ${users.length - 2} more` : users.join(', ');

type Line = Omit<Limit, 'name'> & { readonly kind: string };

function linesOf({ page, load }: WeighedPage, siteFolder: string, styleFolder: string): Line[] {
  const built = (files: readonly string[]) => files.map((file) => `${siteFolder}/${file}`);
  const ofProduct = load.stylesheets.filter((file) => /\/product-[^/]+$/.test(file));
  const others = load.stylesheets.filter((file) => !ofProduct.includes(file));
  const styles = [...built(others), `${styleFolder}/${inlineStyleFile(load.inlineStyle)}`];
  // In it are the style of what shows first, the page's addresses in other languages, 0.1 kB of script that answers
  // the first press on tabs and slides, the message dialog with its fields, which costs 0.8 kB, and 0.2 kB of script
  // that keeps room for the offer of another language before the first paint.
  const isLonger = isArabic(page.path);
  // Screens of the product are HTML and style: seven of them, each twice, are 5 kB of the product's page, and the
  // style of all their parts is 5 kB. As pictures they were 20 to 60 kB each.
  // The rules of the fonts for European names are 0.1 kB, and those of the fallback fonts.
  // Each item of a list in a legal text links to its address. Header and footer of a partner's host, in each page, are
  // 0.3 kB. That the boot script tries again after a failure, keeps what a button asks the message dialog to send, and
  // opens what is folded for print, is 0.2 kB.
  const [legalLimit, pageLimit] = isLonger ? ['29.8 kB', '28.9 kB'] : ['28.9 kB', '27.3 kB'];
  // The five records that open in dialogs are 2.4 kB; those of these two pages come on top of their screens, and the
  // dialog of the tour with its transcript. That the boot script keeps a press on the board's menu adds 0.1 kB.
  const recordLimit = isLonger ? '32.2 kB' : '30.2 kB';
  const documentLimit = hasScreensAndRecords(page.path)
    ? recordLimit
    : isLegal(page.path)
      ? legalLimit
      : pageLimit;
  return [
    // Fetched on first use, without React. That find in page opens tabs is 0.1 kB of it, and that the board opens other
    // screens as much. That each form has its draft, and a number its country, is 0.2 kB.
    { kind: 'JavaScript', path: built(load.scripts), limit: '6.5 kB', brotli: true },
    // Inside the page and in one more sheet. The fields of the message dialog, which every page has, cost 1 kB.
    { kind: 'style', path: styles, limit: isLonger ? '16.3 kB' : '16.0 kB', brotli: true },
    // Fetched once for all pages with a part of it.
    { kind: 'style of the product', path: built(ofProduct), limit: '8.0 kB', brotli: true },
    { kind: 'HTML', path: built([load.document]), limit: documentLimit, brotli: true },
    // Fonts are compressed already. Arabic pages show those of both scripts first.
    {
      kind: 'fonts',
      path: built(load.fonts),
      limit: isLonger ? '59.4 kB' : '30.7 kB',
      brotli: false,
    },
  ];
}
