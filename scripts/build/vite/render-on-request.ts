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
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (!request.headers.accept?.includes('text/html')) return next();
    const answer = async () => {
      const { pathname } = new URL(url, 'http://localhost');
      const site = await ssr.runner.import<Renderer>('/src/entry-prerender.tsx');
      // The first render finds the style sheets, because it loads the modules that import them.
      await render(site, pathname, await documentAssets([]));
      // What is no file comes with the module that imports it: Vite serves no link to it.
      const isSheet = (path: string) => path.endsWith('.css') && !path.startsWith('\0');
      const styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter(isSheet);
      const html = await render(site, pathname, await documentAssets(styles));
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
