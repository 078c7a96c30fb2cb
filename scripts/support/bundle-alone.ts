import { build, type Plugin } from 'vite';

import { site } from '#content/site.ts';
import { paths } from './paths.ts';

/** Environment values that the code reads, with the build's own added. */
export const define = { 'import.meta.env.VITE_BRAND_HOST': JSON.stringify(site.brandHost) };

/** Bundles one small module for the head of every page. It must come out with no import left. */
export const inlineScript = (entry: string, plugins?: readonly Plugin[]): Promise<string> =>
  bundleAlone(entry, 'iife', plugins);

/** Bundles a module with all that it imports into one text. As `es` it keeps its exports. */
export async function bundleAlone(
  entry: string,
  format: 'iife' | 'es',
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const result = await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    plugins: [...plugins],
    define: { ...define, ...(format === 'iife' && { 'typeof window': '"object"' }) },
    build: {
      write: false,
      modulePreload: false,
      // Later syntax is unknown to CloudFront Functions, as is array spread, which no target replaces.
      ...(format === 'es' && { target: 'es2018' }),
      minify: format === 'iife',
      rolldownOptions: {
        input: entry,
        output: { format },
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const script = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk');
  if (!script) throw new Error(`${entry} gave no script`);
  return script.code.trim();
}
