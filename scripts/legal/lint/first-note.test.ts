import { expect, it } from 'vitest';

import { told } from '#tests/support/told.ts';

it.each(['First version.', 'The first version'])('takes “%s” for a note that says enough', async (note) => {
  expect(await told('Words: some of them.', note, 'cookies.mdx')).toEqual([]);
});
