import { join } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';

import { firstStyle, inlineScripts } from '#scripts/build/inline-parts.ts';
import type { Assets } from '#scripts/build/make-assets.ts';
import { moduleOfPage } from '#scripts/build/page-files.ts';
import { paths } from '#scripts/support/paths.ts';
import type { DocumentAssets } from '#src/head/document.tsx';
import { pageIdOf } from '#src/routes.ts';
import { isVirtual, sheetsOf } from './page-sheets.ts';
import { markLinks, unknownLinks } from './unknown-links.ts';

type Renderer = typeof import('#src/entry-prerender.tsx');

const PARTNER_CHECK = '/partner-check';
const GALLERY = new Set(['/gallery', '/gallery/sheet']);
const BASE_STYLE = '/src/styles/index.css';
/** What pages show is below these. */
const SHOWN = ['src', 'content'].map((folder) => join(paths.root, folder, '/'));

/** In development pages are rendered when they are asked for. */
export function renderOnRequest(assets: () => Promise<Assets>): Plugin {
  let scripts: ReturnType<typeof inlineScripts> | undefined;
  return {
    name: 'render-on-request',
    configureServer: (server) => () => answerPages(server, assets, () => (scripts ??= inlineScripts())),
    hotUpdate({ file, modules }) {
      const { name, hot } = this.environment;
      if (name !== 'client' || !SHOWN.some((folder) => file.startsWith(folder))) return undefined;
      // Vite swaps a sheet that a page links, and reloads the page itself where it cannot.
      if (file.endsWith('.css') && modules.length > 0) return undefined;
      // Rendered markup may stay as it is (`frozen`), and before the site's script starts all of it does: no swapped
      // module would show there.
      scripts = undefined;
      hot.send({ type: 'full-reload', triggeredBy: file });
      return [];
    },
  };
}

function answerPages(
  server: ViteDevServer,
  assets: () => Promise<Assets>,
  scripts: () => ReturnType<typeof inlineScripts>,
): void {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules');
  const documentAssets = async ({ links, text }: Styles): Promise<DocumentAssets> => ({
    ...(await scripts()),
    scripts: ['/src/entry-client.tsx'],
    partnerScripts: ['/src/entry-client.tsx'],
    scriptsBeside: ['/src/entry-services.ts'],
    inlineStyle: (await firstStyle((await assets()).fonts.css)) + text,
    inlinedStylesheets: [],
    stylesheets: links,
    fonts: [],
    importMap: undefined,
  });
  const renderPage = async (path: string) => {
    const site = await ssr.runner.import<Renderer>('/src/entry-prerender.tsx');
    // The first render loads the modules that import the style sheets.
    await render(site, path, await documentAssets({ links: [], text: '' }));
    const html = await render(site, path, await documentAssets(await stylesOf(ssr, path)));
    const unknown = await unknownLinks(html, path, site.isPage);
    for (const link of unknown)
      server.config.logger.warn(
        `${path} links to ${link}, which is no page: correct the link, or add a row to src/pages.ts`,
        { timestamp: true },
      );
    const isKnown = path === PARTNER_CHECK || (await site.isPage(path));
    return { html: markLinks(html, unknown), status: isKnown ? 200 : 404 };
  };
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    // A file that is not there. Pages are asked for by curl too, which takes any type.
    if (pathname.includes('.') && !request.headers.accept?.includes('text/html')) return next();
    const answer = async () => {
      const { html, status } = GALLERY.has(pathname)
        ? { html: galleryWith((await assets()).fonts.css), status: 200 }
        : await renderPage(pathname);
      response.statusCode = status;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(url, html));
    };
    answer().catch(next);
  });
}

function render(site: Renderer, path: string, assets: DocumentAssets): Promise<string> {
  if (path !== PARTNER_CHECK) return site.render(path, assets);
  const module = { src: '/src/entry-partner-check.tsx' };
  return site.renderPartnerCheck({ ...assets, scripts: [], module });
}

type Styles = { readonly links: readonly string[]; readonly text: string };

/** The style of a page that has been rendered: links to its sheets, and the text of those that are no files. */
async function stylesOf(ssr: RunnableDevEnvironment, path: string): Promise<Styles> {
  const page = ['src/app/app.tsx', moduleOfPage(pageIdOf(path)).file];
  const sheets = sheetsOf(ssr, path === PARTNER_CHECK ? ['src/partner-check/partner-check.tsx'] : page);
  const made = sheets.filter(isVirtual).map(({ url, id }) => ssr.pluginContainer.load(id ?? url));
  const texts = (await Promise.all(made)).map((sheet) => (typeof sheet === 'string' ? sheet : sheet?.code));
  const links = sheets.filter((sheet) => !isVirtual(sheet)).map(({ url }) => url);
  return { links: [BASE_STYLE, ...links], text: texts.join('\n') };
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
