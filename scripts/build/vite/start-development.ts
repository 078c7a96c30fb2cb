import { realpathSync } from 'node:fs';
import { join } from 'node:path';

import { createServer, type LogLevel, type ViteDevServer } from 'vite';

import { define } from '#scripts/support/bundle-alone.ts';
import { wholeFonts } from '#scripts/build/fonts/fonts.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { paths } from '#scripts/support/paths.ts';
import { renderOnRequest } from './render-on-request.ts';
import { samplePlatform } from './sample-platform.ts';
import { siteConfig } from './site-config.ts';

/** What the browser's code imports: a package that is found late reloads the page. */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'vanilla-cookieconsent',
];

/** What no page shows. */
const unwatched = ['.cache/**', 'deploy/**', 'docs/**', 'scripts/**', 'tests/**', '**/*.test.*'].map(
  (files) => join(paths.root, files),
);

type DevelopmentOptions = {
  /** The port to take, and no other. Without it, any that is free from Vite's own on. */
  readonly port?: number | undefined;
  readonly logLevel?: LogLevel;
};

/** Serves the site as it is being written, with the sample API on its origin. */
export async function startDevelopment({ port, logLevel }: DevelopmentOptions = {}): Promise<ViteDevServer> {
  const made = makeAssets(undefined, wholeFonts);
  const assets = () => made;
  const config = siteConfig(assets);
  const starting = createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    cacheDir: join(paths.root, '.cache/vite'),
    define,
    logLevel: logLevel ?? 'info',
    // Named here, because finding them would read all of the site's code before the first page.
    optimizeDeps: { entries: [], include: dependencies },
    server: {
      ...(port && { port, strictPort: true }),
      watch: { ignored: unwatched },
      // Packages may be linked from another tree.
      fs: { allow: [paths.root, realpathSync(join(paths.root, 'node_modules'))] },
    },
    plugins: [...config.plugins, samplePlatform(), renderOnRequest(assets)],
  });
  try {
    // Requests that come before the assets are made wait for them.
    const [server] = await Promise.all([starting.then((created) => created.listen()), made]);
    return server;
  } catch (error) {
    // Its watcher would keep the process alive.
    await (await starting).close();
    throw error;
  }
}
