import { describe, expect, it } from 'vitest';

import { headingsIn, linksIn, npmScriptsIn, pathsIn, programsIn } from './readme-claims.ts';

const topLevel = ['content', 'src', 'scripts', 'package.json'];
const textsOf = (claims: readonly { text: string }[]) => claims.map(({ text }) => text);

describe('pathsIn', () => {
  it.each([
    ['`src/routes.ts`', 'src/routes.ts'],
    ['`content/`', 'content/'],
    ['`package.json`', 'package.json'],
    ['`#src/routes.ts`', 'src/routes.ts'],
    ['`content/en/pages/<page>.ts`', 'content/en/pages/'],
    ['`build.ts`', 'build.ts'],
  ])('takes %s for a path', (text, path) => {
    expect(textsOf(pathsIn(text, topLevel))).toEqual([path]);
  });

  it.each(['`/about`', '`npm test`', '`image/avif`', '`react-dom/static`', '`.examples.tsx`', '`href(id)`'])(
    'takes %s for no path',
    (text) => {
      expect(pathsIn(text, topLevel)).toEqual([]);
    },
  );

  it('says on which line a path stands', () => {
    expect(pathsIn('One.\n\nTwo `src/a.ts`.', topLevel)).toEqual([{ line: 3, text: 'src/a.ts' }]);
  });
});

it('finds links of the project, and the headings to which they may lead', () => {
  const text = '# The map\n\n[a](docs/a.md#the-map) ![b](b.svg) [c](https://c.example) `[d](#d)`\n';
  expect(linksIn(text)).toEqual([
    { line: 3, text: 'docs/a.md#the-map' },
    { line: 3, text: 'b.svg' },
  ]);
  expect([...headingsIn(text)]).toEqual(['the-map']);
});

it('finds the commands in prose and in blocks of code', () => {
  const text = 'Run `npm test`.\n\n```sh\nPORT=5000 npm run preview\nnpx vitest run\n```\n';
  expect(textsOf(npmScriptsIn(text))).toEqual(['preview', 'test']);
  expect(textsOf(programsIn(text))).toEqual(['vitest']);
});
