import { languageCodes } from '../../content/languages.ts';
import type { Snapshot } from '#legal/read/snapshot.ts';
import { entriesOf, isNotifiedEarly, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { fieldFinding, formerPages } from '#legal/read/front-matter.ts';
import { versionsOf } from '#legal/read/read-documents.ts';
import { changesPath, legalIds, versionPath, pathIn, routeIds } from '../../src/routes.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { immutableFields } from './guard-versions.ts';

type Recorded = Pick<Snapshot, 'documents' | 'record' | 'redirects'>;

/**
 * The record of versions only grows, and a document that was published stays.
 * @param published the record as it was published
 */
export function guardRecord(
  published: readonly RecordEntry[],
  { documents, record, redirects }: Recorded,
  today: string,
): Finding[] {
  const gone = published.filter(
    ({ document }, index) =>
      documents.every(({ id }) => id !== document) &&
      published.findIndex((one) => one.document === document) === index,
  );
  if (gone.length > 0) return gone.flatMap((entry) => goneFindings(entry, redirects));
  if (!record)
    return published.length > 0 ? [at(1, 'is missing: restore it, and run npm run legal -- --record')] : [];
  return [
    ...published
      .filter((entry) => !entry.sample && !holds(record, entry, today))
      .map((entry) =>
        at(lineOf(record, entry), `must not change what it says of ${nameOf(entry)}: restore that line`),
      ),
    ...record
      .filter((entry) => isNotifiedEarly(entry, entry.notified))
      .map((entry) =>
        at(
          lineOf(record, entry),
          `says that users were notified of ${nameOf(entry)} on ${entry.notified}, before it was published: correct that day`,
        ),
      ),
  ];
}

/** A document leaves the site only when it was a sample, and its address leads elsewhere. */
function goneFindings({ document, version, address, sample }: RecordEntry, redirects: string): Finding[] {
  const path = address.slice(0, address.lastIndexOf('/'));
  const finding = (message: string) => [
    { file: `content/legal/${document}.mdx`, line: 1, message: `is gone${message}` },
  ];
  const put = 'put the file and its page back.';
  if (!sample)
    return finding(
      `, and users accepted version ${version}, which has to stay readable: ${put} First publish a version that says from which day the document no longer applies; it then stays as the last one`,
    );
  return redirects.includes(`'${path}'`)
    ? []
    : finding(
        ` while links lead to ${path}: ${put} To take it down, ask a developer, who first leads ${path} elsewhere`,
      );
}

/** Former addresses, those of scheduled versions included, lead here from no other place and no page. */
export function formerPathFindings({ documents, redirects }: Recorded): Finding[] {
  const all = documents.flatMap((document) => {
    const [newest] = versionsOf(document);
    return formerPages(newest.frontMatter).map((path) => ({ newest, path }));
  });
  const versions = new Set(
    documents.flatMap(versionsOf).map(({ id, frontMatter }) => versionPath(id, frontMatter.effectiveDate)),
  );
  const ofPages = new Set<string>(languageCodes.flatMap((code) => routeIds.map((id) => pathIn(code, id))));
  return all.flatMap(({ newest, path }, index) => {
    const duplicate = all.slice(0, index).find((one) => one.path === path);
    const owner =
      duplicate?.newest.file ?? (redirects.includes(`from: '${path}'`) ? 'content/redirects.ts' : undefined);
    if (owner)
      return [fieldFinding(newest, 'formerPaths', `has “${path}”, as ${owner} has: keep one of them`)];
    if (ofPages.has(path))
      return [fieldFinding(newest, 'formerPaths', `has “${path}”, which is a page: remove its entry`)];
    if (!versions.has(path) && !legalIds.some((id) => path.startsWith(changesPath(id)))) return [];
    return [
      fieldFinding(
        newest,
        'formerPaths',
        `has “${path}”, which is the address of a version or of its changes: remove its entry`,
      ),
    ];
  });
}

/** What `npm run legal -- --record` corrects: the record is not that of the documents. */
export function unrecordedFindings(
  { documents, record }: Recorded,
  published: readonly RecordEntry[],
  today: string,
): Finding[] {
  if (!record) return [];
  const expected = entriesOf(documents, record, [], published, today);
  const extra = record.filter(
    (entry) =>
      documents.some(({ id }) => id === entry.document) &&
      expected.every((one) => nameOf(one) !== nameOf(entry)),
  );
  return [
    ...expected
      .filter((entry) => !holds(record, entry))
      .map((entry) =>
        at(
          lineOf(record, entry),
          `${entry.withdrawn ? `does not say that ${nameOf(entry)} was withdrawn` : `does not hold ${nameOf(entry)} as it is`}: npm run legal -- --record writes it, and npm run legal -- review as a file to be added`,
        ),
      ),
    ...extra.map((entry) =>
      at(
        lineOf(record, entry),
        `holds ${nameOf(entry)}, of which there is no text: npm run legal -- --record removes that line`,
      ),
    ),
  ];
}

/** A PDF and the day of the notice may be added once; a text may be taken back until its day. */
const holds = (record: readonly RecordEntry[], entry: RecordEntry, today = entry.day) =>
  record.some(
    (one) =>
      immutableFields(one) === immutableFields(entry) &&
      (!entry.pdf || entry.pdf === one.pdf) &&
      (!entry.notified || entry.notified === one.notified) &&
      (!entry.published || (entry.published === one.published && entry.commit === one.commit)) &&
      (entry.withdrawn === one.withdrawn || (!entry.withdrawn && today < entry.day)),
  );

const nameOf = ({ document, version }: RecordEntry) => `${document} ${version}`;

const lineOf = (record: readonly RecordEntry[], entry: RecordEntry) =>
  Math.max(1, record.findIndex((one) => nameOf(one) === nameOf(entry)) + 2);

const at = (line: number, message: string): Finding => ({ file: RECORD, line, message });
