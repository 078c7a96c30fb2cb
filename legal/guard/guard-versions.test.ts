import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { freezeVersion } from '#legal/read/figures.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { entriesOf, RECORD, recordOf } from '#legal/read/version-record.ts';
import { TODAY } from '#legal/tests/made-up-documents.ts';
import { FACTS, KEPT, matching, proposal, TERMS, WORDS } from '#legal/tests/proposal.ts';

type Edit = readonly [from: string | RegExp, to: string, file?: string];

const FIRST = 'content/legal/versions/terms/2025-03-01.mdx';
const DAY: Edit = [/effectiveDate: .*/, `effectiveDate: '${TODAY}'`];
const onDay = (day: string): Edit => [DAY[0], `effectiveDate: '${day}'`];
const NOTE: Edit = ['No waiver: counted in days.', 'Who we are: another link.'];
const PRICE = /priceBusiness: .+/;
const NEW_PRICE = "priceBusiness: { value: 13_000, text: '$13,000' },";
const FEE_NOTE: Edit = ['No waiver: counted in days.', 'Subscription fees: Business costs more.'];
const numbered = (version: string): Edit => ["'1.3'", `'${version}'`];

describe('a published text', () => {
  it.each<readonly [string, readonly Edit[], RegExp | undefined]>([
    ['that is wrapped anew', [[WORDS[0], WORDS[0].replace(' is ', '\nis ')]], undefined],
    [
      'with another word',
      [WORDS],
      /terms\.mdx:4 version is 1\.2, and the text has changed: .* \('2026-11-21' or later\).*\nversion: '1\.3'\neffectiveDate: '2026-11-28'\nformerPaths: \[\]\nchanges:\n {2}- 'No waiver: adds “of days”\.'$/,
    ],
    [
      'with another figure',
      [[/minimumTicket: .+/, "minimumTicket: { value: 2, text: 'US$2' },", FACTS]],
      /:4 version is 1\.2, and the text has changed/,
    ],
    ['with another title', [[/title: .*/, "title: 'Terms of Use'"]], /:4 .*the text has changed/],
    ['with another summary', [[/summary: .*/, "summary: 'More.'"]], /:4 .*its day, summary, notes, links/],
    ['with another note', [['some of them', 'all of them']], /:4 .*its day, summary, notes, links/],
    ['with another day', [onDay('2026-02-03')], /:4 .*its day, summary, notes, links/],
    ['with another link', [['(/privacy)', '(/cookies)']], /:4 .*its day, summary, notes, links/],
    ['marked as a sample', [['formerPaths', 'sample: true\nformerPaths']], /:4 .*mark of a sample/],
  ])('%s keeps its number only without a change (F-L3)', async (_what, edits, message) => {
    const { edit, findings } = await proposal();
    for (const one of edits) await edit(...one);
    expect(await findings()).toEqual(matching(...(message ? [message] : [])));
  });

  it.each([
    ['title', /title: .*/, "title: 'Terms of Use'"],
    ['summary', /summary: .*/, "summary: 'Something else.'"],
    ['number', "'1.0'", "'0.9'"],
    ['note', 'some of them', 'all of them'],
    ['words', 'decision is final', 'decision is not final'],
  ])('does not let the %s of a version that is kept be edited (F-L3)', async (_what, from, to) => {
    const { edit, findings } = await proposal();
    await edit(from, to, FIRST);
    expect((await findings())[0]).toContain(
      `${FIRST}:1 is not what applied from 1 March 2025 as version 1.0: restore the file from git`,
    );
  });

  it('stays when it is replaced, with every word and link (F-L3)', async () => {
    const { root, edit, renew, findings } = await proposal();
    await renew();
    await edit(...WORDS);
    await edit('(/privacy)', '(/cookies)', KEPT);
    await edit('No waiver: counted', 'Who we are, no waiver: counted');
    expect(await findings()).toEqual(matching(/2026-02-02\.mdx:1 is not what applied/));
    await rm(join(root, KEPT));
    expect(await findings()).toEqual(
      matching(/2026-02-02\.mdx:1 is missing: .*legal -- review writes this file/),
    );
  });

  it('is restored when its file is gone, unless it was a sample', async () => {
    const { published, root, edit, findings } = await proposal();
    await rm(join(root, FIRST));
    expect(await findings()).toEqual([
      `${FIRST}:1 is missing: version 1.0 stays readable; restore the file from git`,
    ]);
    await edit('formerPaths', 'sample: true\nformerPaths', FIRST, published);
    expect(await findings()).toEqual([]);
  });

  it('is neither added to the past nor moved to another day', async () => {
    const { root, edit, findings } = await proposal();
    const moved = FIRST.replace('2025-03-01', '2025-04-01');
    await cp(join(root, FIRST), join(root, moved));
    await edit("'2025-03-01'", "'2025-04-01'", moved);
    const past: unknown = expect.stringMatching(`${moved}:4 version is 1.0, and 1.2 is published: .* remove`);
    expect(await findings()).toEqual([past]);
    await rm(join(root, FIRST));
    expect(await findings()).toEqual([expect.stringMatching(`${FIRST}:1 is missing`), past]);
  });
});

