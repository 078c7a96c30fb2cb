import { compileEdge } from './edge/compile-edge.ts';
import { languageBases } from './language-base.ts';
import { headerRules } from './policy.ts';
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
 * Renders the policy for Netlify. Its `_headers` knows neither hosts nor a way to drop a header, so no two
 * rules name the same one: pages are revalidated by default there, and hosts are distinguished on the edge.
 */
export async function renderNetlify(host: HostSite): Promise<Record<string, string>> {
  const rules = headerRules(host.context).filter(({ hosts }) => hosts === 'all');
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).filter(([name]) => path !== '/*' || name !== 'Cache-Control');
    return `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  });
  // It documents 301 and 302; a slash at the end makes no difference to it.
  const redirects = host.context.redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  // Only for what has no file, as long as the status has no `!`.
  const missing = languageBases.map((base) => `${base}/* ${base}/404.html 404\n`);
  assertAtMost(redirects.length + missing.length, maxRedirects, 'Netlify', 'lines in _redirects');
  const ending = "\nexport default robots;\nexport const config = { path: '/*' };\n";
  return {
    _headers: blocks.join('\n'),
    _redirects: [...redirects, ...missing].join(''),
    'netlify.toml': settings,
    'netlify/edge-functions/robots.js': await compileEdge('netlify-robots', host, ending),
  };
}
