import type { KnipConfig } from 'knip';

import { copyFile, hasComponent, moduleOfPage } from '#scripts/build/page-files.ts';
import { routeIds } from '#src/routes.ts';

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
        // Read by its name, for each language.
        'content/en/llms-txt.ts!',
        'content/en/screens/*.ts!',
        'scripts/commands/*.ts!',
        'scripts/build/vite/report-findings.ts!',
        'tests/mutants/vitest.config.ts',
        'scripts/hosts/edge/*.ts!',
      ],
      project: ['{content,src,scripts}/**/*.{ts,tsx}!', 'tests/**/*.{ts,tsx}'],
      // As the type checker takes them: a fresh tree has not made them yet.
      paths: { '#made/*': ['src/made.d.ts'] },
      playwright: { entry: ['tests/**/*.{e2e,webkit,screens}.ts'] },
    },
    legal: {
      entry: ['{legal,build}.ts!', 'lint/editor-preset.ts!'],
      project: ['**/*.{ts,mdx}!', '!**/golden/**'],
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
