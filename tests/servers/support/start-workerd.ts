import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Miniflare } from 'miniflare';
import { z } from 'zod';

import { paths } from '#scripts/support/paths.ts';
import type { TestServer } from './test-server.ts';

const folder = join(paths.deploy, 'cloudflare');

const settingsSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  assets: z.object({
    binding: z.string(),
    html_handling: z.literal('auto-trailing-slash'),
    not_found_handling: z.literal('none'),
    run_worker_first: z.array(z.string()),
  }),
});

/** Cloudflare's runtime with the built worker and settings, without the network. */
export const startWorkerd = (): Promise<TestServer> => start('wrangler.jsonc', {});

/** The same with the worker that asks the platform, at this origin, for the brands of partners. */
export const startWorkerdWithPartners = (apiOrigin: string): Promise<TestServer> =>
  start('wrangler-partners.jsonc', { API_ORIGIN: apiOrigin });

async function start(settingsFile: string, bindings: Record<string, string>): Promise<TestServer> {
  const settings = settingsSchema.parse(JSON.parse(await readFile(join(folder, settingsFile), 'utf8')));
  const { binding, html_handling, not_found_handling, run_worker_first } = settings.assets;
  const runtime = new Miniflare({
    name: 'site',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: settings.compatibility_date,
    modules: true,
    script: await readFile(join(folder, settings.main), 'utf8'),
    bindings,
    assets: {
      binding,
      directory: paths.dist,
      workerName: 'site',
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
    },
  });
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
