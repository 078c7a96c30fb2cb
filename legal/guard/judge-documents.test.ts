import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { facts } from '../../content/facts.ts';
import { site } from '../../content/site.ts';
import { freezeVersion } from '#legal/read/figures.ts';
import { paths } from '../../scripts/support/paths.ts';
import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { madeUpDocuments, TODAY } from '#legal/tests/made-up-documents.ts';
import { FACTS, KEPT, matching, repository, TERMS } from '#legal/tests/proposal.ts';
import { redlineFiles } from '#legal/compare/redline-files.ts';
import { commitOf, git } from '../../scripts/support/git.ts';
import { ofGrade } from '#legal/diagnostic.ts';
import { guardVersions } from './guard-versions.ts';
import { judgeDocuments, writtenJudgement } from './judge-documents.ts';
import {
  entriesOf,
  publishedRecord,
  readRecord,
  RECORD,
  recordOf,
  withRelease,
} from '#legal/read/version-record.ts';
import { snapshotAt, snapshotOf } from '#legal/read/snapshot.ts';

// The day is given: the clock must not count.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01') });
  onTestFinished(() => void vi.useRealTimers());
});

const judged = async (root: string, ref?: string, day = TODAY) =>
  (await judgeDocuments(root, { day, ...(ref && { ref }) })).diagnostics.map(formatDiagnostic);

it('lets a document say what it likes that no earlier commit has', async () => {
  const { root, commit } = await repository();
  const file = join(root, 'content/legal/cookies.mdx');
  const text = await readFile(file, 'utf8');
  await rm(file);
  await commit('2026-02-03');
  await writeFile(file, text);
  expect(await judged(root, 'HEAD')).toEqual([]);
  const redline = redlineFiles(await snapshotAt(root, 'HEAD'), await snapshotOf(root), 'HEAD');
  expect(redline.versions.map(({ id }) => id)).toEqual(['cookies']);
  expect(redline.files['redline.md']).toContain(
    'Cookie Policy is new: version 1.0 applies from 1 March 2025.',
  );
  // Nobody has to write the record by hand.
  expect(redline.files[RECORD]).toContain('"document":"cookies","version":"1.0"');
});

it('compares figures with those of a commit, and archives these', async () => {
  const { root, edit } = await repository();
  await edit(FACTS, "'$12,000'", "'$13,000'");
  expect(await judged(root, 'published')).toEqual(
    matching(/terms\.mdx:4 version is 1\.2, and the text has changed/),
  );
  const before = await snapshotAt(root, await commitOf(root, 'published'));
  const { files } = redlineFiles(before, await snapshotOf(root), 'published');
  expect(files['redline.md']).toContain('~~$12,000~~ **$13,000**');
  expect(files[KEPT]).toContain('| Business | $12,000');
});

it.each(['./facts.ts', '#content/facts.ts'])(
  'reads a content/site.ts that imports %s, now and in a commit',
  async (specifier) => {
    const { root, commit, edit } = await repository();
    await cp(join(paths.root, 'package.json'), join(root, 'package.json'));
    const file = 'content/site.ts';
    await edit(file, 'export const', `import { facts } from '${specifier}';\nexport const`);
    await edit(file, 'legalName: ', 'legalName: facts.countries.text + ');
    await commit('2026-02-03');
    const snapshots = [await snapshotAt(root, 'HEAD'), await snapshotOf(root)];
    for (const { figures } of snapshots)
      expect(figures.address[0]).toBe(`${facts.countries.text}${site.legalName}`);
  },
);

it('lets the record of versions grow, and nothing of it change (F-L3)', async () => {
  const { root, edit, writeRecord } = await repository();
  const record = join(root, RECORD);
  const findings = () => judged(root, 'HEAD');
  expect(await findings()).toEqual([]);
  await edit(TERMS, 'A delay is', 'A delay of days is');
  // What the text lacks is findings of first, and once.
  const unraised: unknown = expect.stringMatching(/terms\.mdx:4 version is 1\.2, and the text has changed/);
  expect(await findings()).toEqual([unraised]);
  await writeRecord();
  const rewritten = /versions\.json:\d+ must not change what it says of terms 1\.2: restore that line/;
  expect(await findings()).toEqual([unraised, expect.stringMatching(rewritten)]);
  await writeFile(record, '[{}]');
  expect(await findings()).toEqual(matching(/versions\.json:1 is not as the tool wrote it/));
  await rm(record);
  expect(await findings()).toEqual([
    unraised,
    expect.stringMatching(/versions\.json:1 is missing: restore it/),
  ]);
});

