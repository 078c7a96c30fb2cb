import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Plugin } from 'vite';

import { type LanguageCode, languages } from '#content/languages.ts';

import type { Assets } from '#scripts/build/make-assets.ts';
import { fileResponse } from '#scripts/preview/file-response.ts';
import { paths } from '#scripts/support/paths.ts';
import { languageOf } from './languages-plugin.ts';
import { pageLoaders } from './pages-plugin.ts';

/** A rule for each focal point in use: a `style` attribute would be dropped by the security policy. */
function focusRules({ pictures, portraits }: Assets): string {
  const points = [...Object.values(pictures), ...Object.values(portraits)].flatMap(
    ({ focus }) => focus ?? [],
  );
  const rules = points.map(({ x, y }) => `[data-focus="${x}-${y}"] { --focus: ${x}% ${y}%; }`);
  return [...new Set(rules)].join('\n');
}

/** The phone library itself stays out of the browser, and is loaded only where a page has a phone field. */
async function listedCountries(code: LanguageCode): Promise<string> {
  const { listCountries } = await import('./list-countries.ts');
  const { locale, countries } = languages[code];
  return `export const countries = ${JSON.stringify(listCountries(locale, countries))};`;
}

/** Virtual modules for generated data: pictures, logos, lists. Serves generated files in development. */
export function generatedPlugin(assets: () => Promise<Assets>): Plugin {
  const modules: Readonly<Record<string, (made: Assets, code: LanguageCode) => string | Promise<string>>> = {
    'virtual:pages': () => pageLoaders(),
    'virtual:countries': (_made, code) => listedCountries(code),
    'virtual:pictures': ({ pictures }) => `export const pictures = ${JSON.stringify(pictures)};`,
    'virtual:portraits': ({ portraits }) => `export const portraits = ${JSON.stringify(portraits)};`,
    'virtual:picture-focus.css': focusRules,
    'virtual:logos': ({ logos }) => `export const logoFiles = ${JSON.stringify(logos)};`,
  };
  return {
    name: 'generated-assets',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const write = modules[id.slice(1)];
      return id.startsWith('\0') && write
        ? write(await assets(), languageOf(this.environment.name))
        : undefined;
    },
    configureServer(server) {
      // As the preview does: Safari plays no film without parts of its file.
      const files = new Hono();
      files.get('*', (c) => fileResponse(c, paths.generated, normalize(c.req.path), {}));
      const listener = getRequestListener(files.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
        // Else the error of a file that is not there would lie over the whole page.
        if (!/^\/(fonts|pictures|films)\//.test(path) || !existsSync(join(paths.generated, path)))
          return next();
        listener(request, response).catch(next);
      });
    },
  };
}
