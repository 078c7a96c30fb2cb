import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { facts } from '../../content/facts.ts';
import { site } from '../../content/site.ts';
import { freezeVersion } from '#legal/read/figures.ts';
import { paths } from '../../scripts/support/paths.ts';
import { formatFinding } from '../../scripts/support/findings.ts';
import { madeUpDocuments, TODAY } from '#legal/tests/made-up-documents.ts';
import { FACTS, KEPT, matching, repository, TERMS } from '#legal/tests/repository.ts';
import { redlineFiles } from '#legal/compare/redline-files.ts';
import { commitOf, git } from '../../scripts/support/git.ts';
import { ofGrade } from '../findings.ts';
import { guardVersions } from './guard-versions.ts';
import { judgeDocuments, writtenJudgement } from './judge-documents.ts';
import { entriesOf, readRecord, RECORD, recordOf, withRelease } from '#legal/read/version-record.ts';
import { snapshotAt, snapshotOf } from '#legal/read/snapshot.ts';

// The day is given: the clock must not count.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01') });
  onTestFinished(() => void vi.useRealTimers());
});

const judged = async (root: string, ref?: string, day = TODAY) =>
  (await judgeDocuments(root, { day, ...(ref && { ref }) })).findings.map(formatFinding);

it('a judgement compares figures with those of a commit, and archives these', async () => {
  const { root, edit } = await repository();
  await edit(FACTS, "'$12,000'", "'$13,000'");
  expect(await judged(root, 'published')).toEqual(matching(UNRAISED));
  const before = await snapshotAt(root, await commitOf(root, 'published'));
  const { files } = redlineFiles(before, await snapshotOf(root), 'published');
  expect(files['redline.md']).toContain('~~$12,000~~ **$13,000**');
  expect(files[KEPT]).toContain('| Business | $12,000');
});

