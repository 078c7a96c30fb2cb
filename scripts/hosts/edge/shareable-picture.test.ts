import { expect, it } from 'vitest';

import { foundIn } from '#tests/support/found-in.ts';
import { isShareable } from './shareable-picture.ts';

it('networks show pictures of some formats, by https', async () => {
  const shown = await foundIn(new URL('golden/pictures.txt', import.meta.url), (address) => [
    isShareable(address) ? 'is shown' : 'is shown by no network',
  ]);
  await expect(shown).toMatchFileSnapshot('golden/pictures.txt');
  expect(isShareable('')).toBe(false);
});
