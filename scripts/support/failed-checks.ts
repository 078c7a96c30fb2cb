import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'failed-checks.txt';

/** Runs the checks of a built site. If they fail, their findings are kept in the folder too: the site is there all the same. */
export async function keepFailure(folder: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    await writeFile(join(folder, FILE), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** The findings of the last build, if its checks failed. */
export const readFailure = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, FILE), 'utf8').catch(() => undefined);
