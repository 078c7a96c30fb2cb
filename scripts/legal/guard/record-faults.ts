import { toString } from 'mdast-util-to-string';

import type { Finding } from '#scripts/checks/support/check.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  keptFile,
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, wordingOf } from '#scripts/legal/read/snapshot.ts';
import { lineOf as lineOfNode } from '#scripts/legal/read/text-tree.ts';
import { entriesOf, entryOf, linksOf, RECORD, type RecordEntry } from '#scripts/legal/read/version-record.ts';
import { isNewer, isNextStep, nextVersion } from '#scripts/legal/read/version-number.ts';

/**
 * The record of versions only grows, at its end and by one step: what was published keeps its number, day,
 * title, summary, notes and addresses.
 */
export function recordFaults(
  old: LegalDocument,
  now: LegalDocument,
  record: readonly RecordEntry[] = [],
): Finding[] {
  const published = versionsOf(old);
  const latest = old.current;
  // The number of a text that was taken back is not given to another one.
  const highest = record
    .filter(({ document, withdrawn }) => document === old.id && withdrawn)
    .map(({ version }) => version)
    .reduce((one, other) => (isNewer(other, one) ? other : one), latest.frontMatter.version);
  if (latest.frontMatter.sample) return [];
  const files = new Set(published.map(keptFile));
  const added = now.earlier
    .filter((version) => !files.has(version.file) && !isNewer(version.frontMatter.version, highest))
    // Told of as a version whose day was changed.
    .filter(({ frontMatter }) => {
      const twin = published.find((one) => one.frontMatter.version === frontMatter.version);
      return !twin || now.earlier.some(({ file }) => file === keptFile(twin));
    })
    .map((version) => {
      const message = `is ${version.frontMatter.version}, and ${highest} is published: no version is added to the past; remove this file`;
      return fieldFinding(version, 'version', message);
    });
  return [...added, ...currentFaults(published, now.current, latest, highest)];
}

function currentFaults(
  published: readonly LegalVersion[],
  current: LegalVersion,
  latest: LegalVersion,
  highest: string,
): Finding[] {
  const { version: number } = current.frontMatter;
  const before = published.find(({ frontMatter }) => frontMatter.version === number);
  if (before && (before === latest || wordingOf(before) === wordingOf(current)))
    return keptDataFaults(before, current);
  const at = (message: string) => [fieldFinding(current, 'version', message)];
  if (!isNewer(number, highest))
    return at(`is ${number}, and ${highest} is published: write ${nextVersion(highest)}`);
  if (wordingOf(current) === wordingOf(latest) && dataOf(current) === dataOf(latest))
    return at(
      `is ${number}, and nothing else has changed since ${latest.frontMatter.version}: write '${latest.frontMatter.version}'`,
    );
  if (isNextStep(number, highest)) return [];
  return at(
    `is ${number}, more than a step after ${highest}: write ${nextVersion(highest)}, or the next whole number`,
  );
}

/** Notes are new with each version; what else the text does not show is compared. */
const dataOf = ({ frontMatter, ...version }: LegalVersion) =>
  entryOf({ ...version, frontMatter: { ...frontMatter, changes: [''] } }).data;

const FIELDS = ['title', 'summary', 'effectiveDate', 'sample', 'changes'] as const;

/** Where the wording differs another rule says so, with its line. */
function keptDataFaults(before: LegalVersion, now: LegalVersion): Finding[] {
  if (wordingOf(before) !== wordingOf(now)) return [];
  const valueOf = ({ frontMatter }: LegalVersion, field: (typeof FIELDS)[number]) =>
    [frontMatter[field] ?? ''].flat().join('; ');
  const published = `said otherwise when version ${before.frontMatter.version} was published`;
  const field = FIELDS.find((name) => valueOf(before, name) !== valueOf(now, name));
  const restore = (was: string) =>
    `${was ? `restore “${was}”` : 'remove it'}, or give the change a new version`;
  if (field) return [fieldFinding(now, field, `${published}: ${restore(valueOf(before, field))}`)];
  return linkFaults(before, now, published);
}

