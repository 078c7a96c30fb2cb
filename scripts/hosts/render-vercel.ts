import { site } from '#content/site.ts';
import { compileEdge } from './edge/compile-edge.ts';
import { languageBases } from './language-base.ts';
import { type HeaderRule, headerRules } from './policy.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { assertAtMost, type HostSite, toJson } from './site-paths.ts';

const maxRules = 1024;
const maxCharacters = 4096;

/** No file in these folders depends on the host, so the middleware is not started for them. */
const middlewarePaths = '/((?!assets/|films/|fonts/|pictures/|share/).*)';

/**
 * Renders the policy as `vercel.json`, in which a later rule overrides an earlier one, as in the policy, and a middleware
 * that chooses the file: rewrites by host apply only where there is no file.
 */
export async function renderVercel(host: HostSite): Promise<Record<string, string>> {
  const { context } = host;
  const headers = headerRules(context).map(vercelRule);
  const redirects = [
    {
      source: '/:path*',
      has: [{ type: 'host', value: escapePattern(`www.${site.brandHost}`) }],
      destination: `https://${site.brandHost}/:path*`,
      permanent: true,
    },
    ...context.redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  ];
  assertAtMost(headers.length + redirects.length, maxRules, 'Vercel', 'headers and redirects');
  for (const { value } of headers.flatMap((rule) => rule.headers)) {
    assertAtMost(value.length, maxCharacters, 'Vercel', `characters in a header ("${value.slice(0, 60)}…")`);
  }
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    headers,
    redirects,
    // After the files: the other paths of a language are missing.
    rewrites: languageBases.map((base) => ({
      source: `${base}/(.*)`,
      destination: `${base}/404`,
      statusCode: 404,
    })),
  };
  const ending = `\nexport default chooseFile;\nexport const config = { matcher: '${middlewarePaths}' };\n`;
  return {
    'vercel.json': toJson(settings),
    'middleware.js': await compileEdge('vercel-middleware', host, ending),
    // It compresses by itself, and would give out the files that steer another host.
    '.vercelignore': '_headers\n_redirects\n.assetsignore\n*.br\n*.gz\n',
  };
}

function vercelRule({ path, hosts, headers }: HeaderRule) {
  const brand = escapePattern(site.brandHost);
  const notBrand = { missing: [{ type: 'host', value: String.raw`(?:www\.)?${brand}` }] };
  return {
    source: path.replaceAll('.', String.raw`\.`).replace('*', '(.*)'),
    ...(hosts === 'not-brand' && notBrand),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
