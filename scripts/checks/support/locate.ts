import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { HTMLElement } from 'node-html-parser';

import { defaultLanguage, languageCodes } from '#content/languages.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { translationLines } from '#scripts/languages/catalogue.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { BuiltSite, Page, Sources } from './built-site.ts';

type Place = Pick<Finding, 'file' | 'line'>;
export type Source = { readonly file: string; readonly text: string };

const sources = new WeakMap<Sources, Source[]>();

type Shown = Partial<Pick<Page, 'routeId' | 'language'>>;

/**
 * Finds a literal in `content/`, then in `src/` and `product/`: files named after the page first, texts of other languages last.
 */
export function sourceOf(
  site: BuiltSite,
  needle: string,
  { routeId = '', language = defaultLanguage }: Shown = {},
): Place | undefined {
  if (!needle.trim()) return undefined;
  const isOfPage = ({ file }: Source) => file.split(/[/.]/).includes(routeId);
  const all = sourcesOf(site);
  const others = languageCodes.filter((code) => code !== language).map((code) => `content/${code}/`);
  const own = all.filter(({ file }) => !others.some((folder) => file.startsWith(folder)));
  for (const source of [...own.filter(isOfPage), ...own, ...all]) {
    const at = indexOfWhole(source.text, needle);
    if (at >= 0) return { file: source.file, line: lineAt(source.text, at) };
  }
  return undefined;
}

/** The files of `content/` and then of `src/` and `product/`, tests left out; read once. */
export function sourcesOf(site: Sources): readonly Source[] {
  const known = sources.get(site) ?? readSources(site);
  sources.set(site, known);
  return known;
}

export function placeOf(
  site: BuiltSite,
  page: Page,
  { needles = [], at = 0 }: { readonly needles?: readonly string[]; readonly at?: HTMLElement | number },
): Place {
  for (const needle of needles) {
    const place = sourceOf(site, needle, page);
    if (place) return place;
  }
  return {
    file: distFile(site, page.file),
    line: lineAt(page.html, typeof at === 'number' ? at : at.range[0]),
  };
}

/** A problem of a built file that has no source. */
export const findingIn = (site: BuiltSite, file: string, message: string, line = 1): Finding => ({
  file: distFile(site, file),
  line,
  message,
});

const distFile = (site: BuiltSite, file: string) => relative(site.root, join(site.dist, file));

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Opening tag of an element, short enough for a message. */
export function tagOf(element: HTMLElement): string {
  const tag = `<${element.rawTagName} ${element.rawAttrs.trim()}>`.replace(' >', '>');
  return tag.length > 120 ? `${tag.slice(0, 119)}…` : tag;
}

/** So that `/about` is not found in `/about-us`. */
function indexOfWhole(text: string, needle: string): number {
  return text.search(new RegExp(`(?<![\\w/-])${escapePattern(needle)}(?![\\w/-])`));
}

function readSources({ root }: Sources): Source[] {
  const folders = ['content', 'src', 'product'].filter((folder) => existsSync(join(root, folder)));
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(?:ts|tsx|mdx|css|po)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted()
      .map((file) => ({ file, text: readText(join(root, file)) })),
  );
}

/** Of a catalogue, the translations: a page shows nothing else of it. */
function readText(path: string): string {
  const source = readFileSync(path, 'utf8');
  return path.endsWith('.po') ? translationLines(source).join('\n') : source;
}
