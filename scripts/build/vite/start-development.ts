import { join } from 'node:path';

import { createServer, type LogLevel, type Plugin, type ViteDevServer } from 'vite';

import { define } from '#scripts/support/bundle-alone.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { paths } from '#scripts/support/paths.ts';
import { renderOnRequest } from './render-on-request.ts';
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
  // Whoever asks already is answered as soon as there is something to show.
  const [server] = await Promise.all([starting.then((created) => created.listen()), made]);
  return server;
}

/** In development the sample platform API answers on the site's own origin, as in the preview. */
function sampleApiPlugin(): Plugin {
  return {
    name: 'sample-api',
    async configureServer(server) {
      const [{ getRequestListener }, { createPlatformApi, isPlatformApiPath }] = await Promise.all([
        import('@hono/node-server'),
        import('#scripts/preview/platform-api/platform-api.ts'),
      ]);
      const api = createPlatformApi({ messagesFile: join(paths.work, '../preview/messages.jsonl') });
      const answer = getRequestListener(api.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isPlatformApiPath(pathname)) void answer(request, response);
        else next();
      });
    },
  };
}
