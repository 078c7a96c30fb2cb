import { join } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

import type { Assets } from '#scripts/build/make-assets.ts';
import { paths } from '#scripts/support/paths.ts';
import { findMissingParts, forgetPages } from './development-pages.ts';
import { readSources, renderPage, type Sources } from './render-page.ts';
import { markLinks } from './unknown-links.ts';

const GALLERY = new Set(['/gallery', '/gallery/sheet']);
/** What a page reports to the server once it is connected: how many edits had been made when it was rendered. */
const RENDERED = 'page:rendered';
/** What pages show is below these. */
const SHOWN = ['src', 'content'].map((folder) => join(paths.root, folder, '/'));

/** In development pages are rendered when they are asked for. */
export function renderOnRequest(assets: () => Promise<Assets>): Plugin {
  let edits = 0;
  let sources: Sources | undefined;
  return {
    name: 'render-on-request',
    configureServer(server) {
      sources = undefined;
      const { client, ssr } = server.environments;
      client.hot.on(RENDERED, (before: unknown, page) => {
        if (before !== edits) page.send({ type: 'full-reload' });
      });
      return () => answerPages(server, assets, () => ({ edits, sources: (sources ??= readSources(ssr)) }));
    },
    hotUpdate({ file, modules }) {
      const { name, hot } = this.environment;
      if (SHOWN.some((folder) => file.startsWith(folder))) forgetPages(this.environment);
      if (name !== 'client' || !SHOWN.some((folder) => file.startsWith(folder))) return undefined;
      edits += 1;
      sources = undefined;
      // Vite swaps a sheet that a page links, and reloads the page itself where it cannot.
      if (file.endsWith('.css') && modules.length > 0) return undefined;
      // Rendered markup may stay as it is (`frozen`), and before the site's script starts all of it does: no swapped
      // module would show there.
      hot.send({ type: 'full-reload', triggeredBy: file });
      return [];
    },
  };
}

function answerPages(
  server: ViteDevServer,
  assets: () => Promise<Assets>,
  current: () => { readonly edits: number; readonly sources: Sources },
): void {
  const answerFor = async (path: string) => {
    const { fonts } = await assets();
    if (GALLERY.has(path)) return { html: galleryWith(fonts.css), status: 200, report: '' };
    const { edits, sources } = current();
    const missing = await findMissingParts(path);
    if (missing.length > 0) {
      for (const part of missing) server.config.logger.warn(part, { timestamp: true });
      return { html: incompletePage(path, missing), status: 500, report: reportOf(edits) };
    }
    const { html, unknown, isKnown } = await renderPage(server.environments.ssr, sources, path, fonts.css);
    for (const link of unknown)
      server.config.logger.warn(
        `${path} links to ${link}, which is no page: correct the link, or add a row to src/pages.ts`,
        { timestamp: true },
      );
    return { html: markLinks(html, unknown), status: isKnown ? 200 : 404, report: reportOf(edits) };
  };
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    // A file that is not there. Pages are asked for by curl too, which takes any type.
    if (pathname.includes('.') && !request.headers.accept?.includes('text/html')) return next();
    const answer = async () => {
      const { html, status, report } = await answerFor(pathname);
      const shown = await server.transformIndexHtml(url, html);
      response.statusCode = status;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(shown.replace('</head>', `${report}$&`));
    };
    answer().catch(next);
  });
}

/** An edit between the rendering of a page and its connection does not reach it: the server then reloads it. */
const reportOf = (edits: number) =>
  `<script type="module">import { createHotContext } from '/@vite/client'; createHotContext('/').send('${RENDERED}', ${edits});</script>`;

/** Shown instead of a page that is being added, until its last part is there. */
const incompletePage = (path: string, missing: readonly string[]) => `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <title>Not complete</title>
  </head>
  <body>
    <h1>${path} is not complete</h1>
    <ul>${missing.map((part) => `<li>${part}</li>`).join('')}</ul>
  </body>
</html>`;

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
