import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

/** True for a process that runs now. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Runs a build alone: two at once would empty each other's folders.
 * @param file has the id of the process that builds
 * @throws Error that names the process of another build
 */
export async function buildAlone<Result>(
  root: string,
  file: string,
  build: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const isTaken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => false,
    () => true,
  );
  if (isTaken) {
    const id = Number(await readFile(file, 'utf8').catch(() => ''));
    // A build that was killed leaves its file.
    if (id && id !== process.pid && isRunning(id))
      throw new Error(
        `Process ${id} builds in this folder: wait until it has ended, or remove ${relative(root, file)} if it is no build`,
      );
    await writeFile(file, String(process.pid));
  }
  try {
    return await build();
  } finally {
    await rm(file, { force: true });
  }
}
