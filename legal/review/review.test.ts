import { expect, it } from 'vitest';

import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { git } from '../../scripts/support/git.ts';
import { RECORD } from '#legal/read/version-record.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { TODAY } from '#legal/tests/made-up-documents.ts';
import { KEPT, matching, repository, TERMS, WORDS } from '#legal/tests/proposal.ts';
import { commentOf, reviewProposal } from './review.ts';

const places = { preview: 'https://delay.preview.example', run: 'https://code.example/runs/7' };

/** A repository with its record, and the new version of a document whose words a lawyer has changed. */
async function proposal() {
  const { root, edit } = await repository();
  await git(root, 'tag', 'base');
  await edit(TERMS, ...WORDS);
  await edit(TERMS, "version: '1.2'", "version: '1.3'");
  await edit(TERMS, "effectiveDate: '2026-02-02'", `effectiveDate: '${TODAY}'`);
  await edit(TERMS, 'Words: some of them.', 'No waiver: counted in days.');
  return { root, edit, review: (isOpen = true) => reviewProposal(root, 'base', isOpen, TODAY) };
}

it('adds what can be derived: the version that is replaced, and the record', async () => {
  const { root, review } = await proposal();
  const said = await review();
  expect(said.diagnostics.map(formatDiagnostic)).toEqual([]);
  expect(Object.keys(said.missing)).toEqual([KEPT, RECORD]);
  const comment = commentOf(said, places);
  expect(comment).toMatch(/^## Legal texts: no errors, no warnings/);
  expect(comment).toContain(`Added to this proposal, because it has to be kept: \`${KEPT}\``);
  expect(comment).toContain(
    `[Terms of Service, version 1.3](https://delay.preview.example/terms/${TODAY}), [PDF](https://delay.preview.example/legal/terms-1.3.pdf)`,
  );
  expect(comment).toContain('A delay **of days** is no waiver.');
  expect(comment).toContain('https://code.example/runs/7#artifacts');
  expect(await git(root, 'status', '--porcelain', 'content/legal/versions')).toBe('');
});

it('mends typing in a proposal, and says so', async () => {
  const { root, edit, review } = await proposal();
  await edit(TERMS, 'A delay of days', 'A "delay" of  days');
  const said = await review();
  expect(said.diagnostics).toEqual([]);
  expect(said.mended).toEqual([TERMS]);
  const hashes = (await snapshotOf(root)).documents.map(({ current }) => current.textHash);
  for (const hash of hashes) expect(said.missing[RECORD]).toContain(hash);
  expect(commentOf(said, places)).toContain(`Typing mended, such as quotes, dashes and spaces: \`${TERMS}\``);
});

it('leaves to a person what the machine may not add', async () => {
  const { review } = await proposal();
  const { diagnostics, missing } = await review(false);
  expect(diagnostics.map(formatDiagnostic)).toEqual(
    matching(/2026-02-02\.mdx:1 is missing: .*legal -- review writes this file/),
  );
  expect(missing).toEqual({});
});

it('tells what a person has to mend, by file and line, and adds nothing before that', async () => {
  const { edit, review } = await proposal();
  await edit(TERMS, 'of days is', 'of thirtty days is');
  await edit(TERMS, 'The English text', 'The text');
  await edit(TERMS, "'1.3'", "'1.5'");
  const said = await review();
  expect(said.missing).toEqual({});
  const comment = commentOf(said, places);
  expect(comment).toMatch(
    /^## Legal texts: 2 errors, 1 warning\n\n### Errors \(2\)\n.*\n\n- \*\*content\/legal\/terms\.mdx, line 4:\*\* version is 1\.5/,
  );
  expect(comment).toContain(
    "\n  ```yaml\n  changes:\n    - 'No waiver: counted in days.'\n    - 'Language: ",
  );
  expect(comment).toMatch(
    /### Warnings \(1\)\n.*\n\n- .*line \d+:\*\* “thirtty” is in no dictionary.* `spelling #no-waiver [0-9a-f]{6}`/,
  );
});

it('shows findings without a redline while a document cannot be read', async () => {
  const { edit, review } = await proposal();
  await edit(TERMS, 'A delay', 'A { delay');
  const comment = commentOf(await review(), places);
  expect(comment).toContain('has { or }, which the site reads as marks of its own');
  expect(comment).toContain('The redline follows once every document can be read.');
});

it('says that the code host shows ten findings at their lines, where there are more', () => {
  const found = { grade: 'error', file: TERMS, line: 1, message: 'is rare' } as const;
  const commentOn = (count: number) => {
    const diagnostics = Array.from({ length: count }, () => found);
    return commentOf({ diagnostics, redline: undefined, missing: {}, mended: [] }, places);
  };
  expect(commentOn(11)).toContain('shows 10 findings of a grade at their lines; all are listed here');
  expect(commentOn(10)).not.toContain('shows 10 findings');
});

it('cuts a comment at what the code host takes, and says where the rest is', () => {
  const redline = { versions: [], pairs: [], files: { 'redline.md': 'A delay goes on. '.repeat(5000) } };
  const comment = commentOf({ diagnostics: [], redline, missing: {}, mended: [] }, places);
  expect(comment.length).toBeLessThan(65_536);
  expect(comment).toContain('the rest is among the files of the run');
});
