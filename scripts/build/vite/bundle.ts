import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createBuilder, type EnvironmentOptions, loadEnv, type ViteBuilder } from 'vite';

import { languageCodes } from '#content/languages.ts';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { define } from '#scripts/support/bundle-alone.ts';
import { paths } from '#scripts/support/paths.ts';
import { builtTool } from '#scripts/build/settings/consent-setting.ts';
import {
  ENTRY,
  type LanguageBundle,
  type Manifest,
  manifestSchema,
  SERVICES,
} from '#scripts/build/page-assets.ts';
import { assertOwnWords, environmentOf } from './languages-plugin.ts';
import { siteConfig } from './site-config.ts';
import { stylesPlugin } from './styles-plugin.ts';

const MANIFEST = '.vite/manifest.json';
const checks = { bundlerTimings: false };

/** @param asks whether the site asks for consent; only then pages have the services' entry (F-B14) */
const client = (asks: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: paths.dist,
    // Other steps of the build write there too.
    emptyOutDir: false,
    manifest: MANIFEST,
    modulePreload: { polyfill: false },
    // Sheets are collected: no chunk waits for one.
    cssCodeSplit: false,
    rolldownOptions: {
      checks,
      input: [ENTRY, ...(asks ? [SERVICES] : [])],
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
});

/** A bundle that draws HTML. */
export const server = (outDir: string, input: string): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // Lazy loading matters in the browser only.
      checks: { ...checks, ineffectiveDynamicImport: false },
      input,
    },
  },
});

/** The bundler with the settings of a release, and the style sheets of each environment. */
export async function productionBuilder(environments: Readonly<Record<string, EnvironmentOptions>>) {
  const { plugin, bundles: styles } = stylesPlugin();
  const config = siteConfig();
  const builder = await createBuilder({
    ...config,
    plugins: [...config.plugins, plugin],
    configFile: false,
    base: `${assetOrigin}/`,
    mode: 'production',
    define,
    logLevel: 'warn',
    environments,
  });
  return { builder, styles };
}

/** Bundles the code of browsers into the site's folder, and the code that renders the pages; English first. */
export async function bundle(): Promise<readonly LanguageBundle[]> {
  const asks = builtTool(loadEnv('production', paths.root)) !== 'none';
  const { builder, styles } = await productionBuilder(
    Object.fromEntries(
      languageCodes.flatMap((code) => [
        [environmentOf('client', code), client(asks)],
        [environmentOf('ssr', code), server(join(paths.serverBundle, code), 'src/entry-prerender.tsx')],
      ]),
    ),
  );
  const bundles = await Promise.all(
    languageCodes.map(async (code) => {
      const [site, rendering] = await Promise.all([
        bundleOf(builder, environmentOf('client', code)),
        bundleOf(builder, environmentOf('ssr', code)),
      ]);
      for (const files of [site, rendering]) assertOwnWords(code, sourcesOf(files));
      const entry = rendering.find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('The bundle of the server has no entry');
      const serverEntry = join(paths.serverBundle, code, entry.fileName);
      const stylesIn = (consumer: 'client' | 'ssr') => {
        const found = styles.get(environmentOf(consumer, code));
        if (!found) throw new Error(`The ${consumer} bundle of ${code} has no styles`);
        return found;
      };
      return {
        client: manifestIn(site),
        serverEntry,
        styles: { client: stylesIn('client'), server: stylesIn('ssr') },
        sources: sourcesOf(site),
      };
    }),
  );
  // The manifests are not part of the site.
  await rm(join(paths.dist, '.vite'), { recursive: true });
  return bundles;
}

type OutputFiles = Awaited<ReturnType<typeof bundleOf>>;

/** Ids of all modules in a bundle. */
export const sourcesOf = (files: OutputFiles) =>
  files.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(paths.root, name)),
  );

/** Makes the bundle of one environment. */
export async function bundleOf(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment ${name}`);
  const result = await builder.build(environment);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ('output' in one ? one.output : []));
}

function manifestIn(files: OutputFiles): Manifest {
  const manifest = files.find((file) => file.type === 'asset' && file.fileName === MANIFEST);
  if (manifest?.type !== 'asset') throw new Error(`The bundle has no ${MANIFEST}`);
  return manifestSchema.parse(JSON.parse(String(manifest.source)));
}
