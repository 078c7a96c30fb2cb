import type { Check } from './support/check.ts';
import { findingIn } from './support/locate.ts';

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.map$/, 'is a source map: leave build.sourcemap off'],
  [/(?:^|\/)\.vite\//, 'is a working file of the bundler: remove it after the pages are rendered'],
  [/(?:^|\/)manifest\.json$/, 'is the manifest of the bundler: remove it after the pages are rendered'],
  [
    // Cloudflare reads .assetsignore when the site is uploaded, and no host serves it.
    /^\.(?!well-known\/|assetsignore$)|\/\./,
    'is a hidden file, which may hold history or keys: remove it from public/',
  ],
  [/\.(?:test|spec|e2e|examples)\.[^/]+$|(?:^|\/)__tests__\//, 'is test code: import it from tests only'],
  [/\.(?:ts|tsx|mts|cts|mdx)$/, 'is source: it must be built, or stay out of public/'],
  [
    /(?:^|\/)node_modules\/|\.log$|~$|\.(?:bak|orig|swp)$/,
    'does not belong to a site: remove it from public/',
  ],
];

const IN_SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\/\/[#@] sourceMappingURL=/, 'names a source map: leave build.sourcemap off'],
  [/from\s*["'](?:vitest|@playwright)/, 'imports a test library: import it from tests only'],
];

/** Nothing is published that only the makers need. */
export const rule: Check = {
  name: 'forbidden-files',
  run: async (site) => {
    const byName = [...site.files].flatMap((file) =>
      first(FORBIDDEN, file).map((fault) => findingIn(site, file, fault)),
    );
    const scripts = [...site.files].filter((file) => /\.(?:js|mjs|css)$/.test(file));
    const byText = scripts.map(async (file) =>
      first(IN_SCRIPTS, await site.read(file)).map((fault) => findingIn(site, file, fault)),
    );
    return [...byName, ...(await Promise.all(byText)).flat()];
  },
};

const first = (rules: typeof FORBIDDEN, text: string) =>
  rules
    .filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .map(([, fault]) => fault);
