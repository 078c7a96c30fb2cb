import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

import { makeFonts } from '../../../../scripts/build/fonts/fonts.ts';
import { makeAssets } from '../../../../scripts/build/make-assets.ts';
import { siteConfig } from '../../../../scripts/build/vite/site-config.ts';
import { define } from '../../../../scripts/support/bundle-alone.ts';
import { paths } from '../../../../scripts/support/paths.ts';

const assets = makeAssets();
const { plugins, css } = siteConfig(() => assets);

/** Static output, styles inline, React for what moves alone. */
export default defineConfig({
  outDir: process.env.BENCH_FOLDER,
  publicDir: paths.generated,
  build: { inlineStylesheets: 'always', format: 'file' },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: plugins.flat().filter((plugin) => plugin && 'name' in plugin && !plugin.name.includes('react')),
    css,
    // Made here: a bundled module does not know where the fonts are.
    define: { ...define, 'import.meta.env.FONTS': JSON.stringify(await makeFonts()) },
    // Other names than `PUBLIC_` would not reach the browser.
    envPrefix: ['PUBLIC_', 'VITE_'],
    resolve: {
      alias: { 'react-router-dom': new URL('../shared/router.tsx', import.meta.url).pathname },
      dedupe: ['react', 'react-dom'],
    },
  },
});
