import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import { firstStyle, inlineScripts } from '#scripts/build/inline-parts.ts';
import type { Assets } from '#scripts/build/make-assets.ts';
import type { DocumentAssets } from '#src/head/document.tsx';

type Renderer = typeof import('#src/entry-prerender.tsx');

/** In development pages are rendered when they are asked for. */
export function renderOnRequest(assets: () => Promise<Assets>): Plugin {
  return {
    name: 'render-on-request',
    configureServer: (server) => () => answerPages(server, assets),
    hotUpdate({ modules, server }) {
      // What only the server renders cannot be swapped in the page: show it afresh.
      const isServerOnly = this.environment.name === 'ssr' && modules.length > 0;
      const inBrowser = modules.some(
        (module) => module.id && server.environments.client.moduleGraph.getModuleById(module.id),
      );
      if (isServerOnly && !inBrowser) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

function answerPages(server: ViteDevServer, assets: () => Promise<Assets>): void {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules');
  // The scripts of the head are bundled once: a change to them shows when the server is started again.
  let scripts: ReturnType<typeof inlineScripts> | undefined;
  const documentAssets = async (stylesheets: readonly string[]): Promise<DocumentAssets> => ({
    ...(await (scripts ??= inlineScripts())),
    scripts: ['/src/entry-client.tsx'],
    partnerScripts: ['/src/entry-client.tsx'],
    scriptsBeside: ['/src/entry-services.ts'],
    inlineStyle: await firstStyle((await assets()).fonts.css),
    inlinedStylesheets: [],
    stylesheets,
    fonts: [],
    importMap: undefined,
  });
  const renderPage = async (path: string) => {
    const site = await ssr.runner.import<Renderer>('/src/entry-prerender.tsx');
    // The first render finds the style sheets, because it loads the modules that import them.
    await render(site, path, await documentAssets([]));
    // What is no file comes with the module that imports it: Vite serves no link to it.
    const isSheet = (file: string) => file.endsWith('.css') && !file.startsWith('\0');
    const styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter(isSheet);
    return render(site, path, await documentAssets(styles));
  };
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    // A file that is not there. Pages are asked for by curl too, which takes any type.
    if (pathname.includes('.') && !request.headers.accept?.includes('text/html')) return next();
    const answer = async () => {
      const isGallery = pathname === '/gallery' || pathname === '/gallery/sheet';
      const html = isGallery ? galleryWith((await assets()).fonts.css) : await renderPage(pathname);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(url, html));
    };
    answer().catch(next);
  });
}

function render(site: Renderer, path: string, assets: DocumentAssets): Promise<string> {
  if (path !== '/partner-check') return site.render(path, assets);
  const module = { src: '/src/entry-partner-check.tsx' };
  return site.renderPartnerCheck({ ...assets, scripts: [], module });
}

/** The gallery of primitives. No entry of a bundle imports it, so it never ships. */
const galleryWith = (fontFaces: string) => `<!doctype html>
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
