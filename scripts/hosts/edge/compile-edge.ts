import { bundleAlone } from '#scripts/support/bundle-alone.ts';
import { hiddenFromRobots, pathRules, redirectStatus } from '../policy.ts';
import type { HostRules } from '../served-path.ts';
import { type HostSite, hostRules } from '../site-paths.ts';

/** The data of the site for programs on the edge, which find it as the constant `site`. */
export interface EdgeSite extends HostRules {
  readonly pages: readonly string[];
  readonly films: HostSite['films'];
  readonly redirects: Readonly<Record<string, string>>;
  readonly redirectStatus: number;
  readonly rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[];
  readonly hiddenFromRobots: string;
}

/**
 * The text of a program for the edge: plain JavaScript with all that it imports, after the constant `site`. The host
 * calls the function by its name, or takes the export of `ending`.
 */
export async function compileEdge(program: string, host: HostSite, ending = ''): Promise<string> {
  const code = await bundleAlone(`scripts/hosts/edge/${program}.ts`, 'es');
  const plain = code.replace(/^export \{[^}]*\};?$/m, '').trim();
  return `const site = ${JSON.stringify(edgeSite(host, program), null, 2)};\n\n${plain}\n${ending}`;
}

function edgeSite({ context, pages, films }: HostSite, program: string): EdgeSite {
  const isSettingHeaders = program === 'cloudfront-response' || program === 'netlify-answer';
  return {
    ...hostRules(context),
    ...(program.startsWith('cloudflare') ? { pages, films } : { pages: [], films: {} }),
    redirects: Object.fromEntries(context.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    redirectStatus,
    // CloudFront knows only names in lower case.
    rules: (isSettingHeaders ? pathRules(context) : []).map(({ path, headers }) => [
      path,
      inLowerCase(headers),
    ]),
    hiddenFromRobots: hiddenFromRobots['X-Robots-Tag'],
  };
}

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
