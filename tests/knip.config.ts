import { existsSync } from 'node:fs';

import type { KnipConfig } from 'knip';

import { copyFile, hasComponent, moduleOfPage } from '#scripts/build/page-files.ts';
import { legalIds, routeIds } from '#src/routes.ts';

/** Finds unused files and exports. The registry of pages names the entry files. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/env.d.ts',
        'src/entry-client.ts!',
        'src/entry-brand.ts!',
        'src/entry-services.ts!',
        'src/entry-prerender.tsx!',
        'src/entry-head.ts!',
        'src/platform/boot-script.ts!',
        'src/platform/show-panel.ts!',
        // Found by the ids of the registry.
        ...routeIds.map((id) => `${hasComponent(id) ? moduleOfPage(id).file : copyFile(id)}!`),
        ...legalIds.map((id) => `content/legal/${id}.mdx!`),
        // None before the second version of a text.
        ...(existsSync('content/legal/versions') ? ['content/legal/versions/**/*.mdx!'] : []),
        // Read by its name, for each language.
        'content/en/llms-txt.ts!',
        'content/en/screens/*.ts!',
        'content/en/step-screens/*.ts!',
        'src/app/gallery/gallery-entry.tsx',
        'src/**/*.examples.tsx',
        'scripts/commands/*.ts!',
        'scripts/build/vite/report-findings.ts!',
        'tests/{bench,load}/*.ts',
        'tests/mutants/vitest.config.ts',
        'tests/{page-weight/weigh-pages,screens/screens,screens/visual}.ts',
        'scripts/hosts/edge/*.ts!',
      ],
      project: ['{content,src,scripts}/**/*.{ts,tsx,mdx}!', 'tests/**/*.{ts,tsx}', '!tests/bench/peers/**'],
      playwright: { entry: ['tests/**/*.{e2e,firefox,webkit,screens}.ts'] },
    },
    product: {
      // Bundled, and loaded by development.
      entry: ['build/draw.tsx!', 'build/sheet.ts', 'films/films-entry.tsx'],
      project: ['**/*.{ts,tsx}!'],
    },
  },
  // Types may be exported for readers of a signature; values only when someone imports them.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Named by a path that the build resolves, by a module that it writes, or by an argument in package.json.
  ignoreDependencies: ['@fontsource.*', 'remark-validate-links', 'vnu-jar'],
  ignoreBinaries: ['ffmpeg', 'java', 'njs', 'openssl'],
  treatConfigHintsAsErrors: true,
};

export default config;
