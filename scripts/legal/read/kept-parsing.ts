import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Finding } from '#scripts/support/findings.ts';
import { cacheKey, cachedFile } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import type { ParsedText } from './text-tree.ts';

/** The code that reads a text. */
const modules = ['parse-text.ts', 'text-tree.ts', 'component-faults.ts'].map((file) =>
  join(import.meta.dirname, file),
);

/** The parser as it is installed: another version of it may read a text in another way. */
let parser: Promise<string> | undefined;
const parserOf = () => (parser ??= readFile(join(paths.root, 'package-lock.json'), 'utf8'));

/**
 * What a text was read to before, or reads it now. Reading takes a tenth of a second for each document,
 * loading what reads them longer; the latest reading of each file is kept, of the repository's own alone.
 */
export async function parsedText(root: string, file: string, source: string): Promise<ParsedText | Finding> {
  const parse = async () => (await import('./parse-text.ts')).parseText(file, source);
  if (root !== paths.root) return parse();
  const key = cacheKey({ modules }, await parserOf(), file, source);
  const kept = await cachedFile(
    join(paths.legalCache, 'parsed', `${file}.json`),
    async () => Buffer.from(JSON.stringify({ key, text: await parse() })),
    (bytes) => Promise.resolve(bytes.includes(key)),
  );
  const known: unknown = JSON.parse(kept.toString());
  return isKept(known) ? known.text : parse();
}

type Kept = { readonly key: string; readonly text: ParsedText | Finding };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value;
