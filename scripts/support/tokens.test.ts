import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { listFiles } from './list-files.ts';
import { paths } from './paths.ts';
import { token, withTokenColours } from './tokens.ts';

it('a colour that an SVG names gets its value', () => {
  expect(withTokenColours('a.svg', '<path fill="var(--color-accent)" stroke="#123456"/>')).toBe(
    `<path fill="${token('accent')}" stroke="#123456"/>`,
  );
});

it('two colours are mixed as CSS does', () => {
  const mixOf = (share: string) =>
    `color-mix(in srgb, var(--color-accent) ${share}, var(--color-accent-tint))`;
  expect(withTokenColours('a.svg', mixOf('100%'))).toBe(token('accent'));
  const partsOf = (colour: string) =>
    colour.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  const [accent, tint] = [partsOf(token('accent')), partsOf(token('accent-tint'))];
  const mixed = accent.map((part, at) => Math.round(part * 0.75 + (tint[at] ?? 0) * 0.25));
  expect(partsOf(withTokenColours('a.svg', mixOf('75%')))).toEqual(mixed);
});

it('a colour that does not exist is refused with the name of the file', () => {
  expect(() => withTokenColours('a.svg', 'var(--color-acent)')).toThrow(
    'a.svg: src/styles/tokens.css has no --color-acent',
  );
});

it.each(['scripts/build', 'legal'])('%s copies no colour by hand', async (folder) => {
  const root = join(paths.root, folder);
  const sources = (await listFiles(root))
    .filter((file) => /\.(?:ts|tsx|css)$/.test(file) && !file.includes('.test.'))
    .filter((file) => /['"`: ]#[\da-f]{6}\b/i.test(readFileSync(join(root, file), 'utf8')));
  expect(sources, 'take them from src/styles/tokens.css by token()').toEqual([]);
});
