import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { entriesOf, RECORD } from '#scripts/legal/read/version-record.ts';
import { proposal, TODAY, WORDS } from '#tests/support/legal-proposal.ts';

describe('recordFaults', () => {
  it.each([
    [
      'a title',
      /title: .*/,
      "title: 'Terms of Use'",
      /:2 title said otherwise when version 1\.2 was published: restore “Terms of Service”, or give/,
    ],
    [
      'a summary',
      /summary: .*/,
      "summary: 'Something else.'",
      /:3 summary said otherwise .* restore “What it says\.”/,
    ],
    ['a day', "'2026-02-02'", "'2026-02-03'", /:5 effectiveDate said otherwise .* restore “2026-02-02”/],
    ['a note', 'some of them', 'all of them', /:7 changes said otherwise/],
    [
      'the address of a link',
      '(/privacy)',
      '(/cookies)',
      /:15 the address of “Privacy Policy” said otherwise .* restore “\/privacy”/,
    ],
    [
      'a link',
      '[Privacy Policy](/privacy)',
      'Privacy Policy',
      /:15 “Privacy Policy” said otherwise when version 1\.2 was published: restore its link to “\/privacy”, or/,
    ],
    [
      'words without a link',
      'A delay is',
      'A [delay](/faq) is',
      /:53 “delay” said otherwise when version 1\.2 was published: remove its link, or/,
    ],
    [
      'words without a link before another one',
      'We look after',
      '[We](/about) look after',
      /:15 “We” said otherwise .*: remove its link, or/,
    ],
    [
      'the last link',
      '[notices](#notices)',
      'notices',
      /:47 “notices” said otherwise .*: restore its link to “#notices”, or/,
    ],
    [
      'the number of an earlier version',
      /version: '1.2'/,
      "version: '1.1'",
      /:4 version is 1\.1, and 1\.2 is published: write '1\.3'/,
    ],
    ['no mark of a sample', 'formerPaths', 'sample: true\nformerPaths', /:6 sample said .*: remove it, or/],
    [
      'a number without a change',
      "'1.2'",
      "'1.3'",
      /:4 version is 1\.3, and nothing else has changed since 1\.2: write '1\.2'/,
    ],
  ])('keeps %s that was published (F-L3)', async (_what, from, to, message) => {
    const { edit, told } = await proposal();
    await edit(from, to);
    expect(await told()).toEqual([expect.stringMatching(message)]);
  });

  const KEPT = 'content/legal/versions/terms/2025-03-01.mdx';
  it.each([
    ['title', /title: .*/, "title: 'Terms of Use'", 2],
    ['summary', /summary: .*/, "summary: 'Something else.'", 3],
    ['number', "'1.0'", "'0.9'", 4],
    ['number, that of the next', "'1.0'", "'1.1'", 4],
    ['former addresses', 'formerPaths: []', "formerPaths: ['/old']", 6],
    ['note', 'some of them', 'all of them', 8],
    ['words', 'decision is final', 'decision is *final*', 15],
  ])('does not let the %s of a version that is kept be edited (F-L3)', async (_what, from, to, line) => {
    const { edit, told } = await proposal();
    await edit(from, to, KEPT);
    expect(await told()).toEqual([
      expect.stringMatching(
        `${KEPT}:${line} is not what applied from 1 March 2025: restore the file from git, .*this line was “`,
      ),
    ]);
  });

  it('finds once a version that is moved to another day, and one that is added to the past', async () => {
    const { root, edit, told } = await proposal();
    const [moved, added] = ['2025-04-01', '2024-03-01'].map((day) => KEPT.replace('2025-03-01', day));
    await cp(join(root, KEPT), join(root, added ?? ''));
    await edit("'2025-03-01'", "'2024-03-01'", added);
    await edit("'1.0'", "'0.8'", added);
    const past: unknown = expect.stringMatching(
      `${added}:4 version is 0.8, and 1.2 is published: .* remove this file`,
    );
    expect(await told()).toEqual([past]);
    await rename(join(root, KEPT), join(root, moved ?? ''));
    await edit("'2025-03-01'", "'2025-04-01'", moved);
    expect(await told()).toEqual([
      expect.stringMatching(
        `${moved}:5 effectiveDate is 2025-04-01, and version 1.0 was published for '2025-03-01'`,
      ),
      past,
    ]);
  });

  it('finds a version that is there a second time', async () => {
    const { root, edit, told } = await proposal();
    const again = KEPT.replace('2025-03-01', '2025-04-01');
    await cp(join(root, KEPT), join(root, again));
    await edit("'2025-03-01'", "'2025-04-01'", again);
    expect(await told()).toEqual([
      expect.stringMatching(`${again}:4 version is 1.0, and 1.2 is published: .* remove this file`),
    ]);
  });

  it('refuses a day that is a slip of typing, and a number below the one that is published', async () => {
    const { edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    await edit(`'${TODAY}'`, "'2226-11-21'");
    await edit("'1.3'", "'0.9'");
    expect(await told()).toEqual([
      expect.stringMatching(/:5 effectiveDate is 2226-11-21, more than two years from now: correct the year/),
      expect.stringMatching(/:4 version is 0\.9, and 1\.2 is published: write '1\.3'/),
    ]);
  });

  it('lets another address of a link be a new version, and counts no number of another document', async () => {
    const { published, edit, renew, told } = await proposal();
    const [entry] = entriesOf((await snapshotOf(published)).documents);
    const other = { ...entry, document: 'privacy', version: '7.0', withdrawn: '2026-01-01' };
    await writeFile(join(published, RECORD), JSON.stringify([other]));
    await renew();
    await edit('(/privacy)', '(/cookies)');
    expect(await told()).toEqual([]);
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
