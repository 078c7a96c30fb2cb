import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { KEPT, proposal, TERMS, TODAY, WORDS } from '#tests/support/legal-proposal.ts';

it('asks for a kept version that is gone, unless it was a sample', async () => {
  const { published, root, edit, told } = await proposal();
  const first = 'content/legal/versions/terms/2025-03-01.mdx';
  await rm(join(root, first));
  expect(await told()).toEqual([
    `${first}:1 is missing: version 1.0 stays readable; restore the file from git`,
  ]);
  await edit('formerPaths', 'sample: true\nformerPaths', first, published);
  expect(await told()).toEqual([]);
});

it('takes no version that is added for one that is gone', async () => {
  const { root, edit, told } = await proposal();
  const first = 'content/legal/versions/terms/2025-03-01.mdx';
  const added = first.replace('2025-03-01', '2024-03-01');
  await rename(join(root, first), join(root, added));
  await edit("'2025-03-01'", "'2024-03-01'", added);
  await edit("'1.0'", "'0.8'", added);
  expect(await told()).toContain(
    `${first}:1 is missing: version 1.0 stays readable; restore the file from git`,
  );
});

it('quotes no line where one was added at the end', async () => {
  const { edit, told } = await proposal();
  const first = 'content/legal/versions/terms/2025-03-01.mdx';
  await edit('fee is $12,000.\n', 'fee is $12,000.\n\nSo is this.\n', first);
  expect(await told()).toEqual([expect.stringMatching(/accepted that text; this line was “”$/)]);
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

it('asks for a sample until the text that takes its place applies, and for no older one', async () => {
  const { published, root, edit, renew, told } = await proposal();
  const archive = 'content/legal/versions/terms';
  for (const file of [TERMS, `${archive}/2025-09-15.mdx`, `${archive}/2025-03-01.mdx`])
    await edit('formerPaths', 'sample: true\nformerPaths', file, published);
  await renew();
  await edit(...WORDS);
  await rm(join(root, archive), { recursive: true });
  expect(await told()).toEqual([]);
  await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2026-11-22'");
  expect(await told()).toEqual([
    `${KEPT}:1 is missing: version 1.2 applies until then; npm run legal:redline writes this file, ready to be added`,
  ]);
});
