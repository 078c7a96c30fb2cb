import { join, relative } from 'node:path';

import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

import { defaultLanguage, type LanguageCode, languages } from '#content/languages.ts';
import { createLegal, type LegalLibrary } from '#scripts/build/legal-site.ts';
import { languageAt } from '#scripts/hosts/language-base.ts';
import { readEnglish } from '#scripts/languages/english.ts';
import type { Words } from '#scripts/languages/load-words.ts';
import { makeWordsOf } from '#scripts/languages/make-words.ts';
import { countriesFile, paths, wordsFolder } from '#scripts/support/paths.ts';
import { moduleSource } from '#scripts/support/write-modules.ts';
import { createFindings } from './content-findings.ts';
import { completePages, findMissingParts, PAGES } from './complete-pages.ts';
import { environmentOf } from './languages-plugin.ts';
import {
  ENTRY,
  readSources,
  rendererOf,
  renderPage,
  renderSheet,
  PARTS,
  type Sources,
} from './render-page.ts';
import { markLinks, unknownLinks } from './unknown-links.ts';

/** Pages of development alone, and the modules that show them. No entry of a bundle imports them, so none ships. */
const TOOLS: Readonly<Record<string, string>> = {
  '/film': 'product/films/films-entry.tsx',
};
/** All parts of the sample product, or below it one alone. */
const SHEET = /^\/product(?:\/|$)/;
/** What a page reports to the server once it is connected: how many edits had been made when it was rendered. */
const RENDERED = 'page:rendered';
const CONTENT = join(paths.root, 'content/');
const SHOWN = ['src', 'product', 'content'].map((folder) => join(paths.root, folder, '/'));

/** Sources of generated files: pictures, portraits, logos and films with their tables, and the palette of drawings. */
const ASSET_SOURCE =
  /\/(?:content\/(?:(?:pictures|team|logos|films)(?:\/|\.ts$)|en\/team\.ts$)|src\/styles\/tokens\.css$)/;

/** Texts of the legal documents, and the figures and names in them. */
const LEGAL_SOURCE = /\/content\/(?:legal\/|(?:facts|site|legal-labels)\.ts$)/;
const STYLE_MODULE = /\.module\.css$/;

/** Modules whose text follows from files that they do not import, or from which files there are. */
const FOLLOWING = ['content/facts-today.ts', PAGES, ENTRY].map((file) => join(paths.root, file));

/** Has modules read again: the watcher does not see them change. @param begins of their ids */
function forget({ environments }: ViteDevServer, begins: readonly string[]): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (begins.some((begin) => id.startsWith(begin))) moduleGraph.invalidateModule(module);
}

type Development = {
  /** Until it has made the files anew, the former ones are shown. @returns what is wrong with a source, if anything */
  readonly remake: () => Promise<string | undefined>;
  readonly fontFaces: string;
  /** Adds what answers before any file of the project does. */
  readonly answerFirst: (server: ViteDevServer) => void;
};

/** In development pages are rendered when they are asked for. */
export function renderOnRequest({ remake, fontFaces, answerFirst }: Development): Plugin {
  let edits = 0;
  const sources = new Map<LanguageCode, Sources>();
  const words = createWords();
  const legal = createLegal();
  let findings: ReturnType<typeof createFindings> | undefined;
  /** Reloads the pages when pictures, logos and films are made again, or says why they are not. */
  const showNewAssets = async (server: ViteDevServer) => {
    const problem = await remake();
    if (problem) return server.config.logger.warn(problem, { timestamp: true });
    edits += 1;
    sources.clear();
    forget(server, [paths.made]);
    reload(server);
  };
  return {
    name: 'render-on-request',
    load: {
      filter: { id: new RegExp(`/${PAGES}$`) },
      handler: async () => moduleSource({ pages: await completePages() }),
    },
    configureServer(server) {
      answerFirst(server);
      sources.clear();
      findings = createFindings((line) => server.config.logger.warn(line, { timestamp: true }));
      const { client } = server.environments;
      client.hot.on(RENDERED, (before: unknown, page) => {
        if (before !== edits) page.send({ type: 'full-reload' });
      });
      const sourcesOf = async (code: LanguageCode) => {
        findings?.delay();
        if (code !== defaultLanguage) await words.ready(server, code);
        const known = sources.get(code) ?? readSources(environmentIn(server, code));
        sources.set(code, known);
        return known;
      };
      return () =>
        answerPages(server, fontFaces, legal.current, async (code) => ({
          edits,
          sources: await sourcesOf(code),
        }));
    },
    // The names of classes follow from the file: code that imports them stays the same.
    transform: {
      filter: { id: STYLE_MODULE },
      order: 'post',
      handler: (code) => `${code}\nif (import.meta.hot) import.meta.hot.accept();`,
    },
    closeBundle: () => findings?.stop(),
    hotUpdate({ file, modules, server }) {
      const { name } = this.environment;
      if (name !== 'client' || !SHOWN.some((folder) => file.startsWith(folder))) return undefined;
      edits += 1;
      forget(server, [...FOLLOWING, join(paths.legalSite, 'legal.css')]);
      const isCatalogue = file.endsWith('.po');
      for (const code of sources.keys()) if (!isCatalogue || code !== defaultLanguage) sources.delete(code);
      if (file.startsWith(CONTENT)) {
        words.forget(isCatalogue);
        findings?.renew();
      }
      if (LEGAL_SOURCE.test(file)) legal.renew();
      if (ASSET_SOURCE.test(file)) void showNewAssets(server);
      // Vite swaps a sheet that a page links, and reloads the page itself where it cannot.
      if (file.endsWith('.css') && modules.length > 0) {
        if (STYLE_MODULE.test(file)) for (const module of modules) module.isSelfAccepting = true;
        return undefined;
      }
      // A page is rendered markup: no swapped module would show in it.
      reload(server);
      return [];
    },
  };
}

