import { join } from 'node:path';

import type { Plugin } from 'vite';

import { paths } from '#scripts/support/paths.ts';

/** In development the sample platform API answers on the site's own origin, as in the preview. */
export function sampleApiPlugin(): Plugin {
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
