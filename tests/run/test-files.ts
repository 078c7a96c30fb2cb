import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Every file with tests of some runner, from the project's root. */
export function findTestFiles(): readonly string[] {
  return ['content', 'scripts', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(paths.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|e2e|firefox|webkit|checker)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
}
