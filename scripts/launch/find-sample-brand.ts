import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { site } from '#content/site.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { SAMPLE_BRAND, SAMPLE_STORY } from '#scripts/support/sample-brand.ts';
import { must, type Obstacle } from './obstacle.ts';

const SOURCE = /\.(?:ts|mdx|vtt|svg)$/;
const PUBLISHED = /\.(?:html|md|txt|js|css|json|xml|vtt|svg|webmanifest)$/;

const TYPED = `Visitors would read the name of the sample brand. Write that of content/site.ts; docs/brand.md lists what names a brand.`;
const BUILT =
  'A built file shows the name of the sample brand. Correct its source, listed above or found by the words, then run npm run build again.';

const CONTEXT_CHARACTERS = 30;

/**
 * Places with the name of the sample brand when `content/site.ts` has another: all in `content/`, and the
 * distinct ones in `dist/`. Pictures and films cannot be searched: their `sample` mark lists them.
 */
export async function findSampleBrand(root = paths.root, brand: string = site.name): Promise<Obstacle[]> {
  // A name such as “Qanat Capital” holds the sample's.
  if (brand.toLowerCase().includes(SAMPLE_BRAND.toLowerCase())) return [];
  const content = await placesIn(root, 'content', SOURCE);
  const typed = content.map(({ place, excerpt }) => must('brand', place, excerpt, TYPED));
  if (!existsSync(join(root, 'dist'))) {
    const found = `is not built, so it was not searched for “${SAMPLE_BRAND}”`;
    return [...typed, must('brand', 'dist', found, 'Run npm run build, then npm run launch-check again.')];
  }
  // Most pages share what names the brand, such as the footer.
  const places = await placesIn(root, 'dist', PUBLISHED);
  const excerpts = [...new Set(places.map(({ excerpt }) => excerpt))];
  const built = excerpts.map((excerpt) => {
    const [first, ...others] = places.filter((one) => one.excerpt === excerpt);
    const more = others.length > 0 ? `, and at ${others.length} more place(s)` : '';
    return must('brand', first?.place ?? 'dist', `${excerpt}${more}`, BUILT);
  });
  return [...typed, ...built];
}

const patterns = new RegExp(`${SAMPLE_BRAND}|${SAMPLE_STORY}`, 'gi');

/** Each place that holds the name, with the words around it. */
async function placesIn(root: string, folder: string, names: RegExp) {
  const files = (await listFiles(join(root, folder))).filter(
    // A former address is not shown to visitors.
    (file) => names.test(file) && file !== 'redirects.ts',
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, folder, file), 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        [...line.matchAll(patterns)].map((match) => {
          const from = Math.max(0, match.index - CONTEXT_CHARACTERS);
          const to = match.index + match[0].length + CONTEXT_CHARACTERS;
          return { place: `${folder}/${file}:${index + 1}`, excerpt: `“${line.slice(from, to).trim()}”` };
        }),
      );
    }),
  );
  return found.flat();
}