describe('a new version', () => {
  it.each<readonly [string, readonly Edit[], readonly RegExp[]]>([
    ['that is complete', [WORDS], []],
    ['of another title', [[/title: .*/, "title: 'Terms of Use'"]], []],
    ['of a link alone', [['(/privacy)', '(/cookies)'], NOTE], []],
    ['without a change', [], [/:4 version is 1\.3, and nothing else has changed since 1\.2: write '1\.2'/]],
    [
      'two steps on',
      [WORDS, numbered('1.5')],
      [/:4 version is 1\.5, more than a step after 1\.2: write '1\.3'/],
    ],
    ['with a whole number', [WORDS, numbered('2.0')], []],
    [
      'with a lower number',
      [WORDS, numbered('0.9')],
      [/:4 version is 0\.9, and 1\.2 was published: write '1\.3'/],
    ],
    ['in 200 years', [WORDS, onDay('2226-11-21')], [/:5 effectiveDate is 2226-11-21, more than two years/]],
    ['within two years', [WORDS, onDay('2028-11-21')], []],
    [
      'with a changed fee at once',
      [[PRICE, NEW_PRICE, FACTS], FEE_NOTE],
      [
        /:5 effectiveDate is 2026-11-21, and “Subscription fees” changes a fee, .*: write '2026-11-26' or later/,
      ],
    ],
    ['with a changed fee in five days', [[PRICE, NEW_PRICE, FACTS], FEE_NOTE, onDay('2026-11-26')], []],
    [
      'that leaves a clause out of its notes',
      [WORDS, ['The English text counts', 'The text counts']],
      [
        /:7 changes lack a line that begins with “Language”, .*\nchanges:\n {2}- 'No waiver: counted in days\.'\n {2}- 'Language: no longer says “English”\.'$/,
      ],
    ],
    [
      'with a clause that is named in the words of a note alone',
      [WORDS, ['No waiver: counted', 'Delays: there is no waiver, counted']],
      [/:7 changes lack a line that begins with “No waiver”/],
    ],
    [
      'with two changes in a passage',
      [WORDS, ['The English text counts, and a', 'Text in English counts, and a']],
      [/- 'Language: “The English text” becomes “Text in English”\.'/],
    ],
    [
      'with the notes of the one before',
      [WORDS, ['No waiver: counted in days.', 'Words: some of them.']],
      [/:7 changes are those of the version before: .*\nchanges:\n {2}- 'No waiver: adds “of days”\.'$/],
    ],
    [
      'without a heading',
      [['### No waiver', '### Waivers']],
      [
        /:7 changes lack a line that begins with “Waivers”, .*- 'Waivers: was called “No waiver”\.'/s,
        /:6 the list of former addresses lacks \/terms#no-waiver, .*\nformerPaths:\n {2}- '\/terms#no-waiver -> #waivers'$/,
      ],
    ],
    [
      'without the headings to which former addresses lead',
      [
        ['### No waiver', '### Waivers'],
        ['## Fees', '## Costs'],
        ['No waiver: counted', 'Costs, waivers: counted'],
        [
          'formerPaths: []',
          "formerPaths: ['/old', '/terms#delay -> #no-waiver', '/terms#dues -> #fees', '/terms#language -> #notices']",
        ],
      ],
      [
        /formerPaths:\n {2}- '\/old'\n {2}- '\/terms#delay -> #waivers'\n {2}- '\/terms#dues -> #costs'\n {2}- '\/terms#fees -> #costs'\n {2}- '\/terms#no-waiver -> #waivers'$/,
      ],
    ],
    [
      'with the former address of a heading',
      [
        ['### No waiver', '### Waivers'],
        ['formerPaths: []', "formerPaths: ['/terms#no-waiver -> #waivers']"],
        ['No waiver: counted', 'Waivers: counted'],
      ],
      [],
    ],
  ])('%s is judged', async (_what, edits, messages) => {
    const { edit, renew, findings } = await proposal();
    await renew();
    for (const one of edits) await edit(...one);
    expect(await findings()).toEqual(matching(...messages));
  });

  it('lets no text apply before it is published, and names the day to write (F-L1)', async () => {
    const { edit, renew, findings } = await proposal();
    await renew();
    await edit(...WORDS);
    await edit(...onDay('2026-11-20'));
    expect(await findings()).toEqual(
      matching(/:5 effectiveDate is 2026-11-20, which has passed, .*: write '2026-11-21'/),
    );
  });

  it.each([TODAY, '2026-11-22'])(
    'replaces samples by a first version of %s without an archive',
    async (day) => {
      const { published, root, edit, renew, findings } = await proposal();
      const archive = 'content/legal/versions/terms';
      for (const file of [TERMS, `${archive}/2025-09-15.mdx`, FIRST])
        await edit('formerPaths', 'sample: true\nformerPaths', file, published);
      await renew();
      await edit(...WORDS);
      await rm(join(root, archive), { recursive: true });
      await edit(...onDay(day));
      expect(await findings()).toEqual([]);
    },
  );

  it('takes no number of a version that was taken back', async () => {
    const { published, edit, renew, findings } = await proposal();
    const entry = entriesOf((await snapshotOf(published)).documents).find((one) => one.document === 'terms');
    const lines = [{ ...entry, version: '1.3', day: '2026-10-01', withdrawn: '2026-09-01' }];
    await writeFile(join(published, RECORD), JSON.stringify(lines));
    await edit(...WORDS);
    expect((await findings())[0]).toContain("version: '1.4'");
    await edit(WORDS[1], WORDS[0]);
    await renew();
    await edit(...WORDS);
    expect(await findings()).toEqual(matching(/:4 version is 1\.3, and 1\.3 was published: write '1\.4'/));
  });
});

