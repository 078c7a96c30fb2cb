import { expect, it } from 'vitest';

import { promises } from '#content/en/promises.ts';
import { foundIn } from '#tests/support/found-in.ts';
import { findPromise } from './promise-phrases.ts';

it('a text that promises in its own words has a phrase, and one of the table has none', async () => {
  const found = await foundIn(new URL('golden/promises.txt', import.meta.url), (text) =>
    [findPromise(text) ?? []].flat(),
  );
  await expect(found).toMatchFileSnapshot('golden/promises.txt');
});

it('finds most sentences of the table where a page types them', () => {
  const found = Object.values(promises.says).filter((sentence) => findPromise(sentence) !== undefined);
  expect(found.length).toBeGreaterThan(Object.keys(promises.says).length / 2);
});
