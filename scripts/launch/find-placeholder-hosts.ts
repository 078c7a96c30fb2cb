import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Obstacle } from './obstacle.ts';

/** Names that are kept for examples and never lead anywhere (RFC 2606). */
const PLACEHOLDER =
  /[\w-]+(?:\.[\w-]+)*\.(?:example(?:\.(?:com|net|org))?|test|invalid)\b|\bexample\.(?:com|net|org)\b/gi;

/** Hosts in the content that nobody can own. Each is named once, where it is written first in a file. */
export async function findPlaceholderHosts(folder = join(paths.root, 'content')): Promise<Obstacle[]> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:ts|mdx)$/.test(file));
  const found = await Promise.all(files.map((file) => placeholdersIn(join(folder, file))));
  return found.flat();
}

async function placeholdersIn(file: string): Promise<Obstacle[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const firstLines = new Map<string, number>();
  for (const [index, line] of lines.entries())
    for (const [host] of line.matchAll(PLACEHOLDER))
      if (!firstLines.has(host)) firstLines.set(host, index + 1);
  return [...firstLines].map(([host, line]) => ({
    rule: 'placeholder-host',
    place: `${relative(paths.root, file)}:${line}`,
    found: `${host} is a name kept for examples`,
    meaning:
      'Links, mail and search engines would be sent to a host that does not exist. Write the real one.',
    urgency: 'must',
  }));
}
