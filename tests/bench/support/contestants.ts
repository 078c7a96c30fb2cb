import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** A measured site: a folder of static files with `index.html`, `terms.html` and perhaps `partner.html`. */
export type Contestant = { readonly name: string; readonly folder: string };

/** The site on a host that cannot choose a file by host name: a partner's visitor gets the home page first. */
export const PLAIN_HOST = 'plain host';

/** Pages that every contestant has. */
export const benchPages = ['index', 'terms'] as const;

export type BenchPage = (typeof benchPages)[number];

export const benchDir = join(paths.root, '.cache/bench');

/**
 * The built site; the same pages without script, the lower bound of every time; and the port to Astro.
 * @param hasKeys whether site and port ask for consent, as a build with a key does
 */
export async function prepareContestants(hasKeys: boolean): Promise<Contestant[]> {
  if (!existsSync(join(paths.dist, 'index.html')))
    throw new Error('There is no built site: run npm run build -- --sample first.');
  const site = (html: string) => (hasKeys ? html : html.replace(/<meta name="scripts-beside"[^>]*>/, ''));
  const withoutScript = (html: string) =>
    html
      .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace('<html', '<html data-mode="main"');
  return [
    { name: 'site', folder: await copyOf(hasKeys ? 'site-keys' : 'site', site) },
    { name: 'floor', folder: await copyOf('floor', withoutScript) },
    { name: 'astro', folder: await buildPort('astro', hasKeys) },
  ];
}

/** The site's files with other pages. */
async function copyOf(name: string, change: (html: string) => string): Promise<string> {
  const folder = join(benchDir, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of ['assets', 'films', 'fonts', 'pictures', 'favicon.svg', 'site.webmanifest'])
    await symlink(join(paths.dist, part), join(folder, part));
  for (const page of [...benchPages, 'partner']) {
    const html = await readFile(join(paths.dist, `${page}.html`), 'utf8');
    await writeFile(join(folder, `${page}.html`), change(html));
  }
  return folder;
}

const run = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });

/**
 * Copies a folder of `tests/bench/peers/` below `.cache/`, at the same depth so that a port finds the site's
 * components, and installs the packages of its lockfile.
 */
export async function installPeer(name: string): Promise<string> {
  const cwd = join(benchDir, 'peers', name);
  await cp(join(paths.root, 'tests/bench/peers'), dirname(cwd), { recursive: true });
  // `ci` asks for the packages of other platforms too, which the lockfile leaves out; and the peer brings a
  // newer Node than the site's, whose strictness npm hands down.
  if (!existsSync(join(cwd, 'node_modules'))) run(cwd, ['install', '--silent', '--no-engine-strict']);
  return cwd;
}

/** Builds a port of the site's pages. */
async function buildPort(name: string, hasKeys: boolean): Promise<string> {
  const folder = join(benchDir, hasKeys ? `${name}-keys` : name);
  const env = { BENCH_FOLDER: folder, VITE_GA_ID: hasKeys ? 'G-SAMPLE' : '', VITE_ADS_ID: '' };
  run(await installPeer(name), ['run', '--silent', 'build'], env);
  return folder;
}
