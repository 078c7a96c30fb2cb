import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { calendarDay } from '#src/lib/day/today.ts';
import { copySite } from '#tests/support/site-copy.ts';

it('a build in another folder has the same bytes', async () => {
  const copy = await copySite({ isCold: true });
  onTestFinished(() => copy.remove());
  // Pages show the day of their build, and midnight may have passed since.
  const { mtime } = await stat(join(paths.dist, 'index.html'));
  expect(await copy.build({ SITE_DAY: calendarDay(mtime) })).toMatchObject({ exitCode: 0 });
  expect(await hashesIn(join(copy.folder, 'dist'))).toEqual(await hashesIn(paths.dist));
});

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(join(folder, file)));
    return [file, hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
