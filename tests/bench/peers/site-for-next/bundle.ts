import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { build, type Plugin } from 'vite';

import { makeFonts } from '#scripts/build/fonts/fonts.ts';
import { makeAssets } from '#scripts/build/make-assets.ts';
import { siteConfig } from '#scripts/build/vite/site-config.ts';
import { define } from '#scripts/support/bundle-alone.ts';
import { paths } from '#scripts/support/paths.ts';

// Next knows neither the site's generated modules nor its style sheets: both come to it as plain modules.
const here = import.meta.dirname;
const next = join(here, '../next');
const assets = makeAssets();
const { plugins, css } = siteConfig(() => assets);

/** Each module begins with its directive, and asks for its own style. */
const beginAsNextWants = (directive: string): Plugin => ({
  name: 'begin-as-next-wants',
  enforce: 'post',
  generateBundle(_options, files) {
    for (const chunk of Object.values(files)) {
      if (chunk.type !== 'chunk') continue;
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])].map(
        (sheet) => `import '${posix.relative(posix.dirname(chunk.fileName), sheet)}';\n`,
      );
      chunk.code = [directive, ...sheets, chunk.code].join('');
    }
  },
});

/** Next runs one bundle at build and in the browser, where Vite makes two. */
const whereItRuns: Plugin = {
  name: 'where-it-runs',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.env.SSR' },
    handler: (code) => ({
      code: code.replaceAll('import.meta.env.SSR', "(typeof window === 'undefined')"),
      map: null,
    }),
  },
};

/** @param ssr what runs at build alone, and has all of the site's texts */
async function bundle(name: string, entries: readonly string[], ssr: boolean): Promise<void> {
  const entry = entries.map((file) => join(here, file));
  await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    plugins: [whereItRuns, ...plugins, beginAsNextWants(ssr ? '' : "'use client';\n")],
    css,
    define,
    resolve: {
      alias: [
        {
          find: 'react-router-dom',
          replacement: join(here, ssr ? 'without-context.ts' : '../shared/router.tsx'),
        },
        {
          find: ssr
            ? /^.*\/(later-style\.tsx|file-sizes\.ts|use-is-hydrating\.ts)$/
            : /^.*\/(later-style\.tsx|file-sizes\.ts)$/,
          replacement: join(here, 'without-context.ts'),
        },
      ],
    },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      // A library: the preloads of a page are for Next to add.
      ...(ssr ? { ssr, ssrEmitAssets: true } : { lib: { entry, formats: ['es'] } }),
      outDir: join(next, 'bundled'),
      emptyOutDir: false,
      minify: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
        output: {
          format: 'es',
          // What both bundles style alike is one file.
          preserveModules: true,
          preserveModulesRoot: paths.root,
          entryFileNames: (chunk) => `${name}/${chunk.name.replace(/^.*\/site-for-next\//, '')}.js`,
          assetFileNames: 'style/[name]-[hash][extname]',
        },
      },
    },
  });
}

await rm(join(next, 'bundled'), { recursive: true, force: true });
await bundle('still', ['frame.ts', 'home.ts', 'terms.ts'], true);
await bundle('islands', ['islands.ts', 'home-islands.ts', 'terms-islands.ts'], false);
await writeFile(join(next, 'bundled/fonts.json'), JSON.stringify(await makeFonts()));
await cp(join(paths.root, 'src/styles/layers.css'), join(next, 'bundled/layers.css'));
await rm(join(next, 'public'), { force: true });
await symlink(paths.generated, join(next, 'public'));
