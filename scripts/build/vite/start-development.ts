import { realpathSync } from 'node:fs';
import { join } from 'node:path';

import { createServer, type LogLevel, type Plugin, type ViteDevServer } from 'vite';

import { defaultLanguage, languageCodes } from '#content/languages.ts';
import { define } from '#scripts/support/bundle-alone.ts';
import { wholeFonts } from '#scripts/build/fonts/fonts.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { isPlatformApiPath, isPlatformPath } from '#scripts/preview/platform-paths.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { developmentPages } from './development-pages.ts';
import { environmentOf } from './languages-plugin.ts';
import { type DevelopmentAssets, renderOnRequest } from './render-on-request.ts';
import { siteConfig } from './site-config.ts';

/** Packages that the browser's code imports: Vite reloads the page when it finds one late. */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'vanilla-cookieconsent',
];

const unwatched = ['.cache/**', 'deploy/**', 'docs/**', 'scripts/**', 'tests/**', '**/*.test.*'].map(
  (files) => join(paths.root, files),
);

type DevelopmentOptions = {
  /** The port to take, and no other. Without it, any that is free from Vite's own on. */
  readonly port?: number | undefined;
  readonly logLevel?: LogLevel;
  /** To answer to, besides localhost and addresses. */
  readonly hosts?: readonly string[];
};

function createAssets(): DevelopmentAssets {
  let made = makeAssets(createReport(), wholeFonts);
  let last: Promise<unknown> = made;
  const remake = async () => {
    const module = await moduleIn<typeof import('#scripts/build/make-assets.ts')>(
      paths.root,
      'scripts/build/make-assets.ts',
    );
    const next = await module.makeAssets(createReport(), wholeFonts);
    made = Promise.resolve(next);
  };
  return {
    current: () => made,
    // One after the other: both write the same folder.
    remake: () => {
      const next = last.catch(() => {}).then(remake);
      last = next;
      return next;
    },
  };
}

/** Serves the site for development, with the sample API on its origin. */
export async function startDevelopment({
  port,
  logLevel,
  hosts = [],
}: DevelopmentOptions = {}): Promise<ViteDevServer> {
  const made = createAssets();
  const assets = made.current;
  const config = siteConfig(assets);
  const starting = createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    cacheDir: join(paths.root, '.cache/vite'),
    define,
    logLevel: logLevel ?? 'info',
    // Listed here: searching for them would read all of the site's code before the first page.
    optimizeDeps: { entries: [], include: dependencies },
    environments: Object.fromEntries(
      languageCodes
        .filter((code) => code !== defaultLanguage)
        .map((code) => [environmentOf('ssr', code), { consumer: 'server' as const }]),
    ),
    server: {
      ...(port && { port, strictPort: true }),
      // `refuseOtherHosts` decides: Vite's answer names a file that is not read here.
      allowedHosts: true,
      watch: { ignored: unwatched },
      // Packages may be linked from another tree.
      fs: { allow: [paths.root, realpathSync(join(paths.root, 'node_modules'))] },
    },
    plugins: [
      refuseOtherHosts(hosts),
      developmentPages(),
      ...config.plugins,
      samplePlatform(),
      renderOnRequest(made),
    ],
  });
  try {
    // Requests wait until the assets are made.
    const [server] = await Promise.all([starting.then((created) => created.listen()), assets()]);
    return server;
  } catch (error) {
    // An open watcher would keep the process alive.
    await (await starting).close();
    throw error;
  }
}

const REPORT_EVERY_MS = 3000;

/** After a change of the palette, every drawing is encoded again, which takes minutes. */
function createReport(): (progress: string) => void {
  let lastMs = performance.now();
  return (progress) => {
    if (performance.now() - lastMs < REPORT_EVERY_MS) return;
    lastMs = performance.now();
    console.log(`  Encoding pictures whose source, crop or colours have changed: ${progress}`);
  };
}

/** Another site could lead its own name to this machine, and read the sources (DNS rebinding). */
const refuseOtherHosts = (hosts: readonly string[]): Plugin => ({
  name: 'refuse-other-hosts',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`);
      const isOwn = /^(?:.+\.)?localhost$|^\[|^[\d.]+$/.test(hostname) || hosts.includes(hostname);
      if (isOwn) return next();
      response.statusCode = 403;
      response.end(`To see the site at ${hostname}, start it with: npm run dev -- --host ${hostname}\n`);
    });
  },
});

function samplePlatform(): Plugin {
  // Loaded by the first request: rendering needs no platform.
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
