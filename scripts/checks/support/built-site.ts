import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type HTMLElement, parse } from 'node-html-parser';

import { type LanguageCode, languages } from '#content/languages.ts';
import { languageAt } from '#scripts/hosts/language-base.ts';
import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { canonicalPath } from '#src/head/canonical-path.ts';
import { routeIds, routes } from '#src/routes.ts';

export type Page = {
  readonly file: string;
  readonly path: string;
  /** Its own path, or that of the page in another language whose text it repeats. */
  readonly canonical: string;
  readonly routeId: string | undefined;
  readonly language: LanguageCode;
  readonly isHidden: boolean;
  readonly html: string;
  readonly root: HTMLElement;
};

export type BuiltSite = {
  /** Folders, absolute. Findings name files relative to `root`; sources are searched below it. */
  readonly root: string;
  readonly dist: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly pages: readonly Page[];
  /** Every file of the site but compressed copies, relative, with `/`, sorted. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => Promise<string>;
};

export type CheckedSite = BuiltSite & { readonly policy: PolicyContext };

export type Sources = Pick<BuiltSite, 'root'>;

export type Check<Subject = CheckedSite> = {
  readonly name: string;
  readonly run: (subject: Subject) => Finding[] | Promise<Finding[]>;
};

type Folders = Partial<Pick<BuiltSite, 'root' | 'dist' | 'routes'>>;

export async function loadSite(folders: Folders = {}): Promise<BuiltSite> {
  const { root, dist } = { ...paths, ...folders };
  const site = { root, dist, routes: folders.routes ?? routes };
  const files = await publishedFiles(dist);
  const read = (file: string) => (files.has(file) ? readFile(join(dist, file), 'utf8') : Promise.resolve(''));
  const names = [...files].filter((file) => file.endsWith('.html'));
  const ids = new Map(Object.entries(site.routes).map(([id, path]) => [path, id]));
  const pages = await Promise.all(names.map(async (file) => toPage(file, await read(file), ids)));
  return { ...site, pages, files, read };
}

async function publishedFiles(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run \`npm run build\` first.`);
  const all = new Set(await listFiles(folder));
  const isCopy = (file: string) => /\.(br|gz)$/.test(file) && all.has(file.slice(0, -3));
  return new Set([...all].filter((file) => !isCopy(file)));
}

function toPage(file: string, html: string, ids: ReadonlyMap<string, string>): Page {
  const path = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const language = languageAt(path);
  // By default the parser also leaves <pre> and <noscript> unparsed.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const robots = root.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  const routeId = ids.get(path.slice(languages[language].base.length) || '/');
  const known = routeIds.find((id) => id === routeId);
  return {
    file,
    path,
    canonical: known ? canonicalPath(language, known) : path,
    routeId,
    language,
    isHidden: file === '404.html' || robots.includes('noindex'),
    html,
    root,
  };
}
