import { describe, expect, it } from 'vitest';

import { proposal, WORDS } from '#tests/support/legal-proposal.ts';

describe('recordFaults', () => {
  it.each([
    [
      'a title',
      /title: .*/,
      "title: 'Terms of Use'",
      /:2 title of version 1\.2 is another than was published: .* it was Terms of Service/,
    ],
    ['a summary', /summary: .*/, "summary: 'Something else.'", /:3 summary of version 1\.2 is another/],
    [
      'a day',
      "'2026-02-02'",
      "'2026-02-03'",
      /:5 effectiveDate of version 1\.2 is another .* it was 2026-02-02/,
    ],
    ['a note', 'some of them', 'all of them', /:7 changes of version 1\.2 is another/],
    [
      'the address of a link',
      '(/privacy)',
      '(/cookies)',
      /:1 the address of a link of version 1\.2 is another/,
    ],
    [
      'a number without a change',
      "'1.2'",
      "'1.3'",
      /:4 version is 1\.3, and nothing else has changed since 1\.2: write '1\.2'/,
    ],
  ])('keeps %s that was published (F-L3)', async (_what, from, to, message) => {
    const { edit, told } = await proposal();
    await edit(from, to);
    expect(await told()).toContainEqual(expect.stringMatching(message));
  });

  it('lets numbers go up by one step', async () => {
    const { edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    await edit("'1.3'", "'1.5'");
    expect(await told()).toEqual([
      expect.stringMatching(/:4 version is 1\.5, more than a step after 1\.2: write '1\.3', or/),
    ]);
    await edit("'1.5'", "'2.0'");
    expect(await told()).toEqual([]);
  });
});
