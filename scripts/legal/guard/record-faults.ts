import type { Finding } from '#scripts/checks/support/check.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, wordingOf } from '#scripts/legal/read/snapshot.ts';
import { entriesOf, entryOf, RECORD, type RecordEntry } from '#scripts/legal/read/version-record.ts';
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
  const known = new Map(versionsOf(old).map((version) => [version.frontMatter.version, version]));
  const latest = old.current;
  // The number of a text that was taken back is not given to another one.
  const highest = record
    .filter(({ document, withdrawn }) => document === old.id && withdrawn)
    .map(({ version }) => version)
    .reduce((one, other) => (isNewer(other, one) ? other : one), latest.frontMatter.version);
  if (latest.frontMatter.sample) return [];
  return versionsOf(now).flatMap((version) => {
    const { version: number } = version.frontMatter;
    const before = known.get(number);
    if (before) return keptDataFaults(before, version);
    const at = (message: string) => [fieldFinding(version, 'version', message)];
    if (!isNewer(number, highest))
      return at(
        `is ${number}, and ${highest} is published: no version is added to the past; remove this file`,
      );
    if (version !== now.current) return [];
    if (wordingOf(version) === wordingOf(latest) && dataOf(version) === dataOf(latest))
      return at(
        `is ${number}, and nothing else has changed since ${latest.frontMatter.version}: write '${latest.frontMatter.version}'`,
      );
    if (isNextStep(number, highest)) return [];
    return at(
      `is ${number}, more than a step after ${highest}: write ${nextVersion(highest)}, or the next whole number`,
    );
  });
}

/** Notes are new with each version; what else the text does not show is compared. */
const dataOf = ({ frontMatter, ...version }: LegalVersion) =>
  entryOf({ ...version, frontMatter: { ...frontMatter, changes: [''] } }).data;

/** Where the wording differs another rule says so, with its line. */
function keptDataFaults(before: LegalVersion, now: LegalVersion): Finding[] {
  if (wordingOf(before) !== wordingOf(now)) return [];
  const [was, is] = [entryOf(before), entryOf(now)];
  const { frontMatter } = before;
  const keep = `of version ${was.version} is another than was published: restore it, or give the change a new version`;
  if (was.text !== is.text) {
    const field = frontMatter.title === now.frontMatter.title ? 'effectiveDate' : 'title';
    return [fieldFinding(now, field, `${keep}; it was ${frontMatter[field]}`)];
  }
  if (was.data === is.data) return [];
  const field = (['summary', 'changes'] as const).find(
    (name) => String(frontMatter[name]) !== String(now.frontMatter[name]),
  );
  return field
    ? [fieldFinding(now, field, keep)]
    : [{ file: now.file, line: 1, message: `the address of a link ${keep}` }];
}

/** The file of the record: nothing of it is lost or rewritten, and it holds every version as it is. */
export function recordFileFaults(before: Snapshot, after: Snapshot, today: string): readonly Finding[] {
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
  return lost.length > 0 ? lost : unrecordedFaults(after.documents, written);
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

/** Versions that the record does not hold as they are. */
export const unrecordedFaults = (
  documents: LegalDocuments,
  written: readonly RecordEntry[],
): readonly Finding[] =>
  entriesOf(documents)
    .filter((entry) => !holds(written, entry))
    .map((entry) =>
      at(
        lineOf(written, entry),
        `does not hold ${nameOf(entry)} as it is: npm run legal -- --record writes it, and npm run legal:redline as a file to be added`,
      ),
    );

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
