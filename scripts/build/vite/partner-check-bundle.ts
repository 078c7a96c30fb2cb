import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';

import { paths } from '#scripts/support/paths.ts';
import type { DocumentAssets } from '#src/head/document.tsx';
import type { Manifest } from './page-assets.ts';

type PartnerCheckAssets = Omit<DocumentAssets, 'headScript' | 'bootScript' | 'inlineStyle' | 'fonts'>;

const ENTRY = 'src/entry-partner-check.tsx';

/**
 * A bundle of its own, React included, in one script and one style sheet: the page where partners are
 * checked shares code with a partner's page, and a chunk for both would change what visitors fetch.
 */
export const partnerCheckBundle: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: paths.dist,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ENTRY,
      output: { codeSplitting: false },
    },
  },
};

/** What that page loads beside the shared style; its script is bound to its hash, as the import map does for others. */
export async function partnerCheckAssets(manifest: Manifest): Promise<PartnerCheckAssets> {
  const chunk = manifest[ENTRY];
  if (!chunk) throw new Error(`The bundle has no ${ENTRY}`);
  const hash = createHash('sha256').update(await readFile(join(paths.dist, chunk.file)));
  return {
    scripts: [],
    partnerScripts: [],
    stylesheets: chunk.css.map((file) => `/${file}`),
    inlinedStylesheets: [],
    importMap: undefined,
    module: { src: `/${chunk.file}`, integrity: `sha256-${hash.digest('base64')}` },
  };
}
