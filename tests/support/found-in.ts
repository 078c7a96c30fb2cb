import { readFile } from 'node:fs/promises';

type Find = (text: string) => readonly string[] | Promise<readonly string[]>;

/** Each line of a file, above what is found in it. */
export async function foundIn(file: URL, find: Find): Promise<string> {
  const texts = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const found = texts.map(async (text) => [text, ...(await find(text)).map((one) => `  ${one}`)]);
  return `${(await Promise.all(found)).flat().join('\n')}\n`;
}
