import { site } from '#content/site.ts';
import { bundleAlone } from '#scripts/support/bundle-alone.ts';
import { languageBases } from '../language-base.ts';
import { headerRules, hiddenFromRobots, redirectStatus } from '../policy.ts';
import { hiddenPaths, type HostSite } from '../site-paths.ts';
import type { EdgeSite } from './edge-site.ts';

type Program =
  | 'cloudflare-partners'
  | 'cloudflare-worker'
  | 'cloudfront-request'
  | 'cloudfront-response'
  | 'netlify-headers';

/**
 * The text of a program for the edge: plain JavaScript with all that it imports, and what it knows of the site
 * as a constant at its head. The host calls the function by its name, or takes what `ending` exports.
 */
export async function compileEdge(program: Program, host: HostSite, ending = ''): Promise<string> {
  const code = await bundleAlone(`scripts/hosts/edge/${program}.ts`, 'es');
  const plain = code.replace(/^export \{[^}]*\};?$/m, '').trim();
  return `const site = ${JSON.stringify(edgeSite(host, program), null, 2)};\n\n${plain}\n${ending}`;
}

function edgeSite({ context, pages }: HostSite, program: Program): EdgeSite {
  const isSettingHeaders = program === 'cloudfront-response' || program === 'netlify-headers';
  const pathRules = headerRules(context).filter(({ path, hosts }) => path !== '/*' && hosts === 'all');
  return {
    brandHost: site.brandHost,
    pages,
    bases: languageBases,
    redirects: Object.fromEntries(context.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    redirectStatus,
    // CloudFront knows names in small letters alone.
    rules: (isSettingHeaders ? pathRules : []).map(({ path, headers }) => [path, inSmallLetters(headers)]),
    hidden: hiddenPaths.pattern,
    hiddenFromRobots: hiddenFromRobots['X-Robots-Tag'],
  };
}

const inSmallLetters = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
