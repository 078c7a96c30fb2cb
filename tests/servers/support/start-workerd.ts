import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Miniflare } from 'miniflare';

import { paths } from '#scripts/build/paths.ts';
import { wranglerAssets, wranglerCompatibilityDate } from '#scripts/hosts/render-wrangler.ts';
import type { TestServer } from './test-server.ts';

/** Cloudflare's own runtime with the worker and the settings that the build made, without their network. */
export async function startWorkerd(): Promise<TestServer> {
  const { binding, html_handling, not_found_handling, run_worker_first } = wranglerAssets;
  const runtime = new Miniflare({
    name: 'site',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: wranglerCompatibilityDate,
    modules: true,
    script: await readFile(join(paths.deploy, 'cloudflare/worker.js'), 'utf8'),
    assets: {
      binding,
      directory: paths.dist,
      workerName: 'site',
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true, static_routing: { user_worker: [...run_worker_first] } },
    },
  });
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
