import { site } from '#content/site.ts';
import { compileEdge } from './edge/compile-edge.ts';
import type { PolicyContext } from './policy-context.ts';
import { type HeaderRule, headerRules, redirectStatus } from './policy.ts';
import { assertAtMost, type HostSite, toJson } from './site-paths.ts';

// The host only warns of lines beyond these limits and ignores them.
const maxHeaderRules = 100;
const maxHeaderLineCharacters = 2000;
const maxRedirectLines = 2000;
const maxRedirectLineCharacters = 1000;
const maxWorkerPaths = 100;

/**
 * The files in the site's folder that Cloudflare reads: the policy, and what it does not upload, since it compresses by
 * itself. Throws when a limit of the host is exceeded.
 */
export function renderCloudflare(
  context: PolicyContext,
): Record<'_headers' | '_redirects' | '.assetsignore', string> {
  const redirects = context.redirects.flatMap(({ from, to }) => [
    `${from} ${to} ${redirectStatus}`,
    // The host compares the whole path, so the form with a slash would be a 404.
    `${from}/ ${to} ${redirectStatus}`,
  ]);
  assertAtMost(redirects.length, maxRedirectLines, 'Cloudflare', 'lines in _redirects');
  assertLineLengths(redirects, maxRedirectLineCharacters, '_redirects');
  return {
    _headers: headersFile(headerRules(context)),
    _redirects: redirects.map((line) => `${line}\n`).join(''),
    '.assetsignore': '*.br\n*.gz\n',
  };
}

/** The rules as `_headers`. Throws when there are more, or longer ones, than the host reads (F-B9). */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = joinByPattern(renderHeaderBlocks(rules));
  assertAtMost(blocks.length, maxHeaderRules, 'Cloudflare', 'rules in _headers');
  assertLineLengths(blocks.flat(), maxHeaderLineCharacters, '_headers');
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

type Block = readonly string[];

function renderHeaderBlocks(rules: readonly HeaderRule[]): Block[] {
  const seen = new Set<string>();
  return rules.flatMap((rule) => {
    const names = Object.keys(rule.headers);
    // Rules that overlap are joined with a comma unless the later one first drops the header.
    const dropped = names.filter((name) => seen.has(name)).map((name) => `  ! ${name}`);
    for (const name of names) seen.add(name);
    const lines = [...dropped, ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`)];
    return rule.hosts === 'all' ? [[rule.path, ...lines]] : notBrandBlocks(rule.path, names, lines);
  });
}

/** Of two blocks with one pattern the host reads the last alone. */
function joinByPattern(blocks: readonly Block[]): Block[] {
  const joined = new Map<string, Block>();
  for (const [pattern = '', ...lines] of blocks)
    joined.set(pattern, [...(joined.get(pattern) ?? [pattern]), ...lines]);
  return [...joined.values()];
}

/** No pattern excludes a host, so every host gets the headers, and the brand's own drop them again. */
function notBrandBlocks(path: string, names: readonly string[], lines: Block): Block[] {
  const drops = names.map((name) => `  ! ${name}`);
  const { brandHost } = site;
  const own = [brandHost, `www.${brandHost}`].map((host) => [`https://${host}${path}`, ...drops]);
  return [[path, ...lines], ...own];
}

function assertLineLengths(lines: readonly string[], limit: number, file: string): void {
  for (const line of lines) {
    assertAtMost(
      line.length,
      limit,
      'Cloudflare',
      `characters in a line of ${file} ("${line.trim().slice(0, 60)}…")`,
    );
  }
}

/**
 * The paths at which the worker runs before a file is looked for: pages, films, and files that not every
 * host serves. Scripts, styles, fonts and pictures are most of the requests and need no worker, unless there are more
 * paths than the host takes.
 * A rule that excludes paths (`!/assets/*`) would keep missing files from the worker too.
 */
export function workerPaths({
  pages,
  brandFiles,
}: Pick<HostSite, 'pages' | 'brandFiles'>): readonly string[] {
  // Pages below others, such as those of a language, share one rule.
  const paths = [...pages, ...brandFiles].map((path) => path.replace(/^(\/[^/]+)\/.*$/, '$1/*'));
  const rules = [...new Set(['/films/*', '/404*', '/partner*', ...paths])];
  return rules.length > maxWorkerPaths ? ['/*'] : rules;
}

/** Dates the behaviour of the runtime; a later date is a change to be tested. */
const compatibilityDate = '2026-04-01';

/** The worker behind the files, the one that may take its place, and the settings that send either. */
export async function renderWrangler(host: HostSite): Promise<Record<string, string>> {
  const settings = {
    name: 'site',
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      html_handling: 'auto-trailing-slash',
      // Missing files go to the worker, whose answer is not subject to the rules for paths.
      not_found_handling: 'none',
      run_worker_first: workerPaths(host),
    },
  };
  const withPartners = {
    ...settings,
    main: 'worker-partners.js',
    vars: { API_ORIGIN: host.context.apiOrigin },
  };
  return {
    'worker-partners.js': await compileEdge(
      'cloudflare-partners',
      host,
      '\nexport default { fetch: serveWithPartners };\n',
    ),
    'wrangler-partners.jsonc': toJson(withPartners),
    'worker.js': await compileEdge('cloudflare-worker', host, '\nexport default { fetch: serve };\n'),
    'wrangler.jsonc': toJson(settings),
  };
}
