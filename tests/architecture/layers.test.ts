import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { paths } from '#scripts/support/paths.ts';

/** No layer of these folders imports the legal kit, by any path. */
const outsideLegal = /^(?:src|product|scripts)\//;

/** Each layer with the lowest things that it must not import. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src/lib/x': [
    '#src/head/x.ts',
    '#src/model/x.ts',
    '#src/platform/x.ts',
    '#content/site.ts',
    '#words/x.ts',
    '../platform/x.ts',
  ],
  'src/platform/x': ['#src/api/x.ts', '#src/routes.ts', '#words/x.ts'],
  'src/api/x': ['#src/ui/x.ts', '#src/model/x.ts', '#words/x.ts'],
  'src/ui/x/x': ['#src/api/x.ts', '#src/features/x.ts', '#words/x.ts'],
  'src/features/x/x': [
    '#src/model/x.ts',
    '#src/features/y/y.ts',
    '#src/sections/x.ts',
    '#product/screens/x.ts',
  ],
  'src/features/consent/x/x': ['#src/features/contact/x.ts', '#src/sections/x.ts'],
  'src/sections/x/x': [
    '#src/pages/x.ts',
    '#src/app/x.ts',
    '#product/screens/x.ts',
    '../../product/screens/x.ts',
  ],
  'src/pages/x/x': ['#src/pages/y/y.ts', '#src/app/x.ts', '#product/screens/x.ts'],
  'src/app/x': ['#src/pages/x.ts', '#src/entry-x.ts', '#scripts/support/x.ts', '#product/screens/x.ts'],
  'src/entry-x': ['#src/entry-y.ts', '#scripts/support/x.ts', '#tests/x.ts', '#product/screens/x.ts'],
  'src/pages': ['#src/lib/x.ts', '#src/model/x.ts'],
  'src/routes': ['#src/lib/x.ts', '#src/model/x.ts'],
  'src/model/x': ['#src/lib/x.ts', '#words/x.ts', '#content/team.ts'],
  'src/head/x': ['#src/platform/x.ts', '#src/sections/x.ts', '#scripts/support/x.ts'],
  'content/en/x': [
    '#src/head/x.ts',
    '#src/ui/x.ts',
    '#src/model/x.ts',
    '#product/world/x.ts',
    '#scripts/support/x.ts',
  ],
  'product/kit/x': [
    '../../src/pages/x.ts',
    '../../src/sections/band/x.ts',
    '../../src/ui/button/x.ts',
    '../../src/features/x.ts',
    '../../src/model/x.ts',
    '../../scripts/support/x.ts',
    '../screens/x.ts',
  ],
  'product/screens/x': ['../../src/sections/band/x.ts', '../../scripts/support/x.ts'],
  'product/drawings/x': ['../../src/pages/x.ts', '../../src/sections/band/x.ts'],
  'product/films/x': ['../../src/app/x.ts', '../../scripts/support/x.ts'],
  'product/world/x': ['../../src/ui/button/x.ts', '../../scripts/support/x.ts'],
  'product/commands/x': ['../../src/app/x.ts', '../../scripts/commands/x.ts'],
  'product/build/x': ['../../src/app/x.ts', '../../scripts/commands/x.ts', '../../scripts/checks/x.ts'],
  'scripts/commands/x': ['#product/build/x.ts', '../../product/build/x.ts'],
  'scripts/launch/x': ['#scripts/commands/x.ts', '#scripts/deployment/x.ts'],
  'scripts/deployment/x': ['#scripts/commands/x.ts', '#scripts/launch/x.ts'],
  'scripts/build/x': [
    '#scripts/commands/x.ts',
    '#scripts/launch/x.ts',
    '../launch/x.ts',
    '#product/kit/x.ts',
  ],
  'legal/x': ['../scripts/build/x.ts', '../src/sections/x.ts'],
  'legal/x/x': [
    '#src/lib/x.ts',
    '../../product/world/x.ts',
    '../../scripts/build/x.ts',
    '../../scripts/checks/x.ts',
    '../../src/head/x.ts',
    '../../src/pages.ts',
    '../../src/platform/x.ts',
    '../../tests/x.ts',
    '../x.ts',
  ],
  'legal/x/x/x': ['../../../scripts/hosts/x.ts', '../../../src/ui/x.ts'],
  'scripts/checks/x': ['#scripts/build/x.ts', '#product/build/x.ts'],
  'scripts/preview/x': ['#scripts/build/x.ts', '#product/build/x.ts'],
  'scripts/languages/x': ['#scripts/preview/x.ts', '#product/build/x.ts'],
  'scripts/hosts/x': ['#scripts/languages/x.ts', '#scripts/preview/x.ts', '#product/build/x.ts'],
  'scripts/support/x': ['#scripts/hosts/x.ts', '#scripts/languages/x.ts', '#product/build/x.ts'],
};

const refused = Object.fromEntries(
  Object.entries(layers).map(([file, imports]) => {
    const up = '../'.repeat(file.split('/').length - 1);
    return [file, outsideLegal.test(file) ? [...imports, '#legal/x.ts', `${up}legal/x.ts`] : imports];
  }),
);

const foldersOf = (folder: string) =>
  readdirSync(join(paths.root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

it('the linter refuses an import of a higher layer in each layer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(paths.root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imports] of Object.entries(refused)) {
    const lines = imports.map((from, at) => `import { name${at} } from '${from}';\n`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, `${file}.ts`), lines.join(''));
  }

  const linter = join(paths.root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  const found = [...stdout.matchAll(/^(\S+)\.ts:\d+:\d+: '(\S+)' import is restricted/gm)];

  expect(found.map(([, file, from]) => `${file} ${from}`).toSorted()).toEqual(
    Object.entries(refused)
      .flatMap(([file, imports]) => imports.map((from) => `${file} ${from}`))
      .toSorted(),
  );
});

it('each folder of code has a layer', () => {
  const known = new Set(Object.keys(layers).map((file) => file.split('/').slice(0, 2).join('/')));
  const folders = [...foldersOf('src'), ...foldersOf('product'), ...foldersOf('scripts')];
  // Style sheets import each other alone.
  expect(folders.filter((folder) => !known.has(folder))).toEqual(['src/styles']);
});
