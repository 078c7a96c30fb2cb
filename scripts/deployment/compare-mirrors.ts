import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf } from '#scripts/support/file-cache.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { ask } from './ask.ts';

const workers = 6;

/** What only one host reads, or never gives out under its own name. */
const unlisted = /^\/(?:_headers|_redirects|404\.html)$|\.(?:br|gz)$/;

export interface Comparison {
  readonly compared: number;
  /** A line for each file that differs. */
  readonly differences: readonly string[];
}

/**
 * Compares two copies of the site file by file; each is a folder or an origin. The files are those of the
 * folder among the two, or of `listDir` when both are live.
 */
export async function compareMirrors(one: string, other: string, listDir = paths.dist): Promise<Comparison> {
  const folder = [one, other].find((place) => !isOrigin(place)) ?? listDir;
  const files = (await listFiles(folder)).map((file) => `/${file}`).filter((file) => !unlisted.test(file));
  const differences: string[] = [];
  const queue = files.values();
  const work = async () => {
    // All workers draw from one iterator.
    for (const file of queue) {
      const [left, right] = await Promise.all([hashAt(one, file), hashAt(other, file)]);
      if (left !== right) differences.push(`${file}: ${one} has ${left}, ${other} has ${right}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { compared: files.length, differences: differences.toSorted() };
}

const isOrigin = (place: string) => /^https?:\/\//.test(place);

/** A short hash, or what was there instead. */
async function hashAt(place: string, file: string): Promise<string> {
  if (!isOrigin(place)) return readFile(join(place, file)).then(shortHash, () => 'nothing');
  const { origin, host } = new URL(place);
  const path = file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
  try {
    const answer = await ask(origin, { path, headers: { Host: host, 'Accept-Encoding': 'identity' } });
    return answer.status === 200 ? shortHash(answer.body) : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? `no answer (${error.message})` : 'no answer';
  }
}

const shortHash = (bytes: Buffer) => hashOf(bytes).slice(0, 12);