/** Reloads the pages that are open. Vite would keep the message for the next page, which reports what it was rendered from. */
function reload({ ws, environments }: ViteDevServer): void {
  if (ws.clients.size > 0) environments.client.hot.send({ type: 'full-reload' });
}

function environmentIn(server: ViteDevServer, code: LanguageCode): DevEnvironment {
  const environment = server.environments[environmentOf('ssr', code)];
  if (!environment) throw new Error(`The server has no environment for ${code}`);
  return environment;
}

/** Gives the scripts of a page its language: the address of each English module of words leads to that language's. */
function wordsMap(code: LanguageCode): string {
  if (code === defaultLanguage) return '';
  const made = `/${relative(paths.root, paths.made)}/`;
  const imports = {
    [`/${wordsFolder(defaultLanguage)}/`]: `/${wordsFolder(code)}/`,
    [made + countriesFile(defaultLanguage)]: made + countriesFile(code),
  };
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
}

/** The words of each language but English, made when a page of it is asked for. */
function createWords() {
  let english: Promise<Words> | undefined;
  const making = new Map<LanguageCode, Promise<void>>();
  const make = async (server: ViteDevServer, code: LanguageCode) => {
    english ??= readEnglish(paths.root);
    await makeWordsOf(paths.root, code, await english);
    forget(server, [join(paths.root, wordsFolder(code), '/')]);
  };
  return {
    ready: (server: ViteDevServer, code: LanguageCode) => {
      const known = making.get(code) ?? make(server, code);
      making.set(code, known);
      return known;
    },
    forget: (isEnglishSame: boolean) => {
      making.clear();
      if (!isEnglishSame) english = undefined;
    },
  };
}

function answerPages(
  server: ViteDevServer,
  fontFaces: string,
  legal: () => Promise<LegalLibrary>,
  current: (code: LanguageCode) => Promise<{ readonly edits: number; readonly sources: Sources }>,
): void {
  /** An English page asks for the page of its own language: it needs no words of another. */
  const isPageIn = (own: LanguageCode) => async (path: string) => {
    const code = languageAt(path);
    const { sources } = await current(own === defaultLanguage ? own : code);
    const ownPath = own === defaultLanguage ? path.slice(languages[code].base.length) || '/' : path;
    return (await rendererOf(sources)).isPage(ownPath, await legal());
  };
  const answerFor = async (path: string) => {
    const code = languageAt(path);
    const { edits, sources } = await current(code);
    const other = await otherAnswer(server, code, path, sources, fontFaces);
    if (other !== undefined) return { html: other, status: 200, report: '' };
    const missing = await findMissingParts(path);
    if (missing.length > 0) {
      for (const part of missing) server.config.logger.warn(part, { timestamp: true });
      return { html: incompletePage(path, missing), status: 500, report: reportOf(edits) };
    }
    const { html, isKnown } = await renderPage(
      environmentIn(server, code),
      sources,
      path,
      fontFaces,
      await legal(),
    );
    const unknown = await unknownLinks(html, path, isPageIn(code));
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
      response.end(
        shown.replace('<head>', `$&${wordsMap(languageAt(pathname))}`).replace('</head>', `${report}$&`),
      );
    };
    answer().catch(next);
  });
}

/** Answers for addresses that are no pages: tools, the parts that home fetches, and parts of the sample product. */
async function otherAnswer(
  server: ViteDevServer,
  code: LanguageCode,
  path: string,
  sources: Sources,
  fontFaces: string,
): Promise<string | undefined> {
  const ownPath = path.slice(languages[code].base.length);
  const tool = TOOLS[ownPath];
  if (tool) return toolPage(tool, code, fontFaces);
  if (ownPath === PARTS) return (await rendererOf(sources)).homeParts(await sources.product());
  if (!SHEET.test(ownPath)) return undefined;
  const name = ownPath.replace(SHEET, '');
  const { body, head } = await renderSheet(environmentIn(server, code), sources, name, fontFaces);
  return bareDocument('The sample product', body, head, code);
}

/** An edit between the rendering of a page and its connection does not reach it: the server then reloads it. */
const reportOf = (edits: number) =>
  `<script type="module">import { createHotContext } from '/@vite/client'; createHotContext('/').send('${RENDERED}', ${edits});</script>`;

const bareDocument = (
  title: string,
  body: string,
  head = '',
  code: LanguageCode = defaultLanguage,
) => `<!doctype html>
<html lang="${code}" dir="${languages[code].dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${head}
  </head>
  <body>${body}</body>
</html>`;

const incompletePage = (path: string, missing: readonly string[]) =>
  bareDocument(
    'Not complete',
    `<h1>${path} is not complete</h1><ul>${missing.map((part) => `<li>${part}</li>`).join('')}</ul>`,
  );

const toolPage = (entry: string, code: LanguageCode, fontFaces: string) =>
  bareDocument(
    'For development',
    `<div id="root"></div><script type="module" src="/${entry}"></script>`,
    `<link rel="icon" href="data:," /><style>${fontFaces}</style>`,
    code,
  );
