import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { freezeVersion } from '#scripts/legal/read/figures.ts';
import { KEPT, proposal, TERMS, TODAY, WORDS } from '#tests/support/legal-proposal.ts';

it('lets a text be taken back whose day has not come, and asks where its address leads', async () => {
  const { published, root, edit, renew, told } = await proposal();
  await cp(join(root, TERMS), join(root, 'in-force.mdx'));
  await renew();
  await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2027-01-01'");
  await edit(...WORDS);
  await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
  await cp(join(root, 'in-force.mdx'), join(root, TERMS));
  await rm(join(root, KEPT));
  expect(await told()).toEqual([
    expect.stringMatching(
      /:6 the list of former addresses lacks '\/terms\/2027-01-01', the address of version 1\.3/,
    ),
  ]);
  await edit('formerPaths: []', "formerPaths: ['/terms/2027-01-01']");
  expect(await told()).toEqual([]);
});

it('lets two texts be taken back at once whose days have not come', async () => {
  const { published, root, edit, renew, told } = await proposal();
  await cp(join(root, TERMS), join(root, 'in-force.mdx'));
  await renew();
  await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2027-01-01'");
  await edit(...WORDS);
  const between = join(root, KEPT.replace('2026-02-02', '2027-01-01'));
  await writeFile(between, freezeVersion(await readFile(join(root, TERMS), 'utf8')));
  await edit("'2027-01-01'", "'2027-02-01'");
  await edit("'1.3'", "'1.4'");
  await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
  await cp(join(root, 'in-force.mdx'), join(root, TERMS));
  await rm(join(root, KEPT));
  await rm(between);
  await edit('formerPaths: []', "formerPaths: ['/terms/2027-01-01', '/terms/2027-02-01']");
  expect(await told()).toEqual([]);
});

it('lets the first text of a document stand before its day', async () => {
  const { published, root, edit, told } = await proposal();
  for (const folder of [published, root])
    await edit(/effectiveDate: .*/, "effectiveDate: '2027-01-01'", 'content/legal/cookies.mdx', folder);
  expect(await told()).toEqual([]);
});

it('takes no text back that applies, nor for another one than it replaced', async () => {
  const { published, root, edit, renew, told } = await proposal();
  await cp(join(root, TERMS), join(root, 'in-force.mdx'));
  await renew();
  await edit(...WORDS);
  await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
  await cp(join(root, 'in-force.mdx'), join(root, TERMS));
  await rm(join(root, KEPT));
  expect((await told()).join('\n')).toContain('effectiveDate is 2026-02-02, not after 2026-11-21');
  // Until its day it may also give way to a later text.
  await cp(join(published, 'content'), join(root, 'content'), { recursive: true });
  for (const folder of [published, root]) await edit(`'${TODAY}'`, "'2027-01-01'", TERMS, folder);
  await edit("'1.3'", "'1.4'");
  await edit("'2027-01-01'", "'2027-02-01'");
  await edit('Waivers: counted in days.', 'Waivers: counted in weeks.');
  await edit(WORDS[1], 'A delay of weeks is no waiver.');
  const replaced = freezeVersion(await readFile(join(published, TERMS), 'utf8'));
  await writeFile(join(root, KEPT.replace('2026-02-02', '2027-01-01')), replaced);
  expect((await told()).join('\n')).not.toContain('taken back');
});
