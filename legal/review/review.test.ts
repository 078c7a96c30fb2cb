import { expect, it } from 'vitest';

import { formatFinding } from '../../scripts/support/findings.ts';
import { git } from '../../scripts/support/git.ts';
import { RECORD } from '#legal/read/version-record.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { TODAY } from '#legal/tests/made-up-documents.ts';
import { KEPT, matching, repository, TERMS } from '#legal/tests/repository.ts';
import { commentOf, reviewProposal } from './review.ts';

const places = { preview: 'https://delay.preview.example', run: 'https://code.example/runs/7' };

/** A repository with its record, and the new version of a document whose words a lawyer has changed. */
async function proposal() {
  const { root, edit } = await repository();
  await edit(TERMS, 'A delay is', 'A delay of days is');
  await edit(TERMS, "version: '1.2'", "version: '1.3'");
  await edit(TERMS, "effectiveDate: '2026-02-02'", `effectiveDate: '${TODAY}'`);
  await edit(TERMS, 'Words: some of them.', 'No waiver: counted in days.');
  const change = (from: string, to: string) => edit(TERMS, from, to);
  return { root, change, review: (isOpen = true) => reviewProposal(root, 'published', isOpen, TODAY) };
}

it('a review adds what can be derived: the version that is replaced, and the record', async () => {
  const { root, review } = await proposal();
  const said = await review();
  expect(said.findings).toEqual([]);
  expect(Object.keys(said.missing)).toEqual([KEPT, RECORD]);
  await expect(commentOf(said, places)).toMatchFileSnapshot('golden/complete.txt');
  expect(await git(root, 'status', '--porcelain', 'content/legal/versions')).toBe('');
});

it('a review mends typing in a proposal, and says so', async () => {
  const { root, change, review } = await proposal();
  await change('A delay of days', 'A "delay" of  days');
  const said = await review();
  expect(said.findings).toEqual([]);
  expect(said.mended).toEqual([TERMS]);
  for (const { current } of (await snapshotOf(root)).documents)
    expect(said.missing[RECORD]).toContain(current.textHash);
  expect(commentOf(said, places)).toContain(`Typing mended, such as quotes, dashes and spaces: \`${TERMS}\``);
});

it('a review leaves to a person what the machine may not add', async () => {
  const { review } = await proposal();
  const { findings, missing } = await review(false);
  expect(findings.map(formatFinding)).toEqual(matching(/2026-02-02\.mdx:1 is missing: /));
  expect(missing).toEqual({});
});

it('a review tells what a person has to mend, by file and line, and adds nothing before that', async () => {
  const { change, review } = await proposal();
  await change('of days is', 'of da- ys is');
  await change('The English text', 'The text');
  await change("'1.3'", "'1.5'");
  const said = await review();
  expect(said.missing).toEqual({});
  await expect(commentOf(said, places)).toMatchFileSnapshot('golden/errors.txt');
});

it('a review shows findings without a redline while a document cannot be read', async () => {
  const { change, review } = await proposal();
  await change('A delay', 'A { delay');
  await expect(commentOf(await review(), places)).toMatchFileSnapshot('golden/unread.txt');
});

const nothing = { findings: [], redline: undefined, missing: {}, mended: [] };

it('a comment is cut at what the code host takes, and says where the rest is', () => {
  const redline = { versions: [], pairs: [], files: { 'redline.md': 'A delay goes on. '.repeat(5000) } };
  const comment = commentOf({ ...nothing, redline }, places);
  expect(comment.length).toBeLessThan(65_536);
  expect(comment).toContain('the rest is among the files of the run');
});