it.each(['./facts.ts', '#content/facts.ts'])(
  'a judgement reads a content/site.ts that imports %s, now and in a commit',
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

const UNRAISED = /terms\.mdx:4 version is 1\.2, and the text has changed/;

it('a changed text has one finding while it is not recorded, and a record that the tool did not write comes first (F-L3)', async () => {
  const { root, edit } = await repository();
  const findings = () => judged(root, 'HEAD');
  expect(await findings()).toEqual([]);
  await edit(TERMS, 'A delay is', 'A delay of days is');
  expect(await findings()).toEqual(matching(UNRAISED));
  await writeFile(join(root, RECORD), '[{}]');
  expect(await findings()).toEqual(matching(/versions\.json:1 is not as the tool wrote it/));
});

it('a text may be taken back until the day that it had, and stays in the record', async () => {
  const { root, commit, schedule, writeRecord } = await repository();
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
  expect(Object.keys(files)).toEqual(['redline.md', RECORD]);
  expect(files[RECORD]).toMatch(/"version":"1\.3","day":"2027-01-01",.*"withdrawn":"\d{4}-\d\d-\d\d"/);
  await writeFile(join(root, RECORD), files[RECORD] ?? '');
  const findings = (day = TODAY) => judged(root, 'HEAD', day);
  expect(await findings()).toEqual([]);
  expect((await findings('2027-01-01')).join()).toContain('must not change what it says of terms 1.3');
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
])('a withdrawal is judged by the day of its merge: %s', async (merged, messages) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { root, commit, schedule, writeRecord } = await repository();
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

it('a version that is recorded and not yet published may be recorded again', async () => {
  const { root, edit, schedule } = await repository();
  await schedule('1.3', '2027-01-01', 'A faulty delay is');
  const writeRecord = async () => {
    const { documents, record: known = [] } = await snapshotOf(root);
    const { published = known } = await judgeDocuments(root, { day: TODAY });
    expect(guardVersions(published, documents, TODAY)).toEqual([]);
    await writeFile(join(root, RECORD), recordOf(entriesOf(documents, known, [], published)));
    return ((await readRecord(root)) ?? []).flatMap(({ document, version, withdrawn = '' }) =>
      document === 'terms' ? `${version}${withdrawn}` : [],
    );
  };
  expect(await writeRecord()).toEqual(['1.3', '1.2', '1.1', '1.0']);
  await edit(TERMS, 'A faulty delay is', 'A long delay is');
  expect(await judged(root)).toEqual(
    matching(/does not hold terms 1\.3 as it is: npm run legal -- --record writes it/),
  );
  // Under the same number, and under another without a trace of the first.
  for (const version of ['1.3', '2.0']) {
    await edit(TERMS, "version: '1.3'", `version: '${version}'`);
    expect(await writeRecord()).toEqual([version, '1.2', '1.1', '1.0']);
    expect(await judged(root)).toEqual([]);
  }
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const conflict = (text: string) =>
  Buffer.from(text.replace(/^.*$/m, (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}.\n>>>>>>> other`));
const typed =
  (from: string, to: string, encoding: BufferEncoding = 'utf8') =>
  (text: string) =>
    Buffer.from(text.replace(from, to), encoding);
const FIRST = 'content/legal/versions/terms/2025-03-01.mdx';
const ENCODED = /encoding than UTF-8/;

it.each<readonly [string, readonly string[], (text: string) => Buffer, RegExp[]]>([
  ['a text in UTF-16', [TERMS], utf16, [ENCODED]],
  ['a text in UTF-16 of the other order', [TERMS], (text) => utf16(text).swap16(), [ENCODED]],
  ['a text in UTF-16 without its mark', [TERMS], (text) => utf16(text).subarray(2), [ENCODED]],
  ['Latin letters of Windows', [TERMS], typed('What it says.', 'The café.', 'latin1'), [/another encoding/]],
  ['a text read in the wrong encoding', [TERMS], typed('What it', 'Whatâ€™s'), [/Whatâ€™s” has .* lost/]],
  ['an unfinished merge of an earlier text', [FIRST], conflict, [/two wordings/]],
  [
    'an unfinished merge of a text and of the record',
    [TERMS, RECORD],
    conflict,
    [/terms\.mdx:1 holds two .* keep the right one/, /versions\.json:1 .* the one of the main branch/],
  ],
  [
    'a list of subjects with an unknown value',
    ['content/legal/subjects.yaml'],
    () =>
      Buffer.from('same: {}\notherTexts: []\nsomeReaders: []\nsubjects:\n  law: ["governed by {land}"]\n'),
    [/subjects\.yaml:5 cannot be read \({land} in .* none of law, .*write a phrase as the head/],
  ],
  [
    'a list of subjects without phrases',
    ['content/legal/subjects.yaml'],
    () => Buffer.from('same: {}\notherTexts: []\nsomeReaders: []\nsubjects:\n  law: governed\n'),
    [/subjects\.yaml:1 cannot be read \(.*expected array.*subjects\.law\)/],
  ],
  ['a list of names in UTF-16', ['content/legal/names.txt'], utf16, [ENCODED]],
])('a judgement has one finding in each file for %s', async (_what, files, breakFile, says) => {
  const { root } = await repository();
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8').catch(() => 'Anna\n');
    await writeFile(join(root, file), breakFile(source));
  }
  expect(await judged(root)).toEqual(matching(...says));
});

it('a judgement fails if git refuses, is absent or has a part of the history, or published texts are unreadable', async () => {
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

it('a judgement compares with the commit that is published, where none is named', async () => {
  const { root, commit, edit } = await repository();
  await git(root, 'checkout', '-qb', 'delay');
  await edit(TERMS, 'A delay is', 'A delay of days is');
  expect(await judged(root)).toEqual(matching(UNRAISED));
  await commit('2026-11-20');
  for (const ref of [undefined, 'main']) expect(await judged(root, ref)).toEqual(matching(UNRAISED));
  await expect(judged(root, 'nowhere')).rejects.toThrow(/git knows no nowhere: name a branch/);
});

it('a judgement shows warnings until the text is published', async () => {
  const { root, commit, edit } = await repository();
  await edit(TERMS, 'A delay is', 'A de- lay of thirty days is');
  const warnings = async () =>
    ofGrade('warning', (await judgeDocuments(root, { day: TODAY })).findings).map(({ message }) => message);
  expect(await warnings()).toEqual([expect.stringContaining('“de- lay” is a word that was parted')]);
  await commit('2026-11-20');
  expect(await warnings()).toEqual([]);
});

it('a version that was merged after its day is reported, until it has another day or is reverted', async () => {
  const { root, commit, edit, schedule, writeRecord } = await repository();
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

it('a judgement without a history looks at the same, as far as the record tells', async () => {
  const root = await madeUpDocuments();
  for (const file of [FACTS, 'content/site.ts']) await cp(join(paths.root, file), join(root, file));
  expect(await judged(root)).toEqual([]);
  const [first, ...others] = entriesOf((await snapshotOf(root)).documents);
  if (!first) throw new Error('There are documents');
  await writeFile(join(root, RECORD), recordOf(others));
  expect(await judged(root)).toEqual(
    matching(`json:1 does not hold ${first.document} ${first.version} as it is: npm run legal -- --record`),
  );
  await writeFile(join(root, RECORD), recordOf([first, ...others]));
  const text = await readFile(join(root, FIRST), 'utf8');
  await writeFile(join(root, FIRST), text.replace('decision is final', 'decision is not final'));
  expect(await judged(root)).toEqual(matching(`^${FIRST}:1 is not what applied from 1 March 2025`));
});

it('a new document is judged as any other, and its findings are counted', async () => {
  const { root, commit, edit } = await repository();
  const file = 'content/legal/cookies.mdx';
  const text = await readFile(join(root, file), 'utf8');
  await rm(join(root, file));
  await commit('2026-02-03');
  await writeFile(join(root, file), text);
  expect(await judged(root, 'HEAD')).toEqual([]);
  const { versions, files } = redlineFiles(await snapshotAt(root, 'HEAD'), await snapshotOf(root), 'HEAD');
  expect(versions.map(({ id }) => id)).toEqual(['cookies']);
  expect(files['redline.md']).toContain('Cookie Policy is new: version 1.0 applies from 1 March 2025.');
  // Nobody has to write the record by hand.
  expect(files[RECORD]).toContain('"document":"cookies","version":"1.0"');

  await edit(file, 'formerPaths: []', "formerPaths: ['/a', '/a']");
  expect(await judged(root, 'HEAD')).toEqual(matching(/cookies\.mdx:6 .*“\/a”, as/));
  await edit(file, 'a User may', 'a User, {who} may');
  await edit(file, 'mean the same', 'me- an the same');
  await writeFile(join(root, 'content/legal/unlisted.mdx'), text);
  const judgement = await judgeDocuments(root, { ref: 'HEAD', day: TODAY });
  expect(judgement.findings.map(formatFinding)).toEqual(
    matching(/cookies\.mdx:\d+ “\{who\}”/, /unlisted\.mdx:1 belongs to no page/, /cookies\.mdx:\d+ “me- an”/),
  );
  const written = writtenJudgement(judgement);
  expect(written).toMatch(/cookies\.mdx\n *\d+:1 +error +“\{who\}”[^\n]*\n *\d+:1 +warning +“me- an”/);
  expect(written).toContain('content/legal/terms.mdx: no issues found');
  expect(written).toContain('2 errors, 1 warning');
});
