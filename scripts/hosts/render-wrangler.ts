import { compileEdge } from './edge/compile-edge.ts';
import type { HostSite } from './site-paths.ts';

/** How the files are served on Cloudflare Workers; `assets` of `wrangler.jsonc`, and what tests start workerd with. */
export const wranglerAssets = {
  binding: 'ASSETS',
  html_handling: 'auto-trailing-slash',
  // Missing files go to the worker, whose answer is not subject to the rules for paths.
  not_found_handling: 'none',
  run_worker_first: ['/films/*', '/404'],
} as const;

/** Dates the behaviour of the runtime; a later date is a change to be tested. */
export const wranglerCompatibilityDate = '2026-04-01';

/** The same for the worker that may take its place: it also answers for the landing pages of partners. */
export const wranglerAssetsWithPartners = {
  ...wranglerAssets,
  run_worker_first: [...wranglerAssets.run_worker_first, '/'],
} as const;

/** The worker behind the files, the one that may take its place, and the settings that send either. */
export async function renderWrangler(host: HostSite): Promise<Record<string, string>> {
  const settings = {
    name: 'site',
    main: 'worker.js',
    compatibility_date: wranglerCompatibilityDate,
    assets: { directory: '../../dist', ...wranglerAssets },
  };
  const withPartners = {
    ...settings,
    main: 'worker-partners.js',
    vars: { API_ORIGIN: host.context.apiOrigin },
    assets: { ...settings.assets, ...wranglerAssetsWithPartners },
  };
  return {
    'worker-partners.js': await compileEdge(
      'cloudflare-partners',
      host,
      '\nexport default { fetch: serveWithPartners };\n',
    ),
    'wrangler-partners.jsonc': `${JSON.stringify(withPartners, null, 2)}\n`,
    'worker.js': await compileEdge('cloudflare-worker', host, '\nexport default { fetch: serve };\n'),
    'wrangler.jsonc': `${JSON.stringify(settings, null, 2)}\n`,
  };
}
