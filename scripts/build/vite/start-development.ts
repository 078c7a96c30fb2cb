import { createServer, type LogLevel, type ViteDevServer } from 'vite';

import { define } from '#scripts/support/bundle-alone.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { renderOnRequest } from './render-on-request.ts';
import { sampleApiPlugin } from './sample-api-plugin.ts';
import { siteConfig } from './site-config.ts';

/** Serves the site as it is being written, with the sample API on its origin. */
export async function startDevelopment(logLevel: LogLevel = 'info'): Promise<ViteDevServer> {
  const made = makeAssets();
  const assets = () => made;
  const config = siteConfig(assets);
  const starting = createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    define,
    logLevel,
    plugins: [...config.plugins, sampleApiPlugin(), renderOnRequest(assets)],
  });
  const [server] = await Promise.all([starting, made]);
  return server.listen();
}
