import { site } from '#content/site.ts';
import { languageBases } from './language-base.ts';
import { type HeaderRule, headerRules } from './policy.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { assertAtMost, type HostSite, toJson } from './site-paths.ts';

const maxRules = 1024;
const maxCharacters = 4096;

/** Renders the policy as `vercel.json`. A later rule replaces what an earlier one set, as in the policy. */
export function renderVercel({ context }: HostSite): Record<string, string> {
  const headers = headerRules(context).map(vercelRule);
  const redirects = context.redirects.map(({ from, to }) => ({
    source: from,
    destination: to,
    permanent: true,
  }));
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
  return {
    'vercel.json': toJson(settings),
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
