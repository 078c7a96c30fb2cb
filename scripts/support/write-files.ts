import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files below a folder, which are there or not. @param files path below it → content */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  const write = async ([name, content]: [string, string | Buffer]) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await Promise.all(Object.entries(files).map(write));
}
