import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type HTMLElement, parse } from 'node-html-parser';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { routes } from '#src/routes.ts';

export type Page = {
  /** Relative to the site's folder: `about.html`. */
  readonly file: string;
  /** Where it is served: `/about`. */
  readonly path: string;
  /** Name of the route; `undefined` for the error page and other pages beside the routes. */
  readonly routeId: string | undefined;
  /** Asks robots to stay away, or is the error page. */
  readonly isHidden: boolean;
  readonly html: string;
  readonly root: HTMLElement;
};

/** The built site as the rules see it: read and parsed once. */
export type BuiltSite = {
  /** Folders, absolute. Findings name files relative to `root`; sources are searched below it. */
  readonly root: string;
  readonly dist: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly pages: readonly Page[];
  /** Every file of the site but compressed copies, relative, with `/`, sorted. */
  readonly files: ReadonlySet<string>;
  /** Text of a file of the site; empty when there is none. */
  readonly read: (file: string) => Promise<string>;
};

type Folders = Partial<Pick<BuiltSite, 'root' | 'dist' | 'routes'>>;

export async function loadSite(folders: Folders = {}): Promise<BuiltSite> {
  const { root, dist } = { ...paths, ...folders };
  const site = { root, dist, routes: folders.routes ?? routes };
  const files = await publishedFiles(dist);
  const read = (file: string) => (files.has(file) ? readFile(join(dist, file), 'utf8') : Promise.resolve(''));
  const names = [...files].filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(names.map(async (file) => toPage(file, await read(file), site.routes)));
  return { ...site, pages, files, read };
}

async function publishedFiles(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run \`npm run build\` first.`);
  const all = new Set(await listFiles(folder));
  const isCopy = (file: string) => /\.(br|gz)$/.test(file) && all.has(file.slice(0, -3));
  return new Set([...all].filter((file) => !isCopy(file)));
}

function toPage(file: string, html: string, table: BuiltSite['routes']): Page {
  // Left to itself the parser would also take the content of <pre> and <noscript> for plain text.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const path = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const robots = root.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  return {
    file,
    path,
    routeId: Object.keys(table).find((id) => table[id] === path),
    isHidden: file === '404.html' || robots.includes('noindex'),
    html,
    root,
  };
}
