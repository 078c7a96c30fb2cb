import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect } from 'vitest';

import { guardVersions } from '#legal/guard/guard-versions.ts';
import { freezeVersion } from '#legal/read/figures.ts';
import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { git } from '../../scripts/support/git.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { entriesOf, RECORD, recordOf } from '#legal/read/version-record.ts';
import { madeUpDocuments, TODAY } from './made-up-documents.ts';

export const TERMS = 'content/legal/terms.mdx';
export const KEPT = 'content/legal/versions/terms/2026-02-02.mdx';
export const FACTS = 'content/facts.ts';

/** Findings of these words, in this order. */
export const matching = (...messages: readonly (string | RegExp)[]) =>
  messages.map((message): unknown => expect.stringMatching(message));

/** Short documents, and a copy of them in which changes are made. */
export async function proposal() {
  const [published, root] = [await madeUpDocuments(), await madeUpDocuments()];
  const edit = async (from: string | RegExp, to: string, file = TERMS, folder = root) => {
    const source = await readFile(join(folder, file), 'utf8');
    const changed = source.replace(from, () => to);
    if (changed === source && !source.includes(to)) throw new Error(`${file} does not hold ${String(from)}`);
    await writeFile(join(folder, file), changed);
  };
  /** Diagnostics of the guard for the copy, each with the lines to paste. */
  const findings = async () => {
    const [before, after] = await Promise.all([snapshotOf(published), snapshotOf(root)]);
    const record = entriesOf(before.documents, before.record);
    return guardVersions(record, after.documents, TODAY, before.documents).map((finding) =>
      [formatDiagnostic(finding), finding.paste].filter(Boolean).join('\n'),
    );
  };
  /** All that a new version needs besides its text. */
  const renew = async () => {
    const { figures } = await snapshotOf(root);
    const kept = freezeVersion(await readFile(join(root, TERMS), 'utf8'), figures);
    await mkdir(dirname(join(root, KEPT)), { recursive: true });
    await writeFile(join(root, KEPT), kept);
    await edit("version: '1.2'", "version: '1.3'");
    await edit("effectiveDate: '2026-02-02'", `effectiveDate: '${TODAY}'`);
    await edit('Words: some of them.', 'No waiver: counted in days.');
  };
  return { published, root, edit, renew, findings };
}

export const WORDS = ['A delay is no waiver.', 'A delay of days is no waiver.'] as const;

/** A repository of short documents and their record with one commit, tagged `published`. */
export async function repository() {
  const root = await madeUpDocuments();
  await writeFile(join(root, RECORD), recordOf(entriesOf((await snapshotOf(root)).documents)));
  await git(root, 'init', '-q');
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
