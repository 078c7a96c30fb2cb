import { expect, it } from 'vitest';

import { lineOfValue } from './locate-value.ts';

const source = `import type { Page } from './page.ts';

const helper = { title: 'not this one' };

export const page = {
  title: 'Line 6',
  'quoted-key': { deep: 'Line 7' },
  plain: 'Line 8',
  cards: [
    { title: 'Line 10' },
    {
      title: 'Line 12',
    },
  ],
  ...helper,
  made: make({ title: 'Line 16' }),
} as const satisfies Page;

export const list: readonly string[] = [
  'Line 20',
  'Line 21',
];

export function page2() {}
`;

it.each([
  ['a quoted key', 'page', ['quoted-key', 'deep'], 7],
  ['a key after a quoted one', 'page', ['plain'], 8],
  ['a key within a place', 'page', ['cards', 1, 'title'], 12],
  ['a place in an exported list', 'list', [1], 21],
  ['the whole value', 'list', [], 19],
  ['a missing key, by its object', 'page', ['cards', 0, 'subtitle'], 10],
  ['a place past the end, by its list', 'list', [7], 19],
  ['a value that a function makes, by its call', 'page', ['made', 'title'], 16],
  ['a path through a text, by the text', 'page', ['title', 'en'], 6],
  ['a constant that the file does not have, by the first line', 'nothing', ['title'], 1],
] as const)('lineOfValue finds %s', (_what, name, path, line) => {
  expect(lineOfValue(source, name, path)).toBe(line);
});
