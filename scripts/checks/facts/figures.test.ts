import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { figuresIn } from './figures.ts';

it('the figures of a text are read with their kind, value, place and doubts (F-L2)', async () => {
  const texts = await readFile(new URL('golden/texts.txt', import.meta.url), 'utf8');
  const lines = texts
    .trimEnd()
    .split('\n')
    .flatMap((text) => [
      text,
      ...figuresIn(text).map(({ kind, numbers, isForeign, isTwofold, index }) =>
        [
          ...[`  at ${index}: ${kind} ${numbers.join('–')}`, isForeign ? ', not of dollars' : ''],
          isTwofold ? ', words and digits differ' : '',
        ].join(''),
      ),
    ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/figures.txt');
});