it('keeps a text that was taken back in the record, and gives its number to no other', async () => {
  const { root, commit, edit, schedule, writeRecord } = await repository();
  const inForce = await schedule('1.3', '2027-01-01');
  await writeRecord();
  await commit('2026-02-03');
  await rm(join(root, KEPT));
  await writeFile(
    join(root, TERMS),
    inForce.replace('formerPaths: []', "formerPaths: ['/terms/2027-01-01']"),
  );
  const [before, after] = [await snapshotAt(root, 'HEAD'), await snapshotOf(root)];
  const { files } = redlineFiles(before, after, 'HEAD', TODAY);
  expect(Object.keys(files)).toEqual(['redline.html', 'redline.md', RECORD]);
  expect(files[RECORD]).toMatch(/"version":"1\.3","day":"2027-01-01",.*"withdrawn":"\d{4}-\d\d-\d\d"/);
  await writeFile(join(root, RECORD), files[RECORD] ?? '');
  const findings = (day = TODAY) => judged(root, 'HEAD', day);
  expect(await findings()).toEqual([]);
  expect((await findings('2027-01-01')).join()).toContain('must not change what it says of terms 1.3');
  await commit('2026-02-04');
  await schedule('1.3', '2027-02-01', 'A late answer is');
  expect((await findings()).join()).toContain('version is 1.3, and 1.3 was published');
  await edit(TERMS, "'1.3'", "'1.4'");
  expect((await findings()).join()).not.toContain('version is');
});

it.each<readonly [string, readonly RegExp[]]>([
  ['2026-09-30', []],
  [
    '2026-10-01',
    [
      /terms\.mdx:4 version is 1\.2, and version 1\.3 applies since 1 October 2026/,
      /versions\.json:\d+ must not change what it says of terms 1\.3/,
    ],
  ],
])('judges a withdrawal by the day of its merge: %s', async (merged, messages) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { root, commit, schedule, writeRecord } = await repository();
  await git(root, 'branch', '-M', 'main');
  const inForce = await schedule('1.3', '2026-10-01');
  await writeRecord();
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-09-01T12:00:00Z');
  await commit('2026-09-01');
  await rm(join(root, KEPT));
  const withdrawn = inForce.replace('formerPaths: []', "formerPaths: ['/terms/2026-10-01']");
  await writeFile(join(root, TERMS), withdrawn);
  const record = await readFile(join(root, RECORD), 'utf8');
  const taken = record.replace(/("version":"1\.3".*)}/, '$1,"withdrawn":"2026-09-29"}');
  await writeFile(join(root, RECORD), taken);
  vi.stubEnv('GIT_COMMITTER_DATE', `${merged}T12:00:00Z`);
  await commit(merged);
  expect(await judged(root)).toEqual(matching(...messages));
});

