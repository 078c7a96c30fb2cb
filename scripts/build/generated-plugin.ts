import { createReadStream } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

import { makeFonts } from './fonts.ts';
import { paths } from './paths.ts';

/** Draws what the bundles refer to. Cached on disk, so asking again costs little. */
export async function generateAssets(onProgress: (done: number, total: number) => void = () => {}) {
  // Loaded on demand: the drawing libraries are heavy, and tests that read this configuration need none.
  const { drawPictures } = await import('#scripts/pictures/draw-pictures.ts');
  const [fonts, { pictures, logos }] = await Promise.all([
    makeFonts(),
    drawPictures({ outDir: join(paths.generated, 'pictures'), cacheDir: paths.pictureCache, onProgress }),
  ]);
  return { fonts, pictures, logos };
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Gives the code the generated fonts, pictures and logos, and serves their files in development. */
export function generatedPlugin(): Plugin {
  let assets: ReturnType<typeof generateAssets> | undefined;
  const modules: Readonly<Record<string, (all: Awaited<ReturnType<typeof generateAssets>>) => string>> = {
    'virtual:pictures': ({ pictures }) => `export const pictureFiles = ${JSON.stringify(pictures)};`,
    'virtual:logos': ({ logos }) => `export const logoFiles = ${JSON.stringify(logos)};`,
  };
  return {
    name: 'generated-assets',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const write = modules[id.slice(1)];
      if (!id.startsWith('\0') || !write) return undefined;
      assets ??= generateAssets();
      return write(await assets);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (!/^\/(fonts|pictures)\//.test(path)) return next();
        response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        createReadStream(join(paths.generated, path)).on('error', next).pipe(response);
      });
    },
  };
}
