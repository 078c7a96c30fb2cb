import { expect, it } from 'vitest';

import { findingsAfter } from '#tests/support/legal/findings-after.ts';

it.each(['First version.', 'The first version'])('takes “%s” for a note that says enough', async (note) => {
  expect(await findingsAfter('Words: some of them.', note, 'cookies.mdx')).toEqual([]);
});
