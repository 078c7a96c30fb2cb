import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Whether the built site is younger than everything it is made of. */
export async function isBuilt(): Promise<boolean> {
  const built = await changedAt(join(paths.dist, 'index.html'));
  const sources = ['content', 'public', 'scripts', 'src'].map((folder) => join(paths.root, folder));
  const newest = await Promise.all(sources.map(newestBelow));
  return built > Math.max(...newest);
}

async function newestBelow(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const times = await Promise.all(names.map((name) => changedAt(join(folder, name))));
  return Math.max(0, ...times);
}

/** In milliseconds; 0 for what is not there. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
