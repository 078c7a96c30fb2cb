import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Miniflare } from 'miniflare';

import { paths } from '#scripts/support/paths.ts';
import {
  wranglerAssets,
  wranglerAssetsWithPartners,
  wranglerCompatibilityDate,
} from '#scripts/hosts/render-cloudflare.ts';
import type { TestServer } from './test-server.ts';

/** Cloudflare's own runtime with the worker and the settings that the build made, without their network. */
export const startWorkerd = (): Promise<TestServer> =>
  start('worker.js', wranglerAssets.run_worker_first, {});

/** The same with the worker that asks the platform, at this origin, for the brands of partners. */
export const startWorkerdWithPartners = (apiOrigin: string): Promise<TestServer> =>
  start('worker-partners.js', wranglerAssetsWithPartners.run_worker_first, { API_ORIGIN: apiOrigin });

async function start(
  worker: string,
  runFirst: readonly string[],
  bindings: Record<string, string>,
): Promise<TestServer> {
  const { binding, html_handling, not_found_handling } = wranglerAssets;
  const runtime = new Miniflare({
    name: 'site',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: wranglerCompatibilityDate,
    modules: true,
    script: await readFile(join(paths.deploy, 'cloudflare', worker), 'utf8'),
    bindings,
    assets: {
      binding,
      directory: paths.dist,
      workerName: 'site',
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true, static_routing: { user_worker: [...runFirst] } },
    },
  });
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
