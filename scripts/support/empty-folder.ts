import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what is in a folder, and not the folder: it may be a mount point, or the one that a server has open. */
export async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
