import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { Features, type Selector, transform } from 'lightningcss';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import { z } from 'zod';

import { type LanguageCode, publishedCodes } from '#content/languages.ts';
import { fontSources, wholeFonts } from '#scripts/build/fonts/fonts.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { environmentOf } from '#scripts/build/vite/languages-plugin.ts';
import { siteConfig } from '#scripts/build/vite/site-config.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { cacheKey } from '#scripts/support/file-cache.ts';
import { type Capture, capturePlaces, capturesFolder, listCaptures, recordFile } from './captured-screens.ts';

const ENTRY = 'virtual:drawn-screens';

/** The component of screens with the style of all pages. */
const entryPlugin: Plugin = {
  name: 'drawn-screens',
  resolveId: { filter: { id: /^virtual:drawn-screens$/ }, handler: () => `\0${ENTRY}` },
  load: {
    filter: { id: /^\0virtual:drawn-screens$/ },
    handler: () => `
      import '/src/styles/index.css';
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { ProductScreen } from '/product/screens/product-screen.tsx';
      export const draw = (id) => renderToStaticMarkup(createElement(ProductScreen, { id }));`,
  },
};

/** Collects style sheets as Vite compiles them. */
const sheetsPlugin = (sheets: Map<string, string>): Plugin => ({
  name: 'collect-sheets',
  transform: { filter: { id: /\.css$/ }, handler: (code, id) => void sheets.set(id, code) },
});

type Draw = (screen: string) => string;

/**
 * Markup and style of the screens in each language, as pages have them.
 * @returns a function that draws a screen by its id, and the sheets of all screens
 */
async function loadScreens(codes: readonly LanguageCode[]) {
  const sheets = new Map<string, string>();
  // Before a module asks for them: pictures that are not encoded yet may take minutes.
  const assets = await makeAssets(undefined, wholeFonts);
  const config = siteConfig(() => Promise.resolve(assets));
  const server = await createServer({
    ...{ ...config, configFile: false, appType: 'custom', logLevel: 'warn' },
    optimizeDeps: { entries: [], noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    environments: Object.fromEntries(
      codes.map((code) => [environmentOf('ssr', code), { consumer: 'server' as const }]),
    ),
    plugins: [...config.plugins, sheetsPlugin(sheets), entryPlugin],
  });
  try {
    const draw = new Map<LanguageCode, Draw>();
    for (const code of codes) {
      const environment = server.environments[environmentOf('ssr', code)];
      if (!environment) throw new Error(`The server has no environment for ${code}`);
      const runner = createServerModuleRunner(environment, { hmr: false });
      draw.set(code, (await runner.import<{ readonly draw: Draw }>(ENTRY)).draw);
    }
    const files = [...sheets].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return { draw, sheets: files.map(([, css]) => css) };
  } finally {
    await server.close();
  }
}

/** The elements around a screen while it is captured. */
const AROUND = '<html lang dir><body><dialog>';

const namesIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * The rules of style that may match an element of the markup, with the custom properties that these use. Formatting,
 * comments and the style of other parts of the site make no difference.
 */
export function styleOf(html: string, sheets: readonly string[]): string {
  const markup = AROUND + html;
  const classes = namesIn(markup, /\sclass="([^"]*)"/g);
  const tags = namesIn(markup, /<([\w-]+)/g);
  const attributes = namesIn(markup, /\s([\w-]+)(?=[=\s>])/g);
  const mayMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return tags.has(part.name);
      if (part.type === 'attribute') return attributes.has(part.name);
      const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
      return !isChoice || part.selectors.some(mayMatch);
    });
  const flat = (css: string) =>
    transform({ filename: 'flat.css', code: Buffer.from(css), include: Features.Nesting }).code;
  const matching = (css: Uint8Array) =>
    transform({
      filename: 'matching.css',
      code: css,
      minify: true,
      visitor: {
        Rule: {
          style: (rule) => (rule.value.selectors.some(mayMatch) ? undefined : []),
          // It is captured without motion, and for the screen: a property is registered to be animated.
          keyframes: () => [],
          property: () => [],
          page: () => [],
          media: (rule) =>
            rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        },
      },
    }).code.toString();
  return withoutUnused(sheets.map((css) => matching(flat(css))).join('\n'));
}

/** Removes custom properties that nothing uses, and what is empty then, until all is used. */
function withoutUnused(css: string): string {
  const used = css
    .replaceAll(/(--[\w-]+):[^;{}]*;?/g, (whole, name: string) => (css.includes(`var(${name}`) ? whole : ''))
    .replaceAll(/[^{};\n]+\{\}/g, '');
  return used === css ? css : withoutUnused(used);
}

const recordSchema = z.record(z.string(), z.string());

/** The pictures of screens, each with a key of what it shows: markup, style and fonts. */
export async function keysOfCaptures(): Promise<ReadonlyMap<Capture, string>> {
  const { draw, sheets } = await loadScreens(publishedCodes);
  const fonts = fontSources.map((file) => readFileSync(file));
  return new Map(
    listCaptures().map((capture) => {
      // Description and marks are not in the picture.
      const html =
        draw
          .get(capture.code)?.(capture.screen)
          .replaceAll(/ (?:aria-label|aria-current|data-section)="[^"]*"/g, '')
          // Where files are served from is not in the picture either.
          .replaceAll(assetOrigin || '\0', '') ?? '';
      const parts = [capturePlaces[capture.place], html, styleOf(html, sheets), ...fonts];
      return [capture, cacheKey({ modules: [] }, ...parts)];
    }),
  );
}

const readRecord = async () =>
  recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')));

/** Pictures that show other words, figures or another look than their screens have now. */
export async function findCaptureProblems(): Promise<Diagnostic[]> {
  const [record, keys] = await Promise.all([readRecord(), keysOfCaptures()]);
  return [...keys]
    .filter(([{ id }, key]) => (record[id] ?? key) !== key)
    .map(([{ id }]) => ({
      ...{ file: `${capturesFolder}/${id}.webp`, line: 1 },
      message: 'shows the screen as it was: run npm run pictures, which takes it again',
    }));
}

/** Captures of screens that have changed since, or were never made. */
export async function findStaleCaptures(keys: ReadonlyMap<Capture, string>): Promise<readonly Capture[]> {
  const record = await readRecord();
  return [...keys].flatMap(([capture, key]) => (record[capture.id] === key ? [] : [capture]));
}