/** A complete new version that is published, and applies from a day; the copy is where its successor is written. */
async function publishedVersion(day = TODAY) {
  const made = await proposal();
  const { published, root, edit, renew } = made;
  const before = await readFile(join(root, TERMS), 'utf8');
  await renew();
  await edit(...WORDS);
  await edit(...onDay(day));
  await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
  const succeed = async (next: string) => {
    await edit(WORDS[1], 'A delay of weeks is no waiver.');
    await edit(...numbered('1.4'));
    await edit(...onDay(next));
    await edit('No waiver: counted in days.', 'No waiver: counted in weeks.');
  };
  return { ...made, before, succeed };
}

it('is corrected on the day of its publication by one of the next day', async () => {
  const { edit, findings, succeed } = await publishedVersion();
  await edit(WORDS[1], 'A delay of months is no waiver.');
  expect(await findings()).toEqual(matching(/:4 version is 1\.3, .* \('2026-11-22' or later\)/));
  await edit('A delay of months is no waiver.', WORDS[1]);
  await succeed(TODAY);
  expect(await findings()).toEqual(
    matching(/:5 effectiveDate is 2026-11-21, the day of version 1\.3, .*: write '2026-11-22' or later/),
  );
});

it('lists the samples to delete with the first real version, until that is published', async () => {
  const { published, root, edit, renew, findings } = await proposal();
  const archive = ['2025-09-15', '2025-03-01'].map((day) => FIRST.replace('2025-03-01', day));
  for (const folder of [published, root])
    for (const file of [TERMS, ...archive])
      await edit('formerPaths', 'sample: true\nformerPaths', file, folder);
  const record = entriesOf((await snapshotOf(published)).documents);
  await writeFile(join(published, RECORD), recordOf(record.map((entry) => ({ ...entry, pdf: 'a' }))));
  await renew();
  await edit('sample: true\n', '');
  await rm(join(root, KEPT));
  await edit(...WORDS);
  const pdfs = ['1.2', '1.1', '1.0'].map((version) => `content/legal/pdf/terms-${version}.pdf`);
  expect(await findings()).toEqual([
    `${TERMS}:4 version is 1.3, the first that is no sample: delete the samples before it, which never applied: ${[...archive, ...pdfs].join(', ')}`,
  ]);
  await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
  expect(await findings()).toEqual([]);
});

describe('a version that does not apply yet', () => {
  it.each(['2026-12-01', '2027-01-01'])('is not overtaken on %s: what to do is said', async (day) => {
    const { findings, succeed } = await publishedVersion('2027-01-01');
    await succeed(day);
    expect(await findings()).toEqual(
      matching(
        `:5 effectiveDate is ${day}, and version 1\\.3 is scheduled for 2027-01-01: .* first withdraw that version in a separate proposal \\(revert it, and add '/terms/2027-01-01'`,
      ),
    );
  });

  it('is taken back, and its address leads elsewhere', async () => {
    const { published, root, before, edit, findings, succeed } = await publishedVersion('2027-01-01');
    const second = KEPT.replace('2026-02-02', '2027-01-01');
    await writeFile(join(root, second), freezeVersion(await readFile(join(root, TERMS), 'utf8')));
    await succeed('2027-02-01');
    await edit('formerPaths: []', "formerPaths: ['/old']");
    await cp(join(root, 'content'), join(published, 'content'), { recursive: true });
    await writeFile(join(root, TERMS), before);
    for (const file of [KEPT, second]) await rm(join(root, file));
    expect(await findings()).toEqual(
      matching(
        /:6 .* of version 1\.4 and 1\.3, .*\nformerPaths:\n {2}- '\/terms\/2027-02-01'\n {2}- '\/terms\/2027-01-01'\n {2}- '\/old'$/,
      ),
    );
    await edit('formerPaths: []', "formerPaths: ['/terms/2027-01-01', '/terms/2027-02-01', '/old']");
    expect(await findings()).toEqual([]);
  });

  it('stays when a later one follows it', async () => {
    const { findings, succeed } = await publishedVersion('2027-01-01');
    await succeed('2027-02-01');
    expect(await findings()).toEqual(matching(/2027-01-01\.mdx:1 is missing/));
  });
});
