import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createBuilder, type EnvironmentOptions, loadEnv, type ViteBuilder } from 'vite';

import { type LanguageCode, languageCodes } from '#content/languages.ts';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { define } from '#scripts/support/bundle-alone.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { builtTool } from '#scripts/build/settings/consent-setting.ts';
import type { Assets } from '#scripts/build/make-assets.ts';
import {
  type Bundles,
  type LanguageBundle,
  type Manifest,
  manifestSchema,
} from '#scripts/build/page-assets.ts';
import { chunkGroups } from './chunk-groups.ts';
import { environmentOf } from './language-of.ts';
import { siteConfig } from './site-config.ts';

const MANIFEST = '.vite/manifest.json';
const checks = { bundlerTimings: false };

/** @param asks for consent: only then does what asks stand on a page (F-B14) */
const client = (asks: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: paths.dist,
    // Other steps of the build write there too.
    emptyOutDir: false,
    manifest: MANIFEST,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      input: ['src/entry-client.tsx', ...(asks ? ['src/entry-services.ts'] : [])],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});

const server = (code: LanguageCode): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    ssr: true,
    outDir: join(paths.serverBundle, code),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // On the server all code is at hand; what is lazy matters in the browser alone.
      checks: { ...checks, ineffectiveDynamicImport: false },
      input: 'src/entry-prerender.tsx',
    },
  },
});

/** Bundles the code of browsers into the site's folder, and the code that renders the pages. */
export async function bundle(assets: Assets, documents: LegalDocuments): Promise<Bundles> {
  const asks = builtTool(loadEnv('production', paths.root)) !== 'none';
  const builder = await createBuilder({
    ...siteConfig(() => Promise.resolve(assets), documents),
    configFile: false,
    base: `${assetOrigin}/`,
    mode: 'production',
    define,
    logLevel: 'warn',
    environments: Object.fromEntries(
      languageCodes.flatMap((code) => [
        [environmentOf('client', code), client(asks)],
        [environmentOf('ssr', code), server(code)],
      ]),
    ),
  });
  const languages: Partial<Record<LanguageCode, LanguageBundle>> = {};
  const sources: string[] = [];
  for (const code of languageCodes) {
    const site = await bundleOf(builder, environmentOf('client', code));
    const rendering = await bundleOf(builder, environmentOf('ssr', code));
    const entry = rendering.find((file) => file.type === 'chunk' && file.isEntry);
    if (!entry) throw new Error('The bundle of the server has no entry');
    sources.push(...sourcesOf(site));
    const serverEntry = join(paths.serverBundle, code, entry.fileName);
    languages[code] = { client: manifestIn(site), serverEntry };
  }
  // The manifests are not part of the site.
  await rm(join(paths.dist, '.vite'), { recursive: true });
  return { languages, sources };
}

type OutputFiles = Awaited<ReturnType<typeof bundleOf>>;

const sourcesOf = (files: OutputFiles) =>
  files.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(paths.root, name)),
  );

async function bundleOf(builder: ViteBuilder, name: string) {
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
