import { join, relative } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

import type { Assets } from '#scripts/build/make-assets.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { generatedPlugin } from './generated-plugin.ts';
import { islandsPlugin } from './islands-plugin.ts';
import { languagesPlugin } from './languages-plugin.ts';
import { defaultPagePlugin } from './pages-plugin.ts';

/** Oldest browsers whose syntax the output keeps to. */
export const cssTargets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Vite's configuration, for the build, the development server and the tests of components.
 * @param assets called when a module first imports pictures or logos
 */
export const siteConfig = (assets: () => Promise<Assets>) =>
  ({
    root: paths.root,
    plugins: [
      ...[languagesPlugin(), defaultPagePlugin(), factsPlugin()],
      ...[islandsPlugin(), react(), generatedPlugin(assets)],
    ],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: cssTargets,
        cssModules: { pattern: '[local]_[hash]' },
      },
    },
  }) satisfies UserConfig;

const FACTS = 'content/facts.ts';
const FACTS_TODAY = /\/content\/facts-today\.ts$/;

/** Replaces the table of facts by the values of the build's day: browsers get no future value. */
const factsPlugin = (): Plugin => ({
  name: 'facts-of-the-day',
  enforce: 'pre',
  load: {
    filter: { id: FACTS_TODAY },
    async handler(id) {
      this.addWatchFile(join(paths.root, FACTS));
      const { facts } = await moduleIn(paths.root, relative(paths.root, id));
      return `export const facts = ${JSON.stringify(facts)};`;
    },
  },
});
