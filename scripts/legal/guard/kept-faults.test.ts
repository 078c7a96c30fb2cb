import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { KEPT, proposal, WORDS } from '#tests/support/legal-proposal.ts';

it('asks for a kept version that is gone, unless it was a sample', async () => {
  const { published, root, edit, told } = await proposal();
  const first = 'content/legal/versions/terms/2025-03-01.mdx';
  await rm(join(root, first));
  expect(await told()).toEqual([`${first}:1 is missing: version 1.0 stays readable; put it back`]);
  await edit('formerPaths', 'sample: true\nformerPaths', first, published);
  expect(await told()).toEqual([]);
});

it('lets the version that is replaced be kept in another layout, and with no other word or link (F-L3)', async () => {
  const { edit, renew, told } = await proposal();
  await renew();
  await edit(...WORDS);
  await edit(WORDS[0], WORDS[0].replace(' is ', '\nis '), KEPT);
  expect(await told()).toEqual([]);
  await edit('(/privacy)', '(/cookies)', KEPT);
  expect(await told()).toEqual([
    expect.stringMatching(
      /2026-02-02\.mdx:15 is not what applied from 2 February 2026: .* this line was “We look after .*\(\/privacy\)\.”$/,
    ),
  ]);
  await edit('(/cookies)', '(/privacy)', KEPT);
  await edit('English', 'Arabic', KEPT);
  expect(await told()).toEqual([expect.stringMatching(/2026-02-02\.mdx:19 is not what applied/)]);
});
