import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Finding } from '#scripts/checks/support/check.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import type { ParsedText } from './text-tree.ts';

/** Changed when the same text would be read to another tree. */
const RECIPE = '2';

/** The parser as it is installed: another version of it may read a text in another way. */
let parser: Promise<string> | undefined;
const parserOf = () => (parser ??= readFile(join(paths.root, 'package-lock.json'), 'utf8'));

/**
 * What a text was read to before, or reads it now. Reading takes a tenth of a second for each document,
 * loading what reads them longer; the latest reading of each file is kept, of the repository's own alone.
 */
export async function parsedText(root: string, file: string, source: string): Promise<ParsedText | Finding> {
  if (root !== paths.root) return (await import('./parse-text.ts')).parseText(file, source);
  const key = hashOf([RECIPE, await parserOf(), file, source].join('\n'));
  const place = join(paths.legalCache, 'parsed', `${file}.json`);
  const known: unknown = await readFile(place, 'utf8').then(JSON.parse, () => undefined);
  if (isKept(known) && known.key === key) return known.text;
  const { parseText } = await import('./parse-text.ts');
  const text = parseText(file, source);
  await mkdir(dirname(place), { recursive: true });
  // Written whole: another process may read it meanwhile.
  const part = `${place}.${process.pid}`;
  await writeFile(part, JSON.stringify({ key, text }));
  await rename(part, place);
  return text;
}

type Kept = { readonly key: string; readonly text: ParsedText | Finding };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value;
