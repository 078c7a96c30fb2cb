import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type ViteBuilder, type ViteDevServer } from 'vite';

import type { DocumentAssets } from '#src/head/document.tsx';
import { pageIdOf, routes } from '#src/routes.ts';
import { readGeneratedAssets } from '#scripts/build/generated-assets.ts';
import { define, inlineScript } from '#scripts/support/bundle-alone.ts';
import { integrityMap, manifestSchema, pageAssets, sharedStyles } from './page-assets.ts';
import { partnerCheckAssets, partnerCheckBundle } from './partner-check-bundle.ts';
import { paths } from '#scripts/support/paths.ts';
import type { PolicyInputs } from './policy-inputs.ts';

/** Modules whose path holds one of these patterns. */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

type Prerender = typeof import('#src/entry-prerender.tsx');

const SERVER_ENTRY = 'src/entry-prerender.tsx';
const HEAD_SCRIPT = 'src/entry-head.ts';
const BOOT_SCRIPT = 'src/platform/boot-script.ts';

/**
 * Code that is always wanted together travels together: fewer requests, and fewer hashes in every page,
 * which grows by some 50 bytes with each chunk.
 */
const chunkGroups = [
  { name: 'react', test: anyOf('node_modules/(react|react-dom|scheduler)/'), priority: 4 },
  {
    name: 'frame',
    test: anyOf(
      'node_modules/react-router',
      'src/app/(?!footer/footer-content|partner/(?!partner-parts)|services/run-services)',
      'src/platform/(?!captcha|early-calls|host/(?!host-mode|shown-mode)|load-script|on-return|services/(?!page-views|service-settings)|storage/(?!storage))',
      'src/(routes|pages|lib/index-after-key)\\.ts',
      'src/ui/(button|icon|menu|toast)/',
      'src/sections/menus/',
      'content/(labels|navigation|page-metadata|neutral-tab|site)\\.ts',
      'vite/(preload-helper|modulepreload)',
    ),
    priority: 3,
  },
  { name: 'dialog', test: anyOf('src/ui/(dialog|video-dialog)/'), priority: 2 },
  // The home page shows these alone, and its style is the heaviest.
  {
    name: 'sections',
    test: anyOf('src/sections/(actions|band|call-to-action)', 'src/ui/unbroken/'),
    priority: 2,
  },
  {
    name: 'api',
    test: anyOf('src/api/(call-api|endpoints|partner-paths|read-fields|send-request)'),
    priority: 3,
  },
  {
    name: 'fields',
    test: anyOf(
      'src/ui/field/',
      'src/features/contact/(error-summary|limit-counter)',
      'src/(api/send-message|lib/length-of)',
      'content/forms/form-words',
    ),
    priority: 2,
  },
  // All that a partner's page shares with the others.
  { name: 'channels', test: anyOf('src/sections/channels/'), priority: 3 },
  {
    name: 'services',
    test: anyOf(
      'src/app/services/',
      'src/features/(analytics|consent/(start|stored))',
      'src/platform/(load-script|services/)',
    ),
    priority: 2,
  },
  {
    name: 'legal',
    test: anyOf('src/pages/legal/', 'src/sections/legal/'),
    priority: 2,
  },
  {
    name: 'page-sections',
    test: anyOf(
      'src/sections/(?!actions|band|call-to-action|channels|legal|partner-landing|picture|workflow-section)',
    ),
    priority: 1,
  },
];

