import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import { paths } from '#scripts/support/paths.ts';
import { islandsPlugin } from './islands-plugin.ts';
import { languagesPlugin } from './languages-plugin.ts';

/** Oldest browsers whose syntax the output keeps to. */
export const cssTargets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Vite's configuration, for the build, the development server and the tests. */
export const siteConfig = () =>
  ({
    root: paths.root,
    plugins: [languagesPlugin(), islandsPlugin(), react()],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: cssTargets,
        cssModules: { pattern: '[local]_[hash]' },
      },
    },
  }) satisfies UserConfig;
