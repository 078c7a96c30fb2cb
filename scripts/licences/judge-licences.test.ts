import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { licenceFaults, readLicences } from './judge-licences.ts';

const made = (license: string | undefined, isShipped: boolean) =>
  readLicences({
    packages: {
      '': { dependencies: isShipped ? { one: '1' } : {} },
      'node_modules/one': { version: '1.0.0', dependencies: { two: '2' } },
      'node_modules/two': { version: '2.0.0', ...(license && { license }) },
    },
  }).filter(({ name }) => name === 'two');

it.each([
  ['MIT', true, true],
  ['MIT OR GPL-3.0-only', true, true],
  ['(MIT AND Zlib)', true, false],
  ['CC-BY-4.0', true, false],
  ['MPL-2.0', true, false],
  ['MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['AGPL-3.0-only OR SSPL-1.0', false, false],
  [undefined, false, false],
])('judges %s, sent to visitors: %s, as allowed: %s', (license, isShipped, isAllowed) => {
  expect(licenceFaults(made(license, isShipped))).toHaveLength(isAllowed ? 0 : 1);
});

it('finds no package of this project whose licence nobody agreed to', async () => {
  const lock: unknown = JSON.parse(await readFile(join(paths.root, 'package-lock.json'), 'utf8'));
  const packages = readLicences(lock);
  expect(licenceFaults(packages)).toEqual([]);
  expect(packages.filter(({ isShipped }) => isShipped).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', '@fontsource-variable/newsreader']),
  );
});
