import { formerHeadings, fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { wordingOf } from '#scripts/legal/read/snapshot.ts';
import { isNewer, isNextStep, nextVersion } from '#scripts/legal/read/version-number.ts';
import { entryOf, type RecordEntry } from '#scripts/legal/read/version-record.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { addDays } from '#src/lib/day/today.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { routes, versionPath } from '#src/routes.ts';

/** A day further away is a typing mistake. */
const MAX_DAYS_AHEAD = 731;

/** One document, and the lines of the record that name a published version of it, newest first. */
type Case = {
  readonly document: LegalDocument;
  readonly newest: LegalVersion;
  readonly record: readonly RecordEntry[];
  readonly today: string;
};

/**
 * A published version keeps its text, number, day and notes; a changed text needs a new number, day and notes.
 * @param record as it was published
 * @param documents as they are proposed
 * @param today the day of publishing
 */
export const guardVersions = (
  record: readonly RecordEntry[],
  documents: LegalDocuments,
  today: string,
): Finding[] =>
  documents.flatMap((document) => {
    const own = record.filter((entry) => entry.document === document.id);
    const one = { document, newest: versionsOf(document)[0], record: own, today };
    return [
      ...own.filter(({ withdrawn }) => !withdrawn).flatMap((entry) => publishedFaults(entry, one)),
      ...newVersionFaults(one),
    ];
  });

/** Equal for two lines about the same published text; the PDF and the day of the notice are added later. */
export const essenceOf = (entry: RecordEntry): string =>
  JSON.stringify({ ...entry, pdf: '', notified: undefined, withdrawn: undefined });

function publishedFaults(entry: RecordEntry, one: Case): Finding[] {
  const { version: number, day, sample, text } = entry;
  const { document, newest, record, today } = one;
  const kept = `content/legal/versions/${document.id}/${day}.mdx`;
  const isReplaced = entry === record.find(({ withdrawn }) => !withdrawn);
  const version = versionsOf(document).find(
    ({ file, frontMatter }) => file === kept || (file === newest.file && frontMatter.version === number),
  );
  if (!version) {
    const appliesUntilThen = isReplaced && newest.frontMatter.effectiveDate > today;
    if (sample && !appliesUntilThen) return [];
    if (day > today && !isNewer(newest.frontMatter.version, number)) return takenBackFaults(entry, newest);
    const remedy = isReplaced
      ? 'npm run legal:redline writes this file, ready to be added'
      : 'restore the file from git';
    const why = appliesUntilThen ? 'applies until then' : 'stays readable';
    return [{ file: kept, line: 1, message: `is missing: version ${number} ${why}; ${remedy}` }];
  }
  const now = entryOf(version);
  if (sample || essenceOf(now) === essenceOf(entry)) return [];
  if (version.file === kept) {
    const message = `is not what applied from ${formatDay(day)} as version ${number}: restore the file from git, because users accepted that text`;
    return [{ file: kept, line: 1, message }];
  }
  const isNewText = newest.frontMatter.effectiveDate === day && now.text !== text;
  const what = isNewText ? 'the text has' : 'its day, summary, notes, links or mark of a sample have';
  const message = `is ${number}, and ${what} changed: write ${nextVersion(number)}, the day from which it applies as effectiveDate ('${today}' or later) and what is new under changes, a line for each`;
  return [fieldFinding(newest, 'version', message)];
}

/** Links to the address of a version that is taken back must lead somewhere. */
function takenBackFaults({ version, day }: RecordEntry, newest: LegalVersion): Finding[] {
  const address = versionPath(newest.id, day);
  if (newest.frontMatter.formerPaths.includes(address)) return [];
  const message = `lacks '${address}', the address of version ${version}, which is taken back while links to it remain: add it`;
  return [fieldFinding(newest, 'formerPaths', message)];
}

/** Only a document with a published version that is no sample is guarded. */
function newVersionFaults({ document, newest, record, today }: Case): Finding[] {
  const published = record.filter(({ sample }) => !sample);
  if (published.every(({ withdrawn }) => withdrawn)) return [];
  const highest = published
    .map(({ version }) => version)
    .reduce((one, other) => (isNewer(other, one) ? other : one));
  const added = versionsOf(document)
    .slice(1)
    .filter(({ frontMatter: { version, effectiveDate } }) =>
      record.every((entry) => entry.version !== version || entry.day !== effectiveDate),
    );
  const past = added
    .filter(({ frontMatter }) => !isNewer(frontMatter.version, highest))
    .map((version) =>
      fieldFinding(
        version,
        'version',
        `is ${version.frontMatter.version}, and ${highest} is published: no version is added to the past; remove this file`,
      ),
    );
  const isPublished = record.some(
    (entry) => entry.version === newest.frontMatter.version && !entry.withdrawn && !entry.sample,
  );
  if (isPublished) return past;
  // Of two versions that are new at once, the later one is a step after the earlier one.
  const step = [...added, newest]
    .map(({ frontMatter }) => frontMatter.version)
    .filter((version) => isNewer(version, highest) && version !== newest.frontMatter.version)
    .reduce((one, other) => (isNewer(other, one) ? other : one), highest);
  return [
    ...past,
    ...numberFaults(document, step),
    ...dayFaults(newest, today),
    ...noteFaults(document),
    ...headingFaults(document),
  ];
}

function numberFaults(document: LegalDocument, highest: string): Finding[] {
  const [newest, previous] = versionsOf(document);
  const { version } = newest.frontMatter;
  const at = (message: string) => [fieldFinding(newest, 'version', `is ${version}, ${message}`)];
  if (!isNewer(version, highest)) return at(`and ${highest} is published: write ${nextVersion(highest)}`);
  if (!isNextStep(version, highest))
    return at(`more than a step after ${highest}: write ${nextVersion(highest)}, or the next whole number`);
  const isSame = previous && wordingOf(newest) === wordingOf(previous) && dataOf(newest) === dataOf(previous);
  return isSame ? at(`and nothing else has changed since ${highest}: write '${highest}'`) : [];
}

/** Notes are new with each version, so they are left out of this comparison. */
const dataOf = ({ frontMatter, ...version }: LegalVersion) =>
  entryOf({ ...version, frontMatter: { ...frontMatter, changes: [''] } }).data;

function dayFaults(newest: LegalVersion, today: string): Finding[] {
  const { effectiveDate: day } = newest.frontMatter;
  const write = `write '${today}', or the later day on which this will be published`;
  const at = (message: string) => [fieldFinding(newest, 'effectiveDate', `is ${day}, ${message}`)];
  if (day < today) return at(`which has passed, and no text applies before it is published: ${write}`);
  return day > addDays(today, MAX_DAYS_AHEAD) ? at('more than two years from now: correct the year') : [];
}

function noteFaults(document: LegalDocument): Finding[] {
  const [newest, previous] = versionsOf(document);
  const [now, before] = [newest, previous].map((version) => version?.frontMatter.changes.join('\n'));
  const message = 'are those of the version before: say what has changed now, one line for each';
  return now === before ? [fieldFinding(newest, 'changes', message)] : [];
}

/** Others may link to the heading of a clause, so its address stays. */
function headingFaults(document: LegalDocument): Finding[] {
  const [newest, previous] = versionsOf(document);
  const former = formerHeadings(newest.frontMatter);
  return (previous?.outline ?? [])
    .filter(({ id }) => !former.has(id) && newest.outline.every((entry) => entry.id !== id))
    .map(({ id, text }) =>
      fieldFinding(
        newest,
        'formerPaths',
        `lacks “${text}”, which is gone while links to it remain: add '${routes[newest.id]}#${id} -> #heading-that-answers-now'`,
      ),
    );
}
