import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import groups from './chunk-groups.json' with { type: 'json' };
import { chunkGroups } from './chunk-groups.ts';

/** Whether the project has a file whose path begins like this: `src/ui/menu/`, `src/app/app.`. */
function hasModule(start: string): boolean {
  const path = start.replace(/^words\//, 'content/en/');
  const folder = join(paths.root, path.endsWith('/') ? path : dirname(path));
  const name = path.endsWith('/') ? '' : basename(path);
  return existsSync(folder) && readdirSync(folder).some((entry) => entry.startsWith(name));
}

describe.each(groups)('The group $name', ({ name, modules }) => {
  it.each(modules)('finds modules at %s', (start) => {
    expect(hasModule(start), `no module begins so: mend it in the group ${name}`).toBe(true);
  });
});

it('matches modules by the beginning of their path', () => {
  const groupsOf = (id: string) => chunkGroups.filter(({ test }) => test.test(id)).map(({ name }) => name);
  expect(groupsOf(join(paths.root, 'src/ui/menu/menu.tsx'))).toEqual(['frame']);
  expect(groupsOf(join(paths.root, 'src/app/footer/footer-content.tsx'))).toEqual([]);
  expect(groupsOf(join(paths.root, 'node_modules/react-router/index.mjs'))).toEqual(['frame']);
});
