import type { Plugin } from 'vite';

import type { Assets } from '#scripts/build/make-assets.ts';

/** Serves the gallery of primitives in development. No entry of a bundle imports it, so it never ships. */
export function galleryPlugin(assets: () => Promise<Assets>): Plugin {
  return {
    name: 'gallery',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== '/gallery' && pathname !== '/gallery/sheet') return next();
        const answer = async () => {
          const { fonts } = await assets();
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
