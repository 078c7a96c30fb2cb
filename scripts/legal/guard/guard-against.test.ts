import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { legalLabels } from '#content/legal-labels.ts';
import { paths } from '#scripts/support/paths.ts';
import { freezeVersion } from '#scripts/legal/read/figures.ts';
import { writtenFinding } from '#scripts/legal/read/findings.ts';
import { FACTS, repository, TERMS, TODAY } from '#tests/support/legal-proposal.ts';
import { redlineFiles } from '#scripts/legal/compare/redline-files.ts';
import { feesKnownSince } from './fees.ts';
import { commitOf } from '#scripts/legal/read/git.ts';
import { legalIds } from '#src/routes.ts';
import { recordFileFaults } from './record-faults.ts';
import { guardAgainst } from './guard-against.ts';
import { entriesOf, RECORD, recordOf } from '#scripts/legal/read/version-record.ts';
import { snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';

it('lets a document say what it likes that no earlier commit has', async () => {
  const { root, commit } = await repository();
  const file = join(root, 'content/legal/cookies.mdx');
  const text = await readFile(file, 'utf8');
  await rm(file);
  await commit('2026-02-03');
  await writeFile(file, text);
  const { verdicts } = await guardAgainst(root, 'HEAD', TODAY);
  const told = verdicts.map(({ document, hasChanged, findings }) => [document.id, hasChanged, findings]);
  expect(told).toContainEqual(['cookies', true, []]);
  expect(told).toContainEqual(['terms', false, []]);
  await writeFile(join(root, RECORD), '[]');
  const redline = redlineFiles(await snapshotAt(root, 'HEAD'), await snapshotOf(root), 'HEAD');
  expect(redline.versions.map(({ id }) => id)).toEqual(['cookies']);
  expect(redline.files['redline.md']).toContain(
    'Cookie Policy is new: version 1.0 applies from 1 March 2025.',
  );
  // Nobody has to write the record by hand.
  expect(redline.files[RECORD]).toContain('"document":"cookies","version":"1.0"');
});

it('compares a folder with a commit, and writes the redline and the version to be kept', async () => {
  const { root, edit } = await repository();
  await edit(TERMS, 'A delay is', 'A delay of days is');
  await edit(FACTS, "'$12,000'", "'$13,000'");
  const { verdicts } = await guardAgainst(root, 'published', TODAY);
  const findings = verdicts.flatMap((verdict) => verdict.findings.map(writtenFinding));
  expect(findings).toEqual([
    expect.stringMatching(/terms\.mdx:4 version is 1\.2, .* as effectiveDate \(a fee has changed \(/),
  ]);

  const before = await snapshotAt(root, await commitOf(root, 'published'));
  const { versions, files } = redlineFiles(before, await snapshotOf(root), 'published');
  expect(versions.map(({ id }) => id)).toEqual(['terms']);
  const [html = '', markdown = '', kept = ''] = Object.values(files);
  const { addedStart, end } = legalLabels.redline;
  expect(html).toContain(
    `A delay <ins><span>${addedStart}</span>of days <span>${end}</span></ins>is no waiver.`,
  );
  expect(markdown).toContain('A delay **of days** is no waiver.');
  expect(markdown).toContain('From version 1.2 of 2 February 2026');
  expect(Object.keys(files)[2]).toBe('content/legal/versions/terms/2026-02-02.mdx');
  expect(kept).toContain('| Business | $12,000');
});

it.each(['./facts.ts', '#content/facts.ts'])(
  'reads a content/site.ts that imports %s, now and in a commit',
  async (specifier) => {
    const { root, commit, edit } = await repository();
    await cp(join(paths.root, 'package.json'), join(root, 'package.json'));
    const site = 'content/site.ts';
    await edit(site, 'export const', `import { facts } from '${specifier}';\nexport const`);
    await edit(site, "legalName: 'Qanat ", "legalName: facts.countries.text + ' ");
    await commit('2026-02-03');
    const snapshots = [await snapshotAt(root, 'HEAD'), await snapshotOf(root)];
    for (const { figures } of snapshots) expect(figures.address[0]).toMatch(/^150\+ /);
  },
);

it('lets the record of versions grow, and nothing of it change (F-L3)', async () => {
  const { root, commit, edit } = await repository();
  const record = join(root, RECORD);
  const told = async () => (await guardAgainst(root, 'HEAD', TODAY)).record.map(writtenFinding);
  const write = async () => writeFile(record, recordOf(entriesOf((await snapshotOf(root)).documents)));
  await write();
  expect(await told()).toEqual([]);
  await commit('2026-02-03');
  await edit(TERMS, 'A delay is', 'A delay of days is');
  // What the text lacks is told of first.
  expect(await told()).toEqual([]);
  const [before, after] = [await snapshotAt(root, 'HEAD'), await snapshotOf(root)];
  expect(recordFileFaults(before, after, TODAY).map(writtenFinding)).toEqual([
    expect.stringMatching(
      /versions\.json:\d+ does not hold terms 1\.2 as it is: npm run legal -- --record writes it/,
    ),
  ]);
  await write();
  expect(await told()).toEqual([
    expect.stringMatching(/versions\.json:\d+ no longer says what it said of terms 1\.2: restore that line/),
  ]);
  await writeFile(record, '[{}]');
  await expect(told()).rejects.toThrow(/versions\.json:1 is not as the tool wrote it/);
  await rm(record);
  expect(await told()).toEqual([expect.stringMatching(/versions\.json:1 is missing: restore it/)]);
});

it('keeps a text that was taken back in the record, and gives its number to no other', async () => {
  const { root, commit, edit } = await repository();
  const kept = join(root, 'content/legal/versions/terms/2026-02-02.mdx');
  const inForce = await readFile(join(root, TERMS), 'utf8');
  await writeFile(kept, freezeVersion(inForce));
  await edit(TERMS, 'A delay is', 'A delay of days is');
  await edit(TERMS, "'1.2'", "'1.3'");
  await edit(TERMS, "'2026-02-02'", "'2027-01-01'");
  await writeFile(join(root, RECORD), recordOf(entriesOf((await snapshotOf(root)).documents)));
  await commit('2026-02-03');
  await rm(kept);
  await writeFile(
    join(root, TERMS),
    inForce.replace('formerPaths: []', "formerPaths: ['/terms/2027-01-01']"),
  );
  const [before, after] = [await snapshotAt(root, 'HEAD'), await snapshotOf(root)];
  const { files } = redlineFiles(before, after, 'HEAD', TODAY);
  expect(Object.keys(files)).toEqual(['redline.html', 'redline.md', RECORD]);
  expect(files[RECORD]).toMatch(/"version":"1\.3","day":"2027-01-01",.*"withdrawn":"\d{4}-\d\d-\d\d"/);
  await writeFile(join(root, RECORD), files[RECORD] ?? '');
  const told = async (day = TODAY) => {
    const { verdicts, record } = await guardAgainst(root, 'HEAD', day);
    return [...verdicts.flatMap(({ findings }) => findings), ...record].map(writtenFinding);
  };
  expect(await told()).toEqual([]);
  expect((await told('2027-01-01')).join()).toContain('no longer says what it said of terms 1.3');
  await commit('2026-02-04');
  await writeFile(kept, freezeVersion(inForce));
  await edit(TERMS, 'A delay is', 'A late answer is');
  await edit(TERMS, "'1.2'", "'1.3'");
  await edit(TERMS, "'2026-02-02'", "'2027-02-01'");
  await edit(TERMS, 'Words: some', 'Words: others');
  expect((await told()).join()).toContain('version is 1.3, and 1.3 is published');
  await edit(TERMS, "'1.3'", "'1.4'");
  expect((await told()).join()).not.toContain('version is');
});

it('refuses that a document is deleted, and says what must happen first', async () => {
  const { root, commit } = await repository();
  const others = legalIds.filter((id) => id !== 'cookies');
  await writeFile(join(root, RECORD), recordOf(entriesOf((await snapshotOf(root)).documents)));
  await commit('2026-02-03');
  const before = await snapshotAt(root, 'HEAD');
  await rm(join(root, 'content/legal/cookies.mdx'));
  const told = async (earlier = before) =>
    recordFileFaults(earlier, await snapshotOf(root, others), TODAY).map(writtenFinding);
  expect(await told()).toEqual([
    expect.stringMatching(
      /cookies\.mdx:1 is gone, and users accepted version 1\.0, .* First publish a version/,
    ),
  ]);
  const samples = { ...before, record: before.record?.map((entry) => ({ ...entry, sample: true })) };
  expect(await told(samples)).toEqual([
    expect.stringMatching(
      /cookies\.mdx:1 is gone while links lead to \/cookies: .* row in content\/redirects\.ts/,
    ),
  ]);
  await writeFile(join(root, 'content/redirects.ts'), "{ from: '/cookies', to: 'privacy' }");
  expect(await told(samples)).toEqual([]);
});

it('dates a fee by the commit that last changed it', async () => {
  const { root, commit, edit } = await repository();
  const published = await commitOf(root, 'published');
  const known = async () => feesKnownSince(root, published, await snapshotOf(root), TODAY);
  await edit(TERMS, 'A delay', 'One delay');
  await commit('2026-11-10');
  await edit(FACTS, "'$12,000'", "'$13,000'");
  expect(await known()).toBe(TODAY);
  await commit('2026-11-16');
  await edit(TERMS, 'One delay', 'Any delay');
  await commit('2026-11-19');
  expect(await known()).toBe('2026-11-16');
});

it('says what to do about a ref that git does not know', async () => {
  await expect(guardAgainst(paths.root, 'nowhere', TODAY)).rejects.toThrow(
    /git knows no nowhere: name a branch/,
  );
});
