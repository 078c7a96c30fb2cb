import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inlineScript } from '#scripts/support/bundle-alone.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';

export type InlineParts = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * What the sources put into the head of every page: its scripts, which run before anything is fetched, the last only
 * where it has work, and the colour of a phone's bar.
 */
export async function inlineScripts() {
  const [headScript = '', bootScript = '', controlsScript = ''] = await Promise.all(
    ['src/entry-head.ts', 'src/platform/boot-script.ts', 'src/platform/hydration/show-controlled.ts'].map(
      inlineScript,
    ),
  );
  return { headScript, bootScript, controlsScript, themeColor: token('surface-night') };
}

/** The order of the cascade layers must be known before any other style, whichever chunk comes first. */
export const firstStyle = async (fontFaces: string): Promise<string> =>
  (await readFile(join(paths.root, 'src/styles/layers.css'), 'utf8')) + fontFaces;
