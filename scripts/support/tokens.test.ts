import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { paths } from './paths.ts';
import { token } from './tokens.ts';

it('finds the value of a colour', () => {
  expect(token('surface-night')).toMatch(/^#[0-9a-f]{6}$/);
});

it('names the file for a missing colour', () => {
  expect(() => token('no-such')).toThrow('src/styles/tokens.css has no --color-no-such');
});

it.each(['build', 'legal'])('scripts/%s copies no colour by hand', (folder) => {
  const root = join(paths.root, 'scripts', folder);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|css)$/.test(file) && !file.includes('.test.'))
    .filter((file) => /['"`: ]#[\da-f]{6}\b/i.test(readFileSync(join(root, file), 'utf8')));
  expect(sources, 'take them from src/styles/tokens.css by token()').toEqual([]);
});
