import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';

/** Where a key of an exported constant stands: `content/facts.ts:18`. */
export async function placeIn(file: string, exportName: string): Promise<(key: string) => string> {
  const source = await readFile(join(paths.root, file), 'utf8');
  return (key) => `${file}:${lineOfValue(source, exportName, [key])}`;
}
