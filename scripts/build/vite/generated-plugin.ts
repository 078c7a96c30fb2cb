import { createReadStream } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

import { pictures as catalogue } from '#content/pictures.ts';
import type { Pictures } from '#src/model/pictures.schema.ts';
import { type GeneratedAssets, readGeneratedAssets } from '#scripts/build/generated-assets.ts';
import { paths } from '#scripts/support/paths.ts';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Each picture with what is seen on it: texts in other languages stay out of the browser. */
function withAlt(files: GeneratedAssets['pictures']) {
  const texts: Pictures = catalogue;
  return Object.fromEntries(
    Object.entries(files).map(([id, drawn]) => [id, { ...drawn, alt: texts[id]?.alt.en ?? '' }]),
  );
}

/** Gives the code the generated fonts, pictures and logos, and serves their files in development. */
export function generatedPlugin(): Plugin {
  const modules: Readonly<Record<string, (assets: GeneratedAssets) => string>> = {
    'virtual:pictures': ({ pictures }) => `export const pictures = ${JSON.stringify(withAlt(pictures))};`,
    'virtual:logos': ({ logos }) => `export const logoFiles = ${JSON.stringify(logos)};`,
  };
  return {
    name: 'generated-assets',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const write = modules[id.slice(1)];
      return id.startsWith('\0') && write ? write(await readGeneratedAssets()) : undefined;
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
