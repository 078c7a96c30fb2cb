import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { pageMetadata } from '#words/page-metadata.ts';
import { paths } from '#scripts/support/paths.ts';
import { audienceIds, routes } from '#src/routes.ts';

it('sends the browser the paths of the registry, and nothing that only others read', async () => {
  const folder = join(paths.dist, 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  for (const path of Object.values(routes)) expect(code).toContain(JSON.stringify(path).slice(1, -1));
  for (const id of audienceIds) expect(code).not.toContain(pageMetadata[id].metaDescription);
  // Audiences that are in no menu.
  for (const id of ['luxury-real-estate', 'secondary-exit'] as const) {
    expect(code).not.toContain(pageMetadata[id].audience);
  }
});
