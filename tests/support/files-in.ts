import { readFile } from 'node:fs/promises';

/** The files of a made-up project that a text holds, each below a line `=== path`: path → text. */
export async function filesIn(text: URL): Promise<Readonly<Record<string, string>>> {
  const [, ...parts] = (await readFile(text, 'utf8')).split(/^=== (.+)\n/m);
  return Object.fromEntries(parts.flatMap((path, at) => (at % 2 === 0 ? [[path, parts[at + 1] ?? '']] : [])));
}
