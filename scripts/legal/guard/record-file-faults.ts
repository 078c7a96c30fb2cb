import type { Finding } from '#scripts/support/findings.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import { type LegalDocuments, type LegalVersion, versionsOf } from '#scripts/legal/read/read-documents.ts';
import type { Snapshot } from '#scripts/legal/read/snapshot.ts';
import { entriesOf, entryOf, RECORD, type RecordEntry } from '#scripts/legal/read/version-record.ts';

/**
 * The file of the record: nothing of it is lost or rewritten, and every version that it names is there as
 * it was published.
 */
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
  return lost.length > 0 ? lost : publishedFaults(after.documents, written, today);
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
      const put = 'put the file and its page back.';
      if (!sample)
        return {
          ...{ file, line: 1 },
          message: `is gone, and users accepted version ${version}, which has to stay readable: ${put} First publish a version that says from which day the document no longer applies; it then stays as the last one`,
        };
      if (redirects.includes(`'${path}'`)) return [];
      return {
        ...{ file, line: 1 },
        message: `is gone while links lead to ${path}: ${put} To take it down, ask a developer, who first leads ${path} elsewhere`,
      };
    });
}

/** What was published and is no sample, as the record has it, and is another text now or gone. */
export function publishedFaults(
  documents: LegalDocuments,
  written: readonly RecordEntry[],
  today: string,
): readonly Finding[] {
  const versions = documents.flatMap(versionsOf);
  return written
    .filter(({ document }) => documents.some(({ id }) => id === document))
    .filter(({ sample, withdrawn }) => !sample && !withdrawn)
    .flatMap((entry) => {
      const { document, version, day } = entry;
      const now = versions.find((one) => one.id === document && one.frontMatter.version === version);
      if (now) return essence(entryOf(now)) === essence(entry) ? [] : [rewrittenFault(now)];
      // A text may be taken back until its day.
      if (day > today) return [];
      const message = `is missing: version ${version} stays readable; restore the file from git`;
      return [{ file: `content/legal/versions/${document}/${day}.mdx`, line: 1, message }];
    });
}

function rewrittenFault(version: LegalVersion): Finding {
  const { file, frontMatter } = version;
  const published = `what was published as version ${frontMatter.version}`;
  return file.includes('/versions/')
    ? {
        ...{ file, line: 1 },
        message: `is not ${published}: restore the file from git, because users accepted that text`,
      }
    : fieldFinding(
        version,
        'version',
        `is ${frontMatter.version}, and the text is not ${published}: restore it from git, or give the change a new version`,
      );
}

/** What `npm run legal -- --record` mends: versions that the record does not hold as they are, and lines that are of no version. */
export function unrecordedFaults({ documents, record: written }: Snapshot): readonly Finding[] {
  if (!written) return [];
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
        `${entry.withdrawn ? `does not say that ${nameOf(entry)} is taken back` : `does not hold ${nameOf(entry)} as it is`}: npm run legal -- --record writes it, and npm run legal:redline as a file to be added`,
      ),
    ),
    ...extra.map((entry) =>
      at(
        lineOf(written, entry),
        `holds ${nameOf(entry)}, of which there is no text: npm run legal -- --record removes that line`,
      ),
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