it('lets a version that is recorded and not yet published be recorded again', async () => {
  const { root, edit, schedule } = await repository();
  await schedule('1.3', '2027-01-01', 'A faulty delay is');
  const writeRecord = async () => {
    const { documents, record: known = [] } = await snapshotOf(root);
    const published = await publishedRecord(root, known);
    expect(guardVersions(published, documents, TODAY)).toEqual([]);
    await writeFile(join(root, RECORD), recordOf(entriesOf(documents, known, [], published)));
    const terms = ((await readRecord(root)) ?? []).filter(({ document }) => document === 'terms');
    return terms.map(({ version, withdrawn }) => [version, withdrawn]);
  };
  const earlier = [['1.2'], ['1.1'], ['1.0']].map(([version]) => [version, undefined]);
  expect(await writeRecord()).toEqual([['1.3', undefined], ...earlier]);
  await edit(TERMS, 'A faulty delay is', 'A long delay is');
  expect(await judged(root)).toEqual(
    matching(/does not hold terms 1\.3 as it is: npm run legal -- --record writes it/),
  );
  expect(await writeRecord()).toEqual([['1.3', undefined], ...earlier]);
  expect(await judged(root)).toEqual([]);
  // Under another number too, without a trace of the first.
  await edit(TERMS, "'1.3'", "'2.0'");
  expect(await writeRecord()).toEqual([['2.0', undefined], ...earlier]);
  expect(await judged(root)).toEqual([]);
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const conflict = (text: string) =>
  Buffer.from(text.replace(/^.*$/m, (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}.\n>>>>>>> other`));

it.each<readonly [string, string, (text: string) => Buffer, string]>([
  ['a text in UTF-16', TERMS, utf16, 'encoding than UTF-8'],
  ['a text in UTF-16 of the other order', TERMS, (text) => utf16(text).swap16(), 'encoding than UTF-8'],
  ['a text in UTF-16 without its mark', TERMS, (text) => utf16(text).subarray(2), 'encoding than UTF-8'],
  [
    'a text in Latin letters of Windows',
    TERMS,
    (text) => Buffer.from(text.replace('What it says.', 'The café.'), 'latin1'),
    'another encoding',
  ],
  [
    'a text that was read in the wrong encoding',
    TERMS,
    (text) => Buffer.from(text.replace('What it says.', 'Whatâ€™s said.')),
    'Whatâ€™s” has characters that were lost',
  ],
  ['an unfinished merge of a text', TERMS, conflict, 'two wordings'],
  ['an unfinished merge of an earlier text', 'content/legal/versions/terms/2025-03-01.mdx', conflict, 'two'],
  ['an unfinished merge of the record', RECORD, conflict, 'two wordings'],
  ['a list of names in UTF-16', 'content/legal/names.txt', utf16, 'encoding than UTF-8'],
  [
    'a fact whose value and text differ',
    FACTS,
    (text) => Buffer.from(text.replace('value: 12_000', 'value: 13_000')),
    'Ask a developer to correct it: legal texts use it by <Fact id="priceBusiness" />',
  ],
])('has one finding for %s', async (_what, file, breakFile, says) => {
  const { root } = await repository();
  const path = join(root, file);
  const source = await readFile(path, 'utf8').catch(() => 'Anna\n');
  await writeFile(path, breakFile(source));
  expect(await judged(root)).toEqual([expect.stringContaining(says)]);
});

it('names each file of an unfinished merge at once, and the lines of the record to keep', async () => {
  const { root } = await repository();
  for (const file of [TERMS, RECORD])
    await writeFile(join(root, file), conflict(await readFile(join(root, file), 'utf8')));
  expect(await judged(root)).toEqual(
    matching(
      /terms\.mdx:1 holds two .* keep the right one/,
      /versions\.json:1 .* the one of the main branch/,
    ),
  );
});

it('fails where git refuses, is absent or knows only a part of the history, or the published texts cannot be read', async () => {
  const { root, commit, edit } = await repository();
  await edit(TERMS, 'title:', 'headline:');
  await commit('2026-02-03');
  await edit(TERMS, 'headline:', 'title:');
  expect(await judged(root)).toEqual(
    matching(/versions\.json:1 cannot be compared: the texts of the published commit .* are not readable/),
  );
  const clone = `${root}/clone`;
  await git(root, 'clone', '--quiet', '--depth', '1', `file://${root}`, clone);
  for (const ref of [undefined, 'HEAD'])
    await expect(judged(clone, ref)).rejects.toThrow(/only a part of the history.*git fetch --unshallow/);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  await expect(judged(root)).rejects.toThrow(/belongs to another user: run git config .* safe\.directory/);
  vi.stubEnv('PATH', '');
  await expect(judged(root)).rejects.toThrow(/git is not installed/);
});

it('says what to do about a ref that git does not know', async () => {
  await expect(judged(paths.root, 'nowhere')).rejects.toThrow(/git knows no nowhere: name a branch/);
});

it('compares with the commit that is published, where none is named', async () => {
  const { root, commit, edit } = await repository();
  await git(root, 'branch', '-M', 'main');
  await git(root, 'checkout', '-qb', 'delay');
  await edit(TERMS, 'A delay is', 'A delay of days is');
  const unraised: unknown = expect.stringMatching(/terms\.mdx:4 version is 1\.2, and the text has changed/);
  expect(await judged(root)).toEqual([unraised]);
  await commit('2026-11-20');
  expect(await judged(root)).toEqual([unraised]);
  expect(await judged(root, 'main')).toEqual([unraised]);
});

it('shows warnings until the text is published', async () => {
  const { root, commit, edit } = await repository();
  await git(root, 'branch', '-M', 'main');
  await edit(TERMS, 'A delay is', 'A deelay of thirty days is');
  const warnings = async () =>
    ofGrade('warning', (await judgeDocuments(root, { day: TODAY })).diagnostics).map(
      ({ message }) => message,
    );
  expect(await warnings()).toEqual([expect.stringContaining('“deelay” is in no dictionary')]);
  await commit('2026-11-20');
  expect(await warnings()).toEqual([]);
});

it('reports a version that was merged after its day, until it has another day or is reverted', async () => {
  const { root, commit, edit, schedule, writeRecord } = await repository();
  await git(root, 'branch', '-M', 'main');
  const inForce = await schedule('1.3', '2026-03-02');
  await writeRecord();
  await commit('2026-03-04');
  expect(await judged(root)).toEqual(
    matching(
      /terms\.mdx:1 says that version 1\.3 applies from 2 March 2026, and it was merged on .*: propose it again with a day to come as effectiveDate, under the same number, or revert/,
    ),
  );
  const late = await readFile(join(root, TERMS), 'utf8');
  await edit(TERMS, "'2026-03-02'", "'2026-12-01'");
  await writeRecord();
  expect(await judged(root)).toEqual([]);
  await writeFile(join(root, TERMS), inForce);
  await rm(join(root, KEPT));
  await writeRecord();
  expect(await judged(root)).toEqual([]);
  await writeFile(join(root, TERMS), late);
  await writeFile(join(root, KEPT), freezeVersion(inForce));
  await writeRecord();
  const record = (await readRecord(root)) ?? [];
  await writeFile(join(root, RECORD), recordOf(await withRelease(root, record)));
  await commit('2026-03-04');
  expect(await judged(root)).toEqual([]);
});

it.each([
  ["'/old'", "'/old'", /:6 the list of former addresses has “\/old”, as content\/redirects\.ts has/],
  ["'/a', '/a'", '', /has “\/a”, as content\/legal\/terms\.mdx has: keep one of them/],
  ["'/terms/2025-03-01'", '', /has “\/terms\/2025-03-01”, which is the address of a version/],
  ["'/terms/changes'", '', /has “\/terms\/changes”, which is the address of a version or of its changes/],
])('judges the former addresses of a version today: %s', async (former, redirect, message) => {
  const { root, edit } = await repository();
  await edit(TERMS, 'formerPaths: []', `formerPaths: [${former}]`);
  await writeFile(join(root, 'content/redirects.ts'), `{ from: ${redirect}, to: 'terms' }`);
  expect((await judged(root)).join('\n')).toMatch(message);
});

it('looks at the same without a history, as far as the record tells', async () => {
  const root = await madeUpDocuments();
  for (const file of [FACTS, 'content/site.ts']) await cp(join(paths.root, file), join(root, file));
  expect(await judged(root)).toEqual([]);
  const [first, ...others] = entriesOf((await snapshotOf(root)).documents);
  if (!first) throw new Error('There are documents');
  await writeFile(join(root, RECORD), recordOf(others));
  const unrecorded: unknown = expect.stringMatching(
    `versions\\.json:1 does not hold ${first.document} ${first.version} as it is: npm run legal -- --record`,
  );
  expect(await judged(root)).toEqual([unrecorded]);
  await writeFile(join(root, RECORD), recordOf([first, ...others]));
  const kept = 'content/legal/versions/terms/2025-03-01.mdx';
  const text = await readFile(join(root, kept), 'utf8');
  await writeFile(join(root, kept), text.replace('decision is final', 'decision is not final'));
  expect(await judged(root)).toEqual([
    `${kept}:1 is not what applied from 1 March 2025 as version 1.0: restore the file from git, because users accepted that text`,
  ]);
});

it('tells of a new document and of a file of no page what it tells of any, and never ends as if all were well', async () => {
  const { root, commit, edit } = await repository();
  const file = 'content/legal/cookies.mdx';
  const text = await readFile(join(root, file), 'utf8');
  await rm(join(root, file));
  await commit('2026-02-03');
  await writeFile(join(root, file), text);
  await edit(file, 'a User may', 'a User, {who} may');
  await edit(file, 'mean the same', 'meen the same');
  await writeFile(join(root, 'content/legal/unlisted.mdx'), text);
  const judgement = await judgeDocuments(root, { ref: 'HEAD', day: TODAY });
  const found = judgement.diagnostics.map(formatDiagnostic);
  expect(found).toEqual(
    matching(
      /cookies\.mdx:\d+ “\{who\}” is left open/,
      /unlisted\.mdx:1 belongs to no page/,
      /cookies\.mdx:\d+ “meen” is in no dictionary/,
    ),
  );
  const written = writtenJudgement(judgement);
  expect(written).toMatch(
    /cookies\.mdx\n *\d+:1 +error +“\{who\}” is left open[^\n]*\n *\d+:1 +warning +“meen”/,
  );
  expect(written).toContain('content/legal/terms.mdx: no issues found');
  expect(written).toContain('2 errors, 1 warning');
});
