import { expect, it } from 'vitest';

import { foundIn } from '#tests/support/found-in.ts';
import { figuresIn } from './figures.ts';

it('the figures of a text are read with their kind, value, place and doubts (F-L2)', async () => {
  const found = await foundIn(new URL('golden/texts.txt', import.meta.url), (text) =>
    figuresIn(text).map(({ kind, numbers, isForeign, isTwofold, index }) =>
      [
        ...[`at ${index}: ${kind} ${numbers.join('–')}`, isForeign ? ', not of dollars' : ''],
        isTwofold ? ', words and digits differ' : '',
      ].join(''),
    ),
  );
  await expect(found).toMatchFileSnapshot('golden/texts.txt');
});