/** Renders every page to HTML after both bundles are built; in development, on request. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      define,
      environments: {
        client: {
          build: {
            outDir: paths.dist,
            emptyOutDir: true,
            manifest: true,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              checks: { bundlerTimings: false },
              input: 'src/entry-client.tsx',
              output: { codeSplitting: { groups: chunkGroups } },
            },
          },
        },
        partnerCheck: partnerCheckBundle,
        ssr: {
          build: {
            outDir: paths.serverBundle,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              // On the server all code is at hand; what is lazy matters in the browser alone.
              checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
              input: SERVER_ENTRY,
            },
          },
        },
      },
      builder: { buildApp },
    }),
    configureServer: (server) => () => renderOnRequest(server),
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

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, partnerCheck, ssr } = builder.environments;
  if (!client || !partnerCheck || !ssr)
    throw new Error('Vite gave no client, partnerCheck or ssr environment');
  await builder.build(client);
  await builder.build(ssr);
  await cp(paths.generated, paths.dist, { recursive: true });

  const manifest = await takeManifest();
  await builder.build(partnerCheck);
  const partnerCheckManifest = await takeManifest();

  const { render, renderPartnerCheck, renderShell, isLive, archivePaths } = await importServerBundle();
  const inlinedStylesheets = sharedStyles(manifest);
  const styles = inlinedStylesheets.map((file) => readFile(join(paths.dist, file), 'utf8'));
  const { fonts } = await readGeneratedAssets();
  const shared = {
    headScript: await inlineScript(HEAD_SCRIPT),
    bootScript: await inlineScript(BOOT_SCRIPT),
    inlineStyle: [await firstStyle(fonts.css), ...(await Promise.all(styles))].join('').trim(),
    inlinedStylesheets,
    fonts: fonts.files,
    importMap: await integrityMap(manifest, paths.dist),
  };
  for (const path of [...Object.values(routes), ...archivePaths, '/404']) {
    const id = pageIdOf(path);
    const html = await render(path, { ...shared, ...pageAssets(manifest, id, isLive(path)) });
    await writePage(path === '/' ? 'index.html' : `${path}.html`, html);
  }
  await writePage('partner.html', await renderShell({ ...shared, ...pageAssets(manifest, 'partner', true) }));
  const checkAssets = { ...shared, ...(await partnerCheckAssets(partnerCheckManifest)) };
  await writePage('partner-check.html', await renderPartnerCheck(checkAssets));
  const inputs: PolicyInputs = {
    inlineScripts: [shared.headScript, shared.bootScript, shared.importMap],
    inlineStyles: [shared.inlineStyle],
  };
  await mkdir(paths.work, { recursive: true });
  await writeFile(join(paths.work, 'inline.json'), JSON.stringify(inputs));
}

/** The manifest of the bundle that was made last; it is no part of the site. */
async function takeManifest() {
  const file = join(paths.dist, '.vite/manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await rm(dirname(file), { recursive: true });
  return manifest;
}

async function writePage(name: string, html: string): Promise<void> {
  const file = join(paths.dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function importServerBundle(): Promise<Prerender> {
  const bundle: unknown = await import(pathToFileURL(join(paths.serverBundle, 'entry-prerender.js')).href);
  if (!isPrerender(bundle))
    throw new Error(`${SERVER_ENTRY} must export render, renderShell and archivePaths`);
  return bundle;
}

const isPrerender = (module: unknown): module is Prerender =>
  typeof module === 'object' && module !== null && 'renderShell' in module && 'archivePaths' in module;

/** The order of the cascade layers must be known before any other style, whichever chunk comes first. */
const firstStyle = async (fontFaces: string) =>
  (await readFile(join(paths.root, 'src/styles/layers.css'), 'utf8')) + fontFaces;

function renderOnRequest(server: ViteDevServer): void {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules');
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (!request.headers.accept?.includes('text/html')) return next();
    const answer = async () => {
      const site = await ssr.runner.import<Prerender>(`/${SERVER_ENTRY}`);
      const { pathname } = new URL(url, 'http://localhost');
      const render = (path: string, assets: DocumentAssets) =>
        path === '/partner-check'
          ? site.renderPartnerCheck({
              ...assets,
              scripts: [],
              module: { src: '/src/entry-partner-check.tsx' },
            })
          : site.render(path, assets);
      // The first render finds the style sheets, because it loads the modules that import them.
      await render(pathname, await devAssets([]));
      const styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((path) => path.endsWith('.css'));
      const html = await render(pathname, await devAssets(styles));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(url, html));
    };
    answer().catch(next);
  });
}

const devAssets = async (stylesheets: readonly string[]): Promise<DocumentAssets> => ({
  headScript: await inlineScript(HEAD_SCRIPT),
  bootScript: await inlineScript(BOOT_SCRIPT),
  scripts: ['/src/entry-client.tsx'],
  partnerScripts: ['/src/entry-client.tsx'],
  inlineStyle: await firstStyle((await readGeneratedAssets()).fonts.css),
  inlinedStylesheets: [],
  stylesheets,
  fonts: [],
  importMap: undefined,
});
