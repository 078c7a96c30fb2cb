import { compileEdge } from './edge/compile-edge.ts';
import { languageBases } from './language-base.ts';
import { sharedHeaders } from './policy.ts';
import { assertAtMost, type HostSite } from './site-paths.ts';

const maxRedirects = 10_000;

const settings = `# Copied beside the site, as scripts/hosts/README.md describes.
[build]
  publish = "."
  edge_functions = "netlify/edge-functions"

# The files are as small as they get, and their hashes stand in the pages.
[build.processing]
  skip_processing = true
`;

/**
 * Renders the policy for Netlify. Its `_headers` cannot depend on the host or replace a header, so it has the headers
 * that all answers share, and an edge function does the rest.
 */
export async function renderNetlify(host: HostSite): Promise<Record<string, string>> {
  const lines = Object.entries(sharedHeaders(host.context));
  // Netlify documents 301 and 302, and ignores a slash at the end.
  const redirects = host.context.redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  // Without `!` after the status files come first.
  const missing = languageBases.map((base) => `${base}/* ${base}/404.html 404\n`);
  assertAtMost(redirects.length + missing.length, maxRedirects, 'Netlify', 'lines in _redirects');
  const ending = "\nexport default answer;\nexport const config = { path: '/*' };\n";
  return {
    _headers: `/*\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    _redirects: [...redirects, ...missing].join(''),
    'netlify.toml': settings,
    'netlify/edge-functions/answer.js': await compileEdge('netlify-answer', host, ending),
  };
}
