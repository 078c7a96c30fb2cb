import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import type { Assets } from '#scripts/build/make-assets.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { factsPlugin } from './facts-plugin.ts';
import { generatedPlugin } from './generated-plugin.ts';
import { legalPlugin } from './legal-plugin.ts';
import { pagesPlugin } from './pages-plugin.ts';
import { shakeRouterPlugin } from './shake-router-plugin.ts';

/** Oldest browsers whose syntax the output keeps to. */
const cssTargets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * How the site's code is read, by the build, in development and in the tests of components.
 * @param assets asked for when a module first wants to know of pictures or logos
 * @param documents the legal ones, where they are read already
 */
export const siteConfig = (assets: () => Promise<Assets>, documents?: LegalDocuments) =>
  ({
    root: paths.root,
    plugins: [
      ...[pagesPlugin(), factsPlugin(), legalPlugin(documents), shakeRouterPlugin()],
      ...[react(), generatedPlugin(assets)],
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
