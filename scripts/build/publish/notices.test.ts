import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { noticesOf } from './notices.ts';

/** Folder of packages: path below it → text. */
async function makePackages(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'notices-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'node_modules');
  await writeFiles(folder, files);
  return folder;
}

const manifest = (name: string) => JSON.stringify({ name, version: '1.2.3', license: 'MIT' });

it('the notices have the licence and the notice of each package in the site once, in order of their names', async () => {
  const folder = await makePackages({
    'widget/package.json': manifest('widget'),
    'widget/LICENCE.txt': 'Licence of widget\r\nin two lines\r\n',
    'widget/NOTICE': 'Notice of widget',
    'widget/node_modules/inner/package.json': manifest('inner'),
    'widget/node_modules/inner/license.md': 'Licence of inner',
    '@fonts/serif/package.json': manifest('@fonts/serif'),
    '@fonts/serif/OFL.txt': 'not a licence by its name',
    '@fonts/serif/LICENSE': 'SIL OPEN FONT LICENSE',
    'tool/package.json': manifest('tool'),
  });
  const text = await noticesOf([
    join(folder, 'widget/dist/index.mjs'),
    `\0${join(folder, 'widget/dist/other.js')}?commonjs-proxy`,
    join(folder, 'widget/node_modules/inner/index.js'),
    join(folder, '@fonts/serif/files/serif.woff2'),
    join(folder, '../src/app.tsx'),
    '\0vite/preload-helper.js',
  ]);
  const [, ...notices] = text.split(/\n-{80}\n\n/);
  expect(notices).toEqual([
    '@fonts/serif 1.2.3 (MIT)\n\nSIL OPEN FONT LICENSE\n',
    'inner 1.2.3 (MIT)\n\nLicence of inner\n',
    'widget 1.2.3 (MIT)\n\nLicence of widget\nin two lines\n\nNotice of widget\n',
  ]);
});

it('a package without a licence text is refused by name', async () => {
  const folder = await makePackages({ 'bare/package.json': manifest('bare'), 'bare/README.md': 'MIT' });
  await expect(noticesOf([join(folder, 'bare/index.js')])).rejects.toThrow(/bare has no licence file/);
});
