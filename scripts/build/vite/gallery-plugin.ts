import type { Plugin } from 'vite';

import { readGeneratedAssets } from '#scripts/build/generated-assets.ts';

/** Serves the gallery of primitives in development. No entry of a bundle imports it, so it never ships. */
export function galleryPlugin(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== '/gallery' && pathname !== '/gallery/sheet') return next();
        const answer = async () => {
          const { fonts } = await readGeneratedAssets();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, documentWith(fonts.css)));
        };
        answer().catch(next);
      });
    },
  };
}

const documentWith = (fontFaces: string) => `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery</title>
    <link rel="icon" href="data:," />
    <style>${fontFaces}</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/app/gallery/gallery-entry.tsx"></script>
  </body>
</html>`;
