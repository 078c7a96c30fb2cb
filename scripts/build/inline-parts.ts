import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inlineScript } from '#scripts/support/bundle-alone.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';
import { platformPages } from '#src/routes.ts';

export type InlineParts = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * What the sources put into the head of every page: its scripts, which run before anything is fetched, the panels' only
 * where a page has some; the rules of prefetching; and the colour of a phone's bar.
 */
export async function inlineScripts() {
  const [headScript = '', bootScript = '', panelScript = ''] = await Promise.all(
    ['src/entry-head.ts', 'src/platform/boot-script.ts', 'src/platform/show-panel.ts'].map((entry) =>
      inlineScript(entry),
    ),
  );
  return { headScript, bootScript, panelScript, speculationRules, themeColor: token('surface-night') };
}

/**
 * Lets the browser fetch the page of a link ahead, when a visitor points at it; it does not while saving data. Not
 * files, and not the platform's own pages, in any language.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/*.*', ...Object.values(platformPages).flatMap((path) => [path, `/*${path}`])],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The order of the cascade layers must be known before any other style, whichever sheet comes first. */
export const firstStyle = async (fontFaces: string): Promise<string> =>
  (await readFile(join(paths.root, 'src/styles/layers.css'), 'utf8')) + fontFaces;
