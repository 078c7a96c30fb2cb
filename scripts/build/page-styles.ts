import { transform } from 'lightningcss';

import { DEFERRED_STYLE, HEAD_STYLE } from '#src/lib/deferred-style.tsx';
import { cssTargets } from './vite/site-config.ts';
import type { BundleStyles } from './vite/styles-plugin.ts';

export type Sheet = { readonly file: string; readonly text: string };

export type PageStyles = {
  /** Style above the fold. */
  readonly inline: readonly Sheet[];
  /** Style of the content below the fold, and of what scripts show. */
  readonly deferred: readonly Sheet[];
};

/** Nothing names its rules by class, so every page has it. */
const BASE = 'src/styles/index.css';

const minified = (file: string, text: string): Sheet => ({
  file,
  text: transform({
    filename: file,
    code: Buffer.from(text),
    minify: true,
    targets: cssTargets,
  }).code.toString(),
});

/** All sheets of the markup and of the scripts of a language. */
export const listSheets = (bundles: readonly BundleStyles[]): Sheet[] => {
  const texts = new Map(bundles.flatMap(({ sheets }) => [...sheets]));
  return [...texts].map(([file, text]) => minified(file, text));
};

/**
 * A page has every sheet that styles a class of its HTML or, without any class, an attribute, and every sheet of the
 * scripts that may run there: no list says which, so a section or a dialog that moves to another page is styled there.
 * @param html documents that share their assets
 * @param ofScripts files of the sheets that scripts of these documents import
 */
export function pageStyles(
  sheets: readonly Sheet[],
  html: readonly string[],
  ofScripts: ReadonlySet<string>,
): PageStyles {
  const above = classesIn(html.map((document) => document.split(DEFERRED_STYLE)[0] ?? '').join(''));
  const all = classesIn(html.join(''));
  const attributes = new Set(
    html.flatMap((document) => [...document.matchAll(/\s(data-[\w-]+)=/g)].map(([, name]) => name)),
  );
  const inline = sheets.filter((sheet) => sheet.file === BASE || isUsed(sheet, above));
  const deferred = sheets.filter(
    (sheet) =>
      !inline.includes(sheet) &&
      (ofScripts.has(sheet.file) || isUsed(sheet, all) || isUsedByAttribute(sheet, attributes)),
  );
  return { inline, deferred };
}

/** A document with its style in place of the marks. @param links where the first paint waits for them, and below the fold */
export const withStyle = (
  html: string,
  inline: string,
  links: { readonly head?: string; readonly fold?: string },
) =>
  html
    .replace(HEAD_STYLE, () => `<style>${inline}</style>${links.head ?? ''}`)
    .replace(DEFERRED_STYLE, (mark) => links.fold || mark);

/** True where a document has an element that the sheet styles. */
export const isSheetOf = (sheet: Sheet, html: readonly string[]): boolean =>
  isUsed(sheet, classesIn(html.join('')));

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));

const isUsed = ({ text }: Sheet, classes: ReadonlySet<string>) =>
  [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name]) => classes.has(name ?? ''));

const isUsedByAttribute = ({ text }: Sheet, attributes: ReadonlySet<string | undefined>) =>
  !/\.[A-Za-z_]/.test(text.replaceAll(/\d\.\d/g, '')) &&
  [...text.matchAll(/\[(data-[\w-]+)/g)].some(([, name]) => attributes.has(name));

/**
 * Lets a page whose inline sheets are all part of another page's use those: the policy names a hash for each inline
 * style, and its length is limited.
 */
export function shareInlineStyles<Id>(all: ReadonlyMap<Id, PageStyles>): Map<Id, PageStyles> {
  const inlined = [...all.values()].map(({ inline }) => inline);
  const largest = inlined
    .filter((one) => !inlined.some((other) => other.length > one.length && isPartOf(one, other)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const share = ({ inline, deferred }: PageStyles): PageStyles => {
    const shared = largest.find((one) => isPartOf(inline, one)) ?? inline;
    return { inline: shared, deferred: deferred.filter((sheet) => !shared.includes(sheet)) };
  };
  return new Map([...all].map(([id, styles]) => [id, share(styles)]));
}

/** A file of style that pages link at the fold. */
export type StyleFile = { readonly name: string; readonly sheets: readonly Sheet[] };

/** In the order in which pages link them: a sheet that others build on is at least as common as they are. */
const SHARED = ['site', 'sections', 'legal'] as const;

/**
 * The files of the sheets below the fold: what nearly all pages have, what most have, the legal documents', and each
 * page's own, so that a reader fetches the first three once. Of a file of which a page needs less than half, it has
 * those sheets in its own.
 */
export function deferredFiles<Id>(
  sheets: readonly Sheet[],
  all: ReadonlyMap<Id, PageStyles>,
): Map<Id, StyleFile[]> {
  const pages = [...all.values()];
  const fileOf = (sheet: Sheet): string => {
    if (sheet.file.includes('legal')) return 'legal';
    const part = pages.filter(({ deferred }) => deferred.includes(sheet)).length / pages.length;
    return part > 0.9 ? 'site' : part > 0.5 ? 'sections' : 'page';
  };
  const isDeferred = (sheet: Sheet) => pages.some(({ deferred }) => deferred.includes(sheet));
  const shared = SHARED.map((name) => ({
    name,
    sheets: sheets.filter((sheet) => isDeferred(sheet) && fileOf(sheet) === name),
  }));
  const filesOf = ({ deferred }: PageStyles) => {
    const linked = shared.filter((file) => {
      const needed = sizeOf(file.sheets.filter((sheet) => deferred.includes(sheet)));
      return needed > 0 && 2 * needed >= sizeOf(file.sheets);
    });
    const own = deferred.filter((sheet) => linked.every((file) => !file.sheets.includes(sheet)));
    return [...linked, ...(own.length > 0 ? [{ name: 'page', sheets: own }] : [])];
  };
  return new Map([...all].map(([id, styles]) => [id, filesOf(styles)]));
}

const isPartOf = (some: readonly Sheet[], all: readonly Sheet[]) =>
  some.every((sheet) => all.includes(sheet));

const sizeOf = (sheets: readonly Sheet[]) => sheets.reduce((sum, { text }) => sum + text.length, 0);
