import { readFile } from 'node:fs/promises';

type Find = (text: string) => readonly string[] | Promise<readonly string[]>;

/**
 * Each text of a golden file, above what is found in it now. In the file a text is a line, and what was found in it
 * follows, indented.
 */
export async function foundIn(file: URL, find: Find): Promise<string> {
  const texts = (await readFile(file, 'utf8')).split('\n').filter((line) => /^\S/.test(line));
  const found = texts.map(async (text) => [text, ...(await find(text)).map((one) => `  ${one}`)]);
  return `${(await Promise.all(found)).flat().join('\n')}\n`;
}
