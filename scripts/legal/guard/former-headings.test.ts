import { expect, it } from 'vitest';

import { proposal, WORDS } from '#tests/support/legal-proposal.ts';

it('asks where a heading went', async () => {
  const { edit, renew, told } = await proposal();
  await renew();
  await edit('### No waiver', '### Waivers');
  expect(await told()).toEqual([
    expect.stringMatching(
      /:6 the list of former addresses lacks “No waiver”.*add '\/terms#no-waiver -> #waivers'/,
    ),
  ]);
  await edit('formerPaths: []', "formerPaths: ['/terms#no-waiver -> #waivers']");
  expect(await told()).toEqual([]);
});

it('proposes the heading that is likest, be it the later one or reworded whole', async () => {
  const { edit, renew, told } = await proposal();
  await renew();
  const fresh = '### Costs of postage\n\nEach side pays its own.\n\n';
  await edit('### No waiver', `${fresh}### Delay`);
  await edit('### Language', '### Languages of these terms');
  const said = (await told()).join('\n');
  expect(said).toContain("add '/terms#no-waiver -> #delay'");
  expect(said).toContain("add '/terms#language -> #languages-of-these-terms'");
});

it('proposes no heading that was there, and none of another rank', async () => {
  const { edit, renew, told } = await proposal();
  await renew();
  await edit('### No waiver\n\nA delay is no waiver.\n\n### Notices', '### Notices\n\nA delay is no waiver.');
  const none = [expect.stringContaining("add '/terms#no-waiver -> #heading-that-answers-now'")];
  expect(await told()).toEqual(none);
  await edit('### Notices', '## No waivers\n\nA delay is no waiver.\n\n### Notices');
  expect(await told()).toEqual(none);
});

it('compares what stands below a heading until the next one', async () => {
  const { edit, renew, told } = await proposal();
  await renew();
  await edit(`### No waiver\n\n${WORDS[0]}`, '### Costs of postage\n\nEach side pays its own.');
  await edit('of the Account.\n', `of the Account.\n\n### Delay\n\n${WORDS[0]}\n`);
  expect(await told()).toEqual([expect.stringContaining("add '/terms#no-waiver -> #delay'")]);
});
