import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';

import { site } from '#content/site.ts';
import { bundleAlone } from '#scripts/support/bundle-alone.ts';
import { headerRules, hiddenFromRobots, markdownType, redirectStatus } from '../policy.ts';
import { hiddenPaths, type HostSite } from '../site-paths.ts';
import type { EdgeSite } from './edge-site.ts';

type Program =
  | 'cloudflare-partners'
  | 'cloudflare-worker'
  | 'cloudfront-request'
  | 'cloudfront-response'
  | 'netlify-robots';

/**
 * The text of a program for the edge: plain JavaScript without imports, with what it knows of the site as a
 * constant at its head. `ending` says how the host finds the function.
 */
export async function compileEdge(program: Program, host: HostSite, ending = ''): Promise<string> {
  const file = new URL(`${program}.ts`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file.pathname, {
    // CloudFront understands little that is younger.
    target: 'es2019',
    sourcemap: false,
  });
  // The host calls the function by its name, or takes what `ending` exports.
  const plain = code.replaceAll(/^export (?=(?:async )?function )/gm, '');
  return withSite(program, host, plain, ending);
}

/** The same of a program that uses code of the site: with all that it imports, for hosts that understand it. */
export async function bundleEdge(program: Program, host: HostSite, ending: string): Promise<string> {
  const code = await bundleAlone(`scripts/hosts/edge/${program}.ts`, 'es');
  return withSite(program, host, code, ending);
}

function withSite(program: Program, host: HostSite, code: string, ending: string): string {
  const plain = code.replace(/^export \{[^}]*\};?$/m, '').trim();
  return `const site = ${JSON.stringify(edgeSite(host, program), null, 2)};\n\n${plain}\n${ending}`;
}

function edgeSite({ context, pages }: HostSite, program: Program): EdgeSite {
  const caching = headerRules(context).flatMap(({ path, hosts, headers }) => {
    const value = headers['Cache-Control'];
    return path !== '/*' && hosts === 'all' && value ? [[path, value] as const] : [];
  });
  return {
    brandHost: site.brandHost,
    pages,
    redirects: Object.fromEntries(context.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    redirectStatus,
    caching: program === 'cloudfront-response' ? caching.toReversed() : [],
    hidden: hiddenPaths.pattern,
    hiddenFromRobots: hiddenFromRobots['X-Robots-Tag'],
    markdownType,
  };
}
