import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const FOLDERS = ['content/logos', 'content/pictures', 'content/team'];

/**
 * SVG files whose words are typed and not drawn, as `file:line message`. A picture
 * cannot load a font, so browsers and the build would show such words in a fallback font.
 */
export async function findTypedText(root = paths.root): Promise<string[]> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  const found = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.svg'))
      .map(async (file) => {
        const svg = await readFile(join(root, file), 'utf8');
        const index = svg.search(/<(?:\w+:)?text[\s>]/);
        if (index < 0) return [];
        const line = svg.slice(0, index).split('\n').length;
        return [
          `${file}:${line} has a <text>, which is shown in another font than the one it was designed in: convert text to outlines (paths) and export it again`,
        ];
      }),
  );
  return found.flat();
}
