import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { versionPath } from '../../src/routes.ts';
import { FindingsError } from '../../scripts/support/findings.ts';
import { commitOf, git } from '../../scripts/support/git.ts';
import { sha256 } from './blocks.ts';
import { calendarDay, today } from '../../src/lib/day/today.ts';
import { type LegalDocuments, type LegalVersion, versionsOf } from './read-documents.ts';

export const RECORD = 'content/legal/versions.json';

const entrySchema = z.strictObject({
  document: z.string(),
  version: z.string(),
  /** From which it applies. */
  day: z.string(),
  /** Where it stays readable. */
  address: z.string(),
  /** SHA-256 of the plain text: title, version, day and every passage. */
  text: z.string(),
  /** SHA-256 of summary, notes, and the text with its links, emphasis and lists. */
  data: z.string(),
  /** SHA-256 of the PDF that is kept in content/legal/pdf; empty while there is none. */
  pdf: z.string().default(''),
  sample: z.boolean(),
  /** When it was first released, and from which commit. */
  published: z.iso.datetime().optional(),
  commit: z.string().optional(),
  /** The day on which users were notified of it. */
  notified: z.string().optional(),
  /** The day on which a text was taken back whose day had not come. */
  withdrawn: z.string().optional(),
});

export type RecordEntry = z.output<typeof entrySchema>;

/** @throws Error when it is not as the tool writes it */
function parseRecord(source: string, commit = ''): readonly RecordEntry[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(source));
  } catch {
    const where = commit && ` in the published commit ${commit.slice(0, 9)}`;
    const message = `is not as the tool wrote it${where}: restore it, or run npm run legal -- --record`;
    throw new FindingsError([{ file: RECORD, line: 1, message }]);
  }
}

/** The record in a folder; `undefined` where none was begun. @throws Error when it cannot be read */
export async function readRecord(root: string): Promise<readonly RecordEntry[] | undefined> {
  const source = await readFile(join(root, RECORD), 'utf8').catch(() => undefined);
  return source === undefined ? undefined : parseRecord(source);
}

/** The record as a commit holds it; `undefined` where none was begun. @throws Error when it cannot be read */
async function recordAt(root: string, commit: string): Promise<readonly RecordEntry[] | undefined> {
  if (!(await git(root, 'ls-tree', commit, '--', RECORD))) return undefined;
  return parseRecord(await git(root, 'show', `${commit}:${RECORD}`), commit);
}

/**
 * The record that is published at a commit of the main branch. A version that an earlier commit held by its day, and that
 * is gone or was withdrawn no earlier, is in it still: users accepted that text.
 * @throws Error when it cannot be read
 */
export async function publishedAt(
  root: string,
  commit: string,
  asOf: string,
): Promise<readonly RecordEntry[]> {
  const log = await git(root, 'log', '--first-parent', '--format=%H %cI', commit, '--', RECORD);
  const changes = log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', moment = ''] = line.split(' ');
      return { hash, day: calendarDay(new Date(moment)) };
    });
  const record = [...((await recordAt(root, commit)) ?? [])];
  for (const [index, { hash, day: from }] of changes.entries()) {
    // Until the next change; the newest record is the one at the commit.
    const until = changes[index - 1]?.day;
    if (until === undefined) continue;
    const held = ((await recordAt(root, hash)) ?? []).filter(
      (entry) => !entry.sample && !entry.withdrawn && entry.day <= asOf && from <= entry.day,
    );
    for (const entry of held) {
      const { document, version, day } = entry;
      const at = record.findIndex((one) => one.document === document && one.version === version);
      if (at < 0) record.push(entry);
      else if (record[at]?.withdrawn && day <= until) record[at] = entry;
    }
  }
  return record.toSorted((one, other) => other.day.localeCompare(one.day));
}

export function entryOf({ id, frontMatter, textHash, marked }: LegalVersion): RecordEntry {
  const { version, effectiveDate: day, summary, changes, sample = false } = frontMatter;
  const data = sha256([summary, ...changes, marked].join('\n').normalize('NFC'));
  return { document: id, version, day, address: versionPath(id, day), text: textHash, data, pdf: '', sample };
}

/** Only a version whose day has not come can be withdrawn: users accepted the others. */
export const isWithdrawn = ({ withdrawn, day }: RecordEntry): boolean =>
  withdrawn !== undefined && withdrawn < day;

/**
 * Every version as it is, with the PDF and the day of telling that are known of its text. A version that was
 * published, is no sample and is not there any more stays in the record; before its day it was withdrawn.
 * @param known the record of the documents so far
 * @param replaced versions that are about to be kept, and are no file of their own yet
 * @param day on which a version that is gone was withdrawn, if the record does not say so
 */
export const entriesOf = (
  documents: LegalDocuments,
  known: readonly RecordEntry[] = [],
  replaced: readonly LegalVersion[] = [],
  published: readonly RecordEntry[] = known,
  day = today(),
): readonly RecordEntry[] =>
  documents.flatMap((document) => {
    const there = [...versionsOf(document), ...replaced.filter(({ id }) => id === document.id)]
      .map(entryOf)
      .map((entry) => {
        const same = [...published, ...known].filter(({ text }) => text === entry.text);
        const pdf = same.find((one) => one.pdf)?.pdf ?? '';
        const { published: moment, commit } = same.find((one) => one.published) ?? {};
        const notified = same.find((one) => one.notified)?.notified;
        const added = { published: moment, commit, notified };
        return { ...entry, pdf, ...Object.fromEntries(Object.entries(added).filter(([, value]) => value)) };
      });
    const dayOf = ({ version }: RecordEntry) =>
      known.find((one) => one.document === document.id && one.version === version)?.withdrawn;
    const withdrawn = published
      .filter((entry) => entry.document === document.id && !entry.sample)
      .filter(({ version }) => there.every((one) => one.version !== version))
      .filter(({ version }, index, all) => all.findIndex((one) => one.version === version) === index)
      .map((entry) => {
        const taken = { ...entry, withdrawn: entry.withdrawn ?? dayOf(entry) ?? day };
        return isWithdrawn(taken) ? taken : entry;
      });
    return [...there, ...withdrawn].toSorted((one, other) => other.day.localeCompare(one.day));
  });

/** The record with the moment and the commit of the release that is being made, for what has none. */
export async function withRelease(
  root: string,
  record: readonly RecordEntry[],
): Promise<readonly RecordEntry[]> {
  const [published, commit] = [new Date().toISOString(), await commitOf(root, 'HEAD')];
  return record.map((entry) =>
    entry.published || entry.withdrawn ? entry : { ...entry, published, commit },
  );
}

/** One version a line, so that a change of the record is read as one. */
export const recordOf = (entries: readonly RecordEntry[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;

/** Whether users were notified of a text before it was published. */
export const isNotifiedEarly = ({ published }: RecordEntry, notified: string | undefined): boolean =>
  published !== undefined && notified !== undefined && notified < calendarDay(new Date(published));

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

export function isNewer(version: string, than: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(than);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** `1.2` is followed by `1.3` or by `2.0`. */
export function isNextStep(version: string, after: string): boolean {
  const [major, minor] = numbersOf(after);
  return [`${major}.${minor + 1}`, `${major + 1}.0`].includes(version);
}

/** The number after this one: `'1.2'` → `'1.3'`. */
export function nextVersion(version: string): string {
  const [major, minor] = numbersOf(version);
  return `'${major}.${minor + 1}'`;
}
