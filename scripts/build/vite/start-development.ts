import { existsSync, realpathSync } from 'node:fs';
import { join, normalize } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Connect, createServer, type LogLevel, type ViteDevServer } from 'vite';

import { defaultLanguage, languageCodes } from '#content/languages.ts';
import { define } from '#scripts/support/bundle-alone.ts';
import { wholeFonts } from '#scripts/build/fonts/fonts.ts';
import { make } from '#scripts/build/make.ts';
import { fileResponse } from '#scripts/preview/file-response.ts';
import { isPlatformApiPath, isPlatformPath } from '#scripts/preview/platform-paths.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { environmentOf } from './languages-plugin.ts';
import { renderOnRequest } from './render-on-request.ts';
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

/** Makes the modules and pictures anew, by the code of today: it imports tables of the content. */
function createRemake() {
  let last: Promise<unknown> = Promise.resolve();
  const remake = async () => {
    const made = await moduleIn<{ readonly make: typeof make }>(paths.root, 'scripts/build/make.ts');
    await made.make(createReport());
  };
  return () => {
    // One after the other: all write the same folder.
    const next = last.then(remake).then(() => undefined, String);
    last = next;
    return next;
  };
}

/** Serves the site for development, with the sample API on its origin. */
export async function startDevelopment({
  port,
  logLevel,
  hosts = [],
}: DevelopmentOptions = {}): Promise<ViteDevServer> {
  await make(createReport());
  const config = siteConfig();
  const server = await createServer({
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
      ...config.plugins,
      renderOnRequest({
        remake: createRemake(),
        fontFaces: wholeFonts().css,
        answerFirst: ({ middlewares }) => {
          middlewares.use(refuseOtherHosts(hosts));
          middlewares.use(serveMadeFiles());
          middlewares.use(samplePlatform());
        },
      }),
    ],
  });
  try {
    return await server.listen();
  } catch (error) {
    // An open watcher would keep the process alive.
    await server.close();
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
function refuseOtherHosts(hosts: readonly string[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`);
    const isOwn = /^(?:.+\.)?localhost$|^\[|^[\d.]+$/.test(hostname) || hosts.includes(hostname);
    if (isOwn) return next();
    response.statusCode = 403;
    response.end(`To see the site at ${hostname}, start it with: npm run dev -- --host ${hostname}\n`);
  };
}

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => new URL(url, 'http://localhost').pathname;

function serveMadeFiles(): Connect.NextHandleFunction {
  // As the preview does: Safari plays no film without parts of its file.
  const files = new Hono();
  files.get('*', (c) => fileResponse(c, paths.generated, normalize(c.req.path), {}));
  const listener = getRequestListener(files.fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    const path = normalize(pathOf(request));
    // Else the error of a file that is not there would lie over the whole page.
    if (!/^\/(fonts|pictures|films)\//.test(path) || !existsSync(join(paths.generated, path))) return next();
    listener(request, response).catch(next);
  };
}

function samplePlatform(): Connect.NextHandleFunction {
  // Loaded by the first request: rendering needs no platform.
  let starting: ReturnType<typeof startListener> | undefined;
  return (request, response, next) => {
    const path = pathOf(request);
    if (!isPlatformApiPath(path) && !isPlatformPath(path)) return next();
    starting ??= startListener();
    starting.then((listener) => listener(request, response)).catch(next);
  };
}

async function startListener() {
  const [{ createPlatformApi }, { renderPlatformPage }] = await Promise.all([
    import('#scripts/preview/platform-api/platform-api.ts'),
    import('#scripts/preview/preview-pages.ts'),
  ]);
  const api = createPlatformApi({ messagesFile: join(paths.work, '../preview/messages.jsonl') });
  api.get('*', (c, next) => (isPlatformPath(c.req.path) ? c.html(renderPlatformPage(c.req.url)) : next()));
  return getRequestListener(api.fetch, { overrideGlobalObjects: false });
}
