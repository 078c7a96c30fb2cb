import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { NOTICES_PATH } from '#scripts/build/publish/notices.ts';
import { paths } from '#scripts/support/paths.ts';

const notices = await readFile(join(paths.dist, NOTICES_PATH), 'utf8');
const named = [...notices.matchAll(/^-{80}\n\n(\S+) \d/gm)].map(([, name]) => name);

it.each(['react', 'react-dom', 'scheduler', 'react-router', 'vanilla-cookieconsent'])(
  'the site has the notice of %s, whose code is in it',
  (name) => {
    expect(named).toContain(name);
  },
);

it('the site has the licence of each font in it', () => {
  const fonts = named.filter((name) => name?.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(3);
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1 - /g)).toHaveLength(fonts.length);
});

it('the site has no notice of a tool', () => {
  expect(named.filter((name) => /^(?:vite|typescript|zod|hono|sharp|@playwright)/.test(name ?? ''))).toEqual(
    [],
  );
});

it('llms.txt links the notices in each language', async () => {
  for (const file of ['llms.txt', 'ar/llms.txt'])
    expect(await readFile(join(paths.dist, file), 'utf8')).toContain(NOTICES_PATH);
});
