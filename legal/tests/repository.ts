import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect } from 'vitest';

import { freezeVersion } from '#legal/read/figures.ts';
import { git } from '../../scripts/support/git.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { entriesOf, RECORD, recordOf } from '#legal/read/version-record.ts';
import { madeUpDocuments } from './made-up-documents.ts';

export const TERMS = 'content/legal/terms.mdx';
export const KEPT = 'content/legal/versions/terms/2026-02-02.mdx';
export const FACTS = 'content/facts.ts';

/** Findings of these words, in this order. */
export const matching = (...messages: readonly (string | RegExp)[]) =>
  messages.map((message): unknown => expect.stringMatching(message));

/** A repository of short documents and their record with one commit, tagged `published`. */
export async function repository() {
  const root = await madeUpDocuments();
  await writeFile(join(root, RECORD), recordOf(entriesOf((await snapshotOf(root)).documents)));
  await git(root, 'init', '-q', '--initial-branch=main');
  const commit = async (day: string) => {
    await git(root, 'add', '-A');
    const who = ['-c', 'user.name=Legal', '-c', 'user.email=legal@brand.example'];
    await git(root, ...who, 'commit', '-q', '-m', 'Change', `--date=${day}T12:00:00Z`);
  };
  await commit('2026-02-02');
  await git(root, 'tag', 'published');
  const edit = async (file: string, from: string, to: string) =>
    writeFile(
      join(root, file),
      (await readFile(join(root, file), 'utf8')).replace(from, () => to),
    );
  /** A next version of the terms, with the text in force in the archive. @returns that text */
  const schedule = async (version: string, day: string, words = 'A delay of days is') => {
    const inForce = await readFile(join(root, TERMS), 'utf8');
    await mkdir(dirname(join(root, KEPT)), { recursive: true });
    const { figures } = await snapshotOf(root);
    await writeFile(join(root, KEPT), freezeVersion(inForce, figures));
    await edit(TERMS, 'A delay is', words);
    await edit(TERMS, "'1.2'", `'${version}'`);
    await edit(TERMS, "'2026-02-02'", `'${day}'`);
    await edit(TERMS, 'Words: some', 'No waiver: some');
    return inForce;
  };
  const writeRecord = async () =>
    writeFile(join(root, RECORD), recordOf(entriesOf((await snapshotOf(root)).documents)));
  return { root, commit, edit, schedule, writeRecord };
}