/** The first link that was taken away, was added or leads elsewhere: its words are the same. */
function linkFaults(before: LegalVersion, now: LegalVersion, published: string): Finding[] {
  const [was, is] = [linksOf(before.tree), linksOf(now.tree)];
  const longer = was.length > is.length ? was : is;
  const index = longer.findIndex((_, place) => was[place]?.url !== is[place]?.url);
  const [old, link] = [was[index], is[index]];
  const at = (line: number, message: string) => [
    { file: now.file, line, message: `${message}, or give the change a new version` },
  ];
  if (old && was.length > is.length) {
    const line = now.source.split('\n').findIndex((text) => text.includes(toString(old))) + 1;
    return at(line || 1, `“${toString(old)}” ${published}: restore its link to “${old.url}”`);
  }
  if (!link) return [];
  const words = `“${toString(link)}” ${published}`;
  return was.length < is.length
    ? at(lineOfNode(link), `${words}: remove its link`)
    : at(lineOfNode(link), `the address of ${words}: restore “${old?.url}”`);
}

/**
 * The file of the record: nothing of it is lost or rewritten, and it holds every version as it is.
 * @param isMended whether the versions are as they must be, so that they may be written down
 */
export function recordFileFaults(
  before: Snapshot,
  after: Snapshot,
  today: string,
  isMended = true,
): readonly Finding[] {
  const gone = goneDocumentFaults(before, after);
  if (gone.length > 0) return gone;
  const written = after.record;
  if (!written)
    return before.record ? [at(1, 'is missing: restore it, and run npm run legal -- --record')] : [];
  const lost = (before.record ?? [])
    .filter((entry) => !entry.sample && !holds(written, entry, today))
    .map((entry) =>
      at(lineOf(written, entry), `no longer says what it said of ${nameOf(entry)}: restore that line`),
    );
  return lost.length > 0 || !isMended ? lost : unrecordedFaults(after.documents, written);
}

/** A document leaves the site only when nobody accepted it, and its address leads elsewhere. */
function goneDocumentFaults(
  { record = [] }: Snapshot,
  { documents, redirects }: Snapshot,
): readonly Finding[] {
  return record
    .filter(({ document }, index) => record.findIndex((one) => one.document === document) === index)
    .filter(({ document }) => documents.every(({ id }) => id !== document))
    .flatMap(({ document, version, address, sample }) => {
      const path = address.slice(0, address.lastIndexOf('/'));
      const file = `content/legal/${document}.mdx`;
      const put = 'put the file and its row in src/pages.ts back.';
      if (!sample)
        return {
          ...{ file, line: 1 },
          message: `is gone, and users accepted version ${version}, which has to stay readable: ${put} First publish a version that says from which day the document no longer applies; it then stays as the last one`,
        };
      if (redirects.includes(`'${path}'`)) return [];
      return {
        ...{ file, line: 1 },
        message: `is gone while links lead to ${path}: ${put} To take it down, first give ${path} a row in content/redirects.ts`,
      };
    });
}

/** Versions that the record does not hold as they are, and lines that are of no version. */
export function unrecordedFaults(
  documents: LegalDocuments,
  written: readonly RecordEntry[],
): readonly Finding[] {
  const expected = entriesOf(documents, written);
  const lacking = expected.filter((entry) => !holds(written, entry));
  const names = new Set(expected.map(nameOf));
  const extra = written.filter(
    (entry) => documents.some(({ id }) => id === entry.document) && !names.has(nameOf(entry)),
  );
  return [
    ...lacking.map((entry) =>
      at(
        lineOf(written, entry),
        `does not hold ${nameOf(entry)} as it is: npm run legal -- --record writes it, and npm run legal:redline as a file to be added`,
      ),
    ),
    ...extra.map((entry) =>
      at(lineOf(written, entry), `holds ${nameOf(entry)}, of which there is no text: remove that line`),
    ),
  ];
}

/** A PDF and the day of telling may come later, and then stay; a text may be taken back until its day. */
const holds = (entries: readonly RecordEntry[], entry: RecordEntry, today = entry.day) =>
  entries.some(
    (one) =>
      essence(one) === essence(entry) &&
      (!entry.pdf || entry.pdf === one.pdf) &&
      (!entry.told || entry.told === one.told) &&
      (entry.withdrawn === one.withdrawn || (!entry.withdrawn && today < entry.day)),
  );

const essence = (entry: RecordEntry) =>
  JSON.stringify({ ...entry, pdf: '', told: undefined, withdrawn: undefined });

const nameOf = ({ document, version }: RecordEntry) => `${document} ${version}`;

const lineOf = (written: readonly RecordEntry[], entry: RecordEntry) =>
  Math.max(1, written.findIndex((one) => nameOf(one) === nameOf(entry)) + 2);

const at = (line: number, message: string): Finding => ({ file: RECORD, line, message });
