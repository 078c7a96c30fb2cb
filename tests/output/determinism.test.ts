import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { copySite } from '#tests/support/site-copy.ts';

it('builds the same bytes in another folder', async () => {
  const copy = await copySite({ isCold: true });
  try {
    expect(await copy.build()).toMatchObject({ exitCode: 0 });
    expect(await hashesBelow(join(copy.folder, 'dist'))).toEqual(await hashesBelow(paths.dist));
  } finally {
    await copy.remove();
  }
});

async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.toSorted().map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file));
      return [relative(folder, file), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
