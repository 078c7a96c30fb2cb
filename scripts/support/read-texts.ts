import { readFile } from 'node:fs/promises';

/** The texts of files. Read one after the other, because some systems allow a process 256 open files. */
export async function readTexts(files: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const file of files) texts.push(await readFile(file, 'utf8'));
  return texts;
}
