import { join } from 'node:path';

import type { Plugin } from 'vite';

import { isPlatformApiPath, isPlatformPath } from '#scripts/preview/platform-paths.ts';
import { paths } from '#scripts/support/paths.ts';

/** In development the sample platform answers on the site's own origin, as in the preview. */
export function samplePlatform(): Plugin {
  // Pages do without it until they are in the browser.
  let starting: ReturnType<typeof startListener> | undefined;
  return {
    name: 'sample-platform',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!isPlatformApiPath(pathname) && !isPlatformPath(pathname)) return next();
        starting ??= startListener();
        starting.then((listener) => listener(request, response)).catch(next);
      });
    },
  };
}

async function startListener() {
  const [{ getRequestListener }, { createPlatformApi }, { renderPlatformPage }] = await Promise.all([
    import('@hono/node-server'),
    import('#scripts/preview/platform-api/platform-api.ts'),
    import('#scripts/preview/preview-pages.ts'),
  ]);
  const api = createPlatformApi({ messagesFile: join(paths.work, '../preview/messages.jsonl') });
  api.get('*', (c, next) => (isPlatformPath(c.req.path) ? c.html(renderPlatformPage(c.req.url)) : next()));
  return getRequestListener(api.fetch, { overrideGlobalObjects: false });
}
