import { facts } from '#content/facts-today.ts';
import { type ChangedClause, changedClauses } from '#scripts/legal/compare/clauses.ts';
import { formerHeadings, fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { wordingOf } from '#scripts/legal/read/snapshot.ts';
import {
  entryOf,
  isNewer,
  isNextStep,
  nextVersion,
  type RecordEntry,
} from '#scripts/legal/read/version-record.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { addDays } from '#src/lib/day/today.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { routes, versionPath } from '#src/routes.ts';

/** A day further away is a typing mistake. */
const MAX_DAYS_AHEAD = 731;

/** One document, and the lines of the record that name a published version of it, newest first. */
type Case = {
  readonly document: LegalDocument;
  readonly newest: LegalVersion;
  /** The version before the newest one, if known. */
  readonly previous: LegalVersion | undefined;
  readonly record: readonly RecordEntry[];
  readonly today: string;
};

/**
 * A published version keeps its text, number, day and notes; a changed text needs a new number, day and notes.
 * @param record as it was published
 * @param documents as they are proposed
 * @param today the day of publishing
 * @param before the documents as they were published, where they are known
 */
export const guardVersions = (
  record: readonly RecordEntry[],
  documents: LegalDocuments,
  today: string,
  before: LegalDocuments = [],
): Diagnostic[] =>
  documents.flatMap((document) => {
    const own = record.filter((entry) => entry.document === document.id);
    const [newest, second] = versionsOf(document);
    const published = before.filter(({ id }) => id === document.id).flatMap((one) => versionsOf(one)[0])[0];
    const isSecond =
      second && (!published || isNewer(second.frontMatter.version, published.frontMatter.version));
    const one = { document, newest, previous: isSecond ? second : published, record: own, today };
    return [
      ...sampleFindings(one),
      ...own.filter(({ withdrawn }) => !withdrawn).flatMap((entry) => publishedFindings(entry, one)),
      ...newVersionFindings(one),
    ];
  });

/** A first real version ends the samples before it; the one that is shown until its day stays. */
function sampleFindings({ document, newest, record, today }: Case): Diagnostic[] {
  const { version: number, effectiveDate, sample: isSample } = newest.frontMatter;
  const earlier = versionsOf(document).slice(1);
  const isPublished = record.some(({ version, sample }) => version === number && !sample);
  if (isSample || isPublished || earlier.some(({ frontMatter }) => !frontMatter.sample)) return [];
  const shown = effectiveDate > today ? earlier[0] : undefined;
  const texts = earlier.filter((version) => version !== shown).map(({ file }) => file);
  if (texts.length === 0) return [];
  const pdfs = record
    .filter(({ pdf, version }) => pdf && version !== shown?.frontMatter.version)
    .map(({ version }) => `content/legal/pdf/${document.id}-${version}.pdf`);
  const message = `is ${number}, the first that is no sample: delete the samples before it, which never applied: ${[...texts, ...pdfs].join(', ')}`;
  return [fieldFinding(newest, 'version', message)];
}

/** Equal for two lines about the same published text; the rest is added later. */
export const essenceOf = (entry: RecordEntry): string =>
  JSON.stringify({
    ...entry,
    ...{ pdf: '', published: undefined, commit: undefined, notified: undefined, withdrawn: undefined },
  });

function publishedFindings(entry: RecordEntry, one: Case): Diagnostic[] {
  const { version: number, day, sample, text } = entry;
  const { document, newest, record, today } = one;
  const kept = `content/legal/versions/${document.id}/${day}.mdx`;
  const isReplaced = entry === record.find(({ withdrawn }) => !withdrawn);
  const version = versionsOf(document).find(
    ({ file, frontMatter }) => file === kept || (file === newest.file && frontMatter.version === number),
  );
  if (!version) return missingFindings(entry, one, isReplaced);
  const now = entryOf(version);
  if (sample || essenceOf(now) === essenceOf(entry)) return [];
  if (version.file === kept) {
    const message = `is not what applied from ${formatDay(day)} as version ${number}: restore the file from git, because users accepted that text`;
    return [{ file: kept, line: 1, message }];
  }
  const isNewText = newest.frontMatter.effectiveDate === day && now.text !== text;
  const what = isNewText ? 'the text has' : 'its day, summary, notes, links or mark of a sample have';
  // A version of today, or of a day to come, is followed by one of a later day.
  const first = day < today ? today : addDays(day, 1);
  const message = `is ${number}, and ${what} changed: write ${nextVersion(number)}, the day from which it applies as effectiveDate ('${first}' or later) and what is new under changes, a line for each`;
  return [fieldFinding(newest, 'version', message)];
}

/** A published version of which there is no text. */
function missingFindings(
  entry: RecordEntry,
  { document, newest, today }: Case,
  isReplaced: boolean,
): Diagnostic[] {
  const { version, day, sample } = entry;
  const { version: number, effectiveDate } = newest.frontMatter;
  const appliesUntilThen = isReplaced && effectiveDate > today;
  if (sample && !appliesUntilThen) return [];
  if (day > today && !isNewer(number, version)) return takenBackFindings(entry, newest);
  // Its day is what has to change first.
  if (effectiveDate <= day) return [];
  const remedy = isReplaced
    ? 'npm run legal:review writes this file, ready to be added'
    : 'restore the file from git';
  const why = appliesUntilThen ? 'applies until then' : 'stays readable';
  const file = `content/legal/versions/${document.id}/${day}.mdx`;
  return [{ file, line: 1, message: `is missing: version ${version} ${why}; ${remedy}` }];
}

/** Links to the address of a version that is taken back must lead somewhere. */
function takenBackFindings({ version, day }: RecordEntry, newest: LegalVersion): Diagnostic[] {
  const address = versionPath(newest.id, day);
  if (newest.frontMatter.formerPaths.includes(address)) return [];
  const message = `lacks '${address}', the address of version ${version}, which is taken back while links to it remain: add it`;
  return [fieldFinding(newest, 'formerPaths', message)];
}

/** Only a document with a published version that is no sample is guarded. */
function newVersionFindings({ document, newest, previous, record, today }: Case): Diagnostic[] {
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
  const changed = previous ? changedClauses(previous.blocks, newest.blocks) : [];
  return [
    ...past,
    ...numberFindings(newest, previous, step),
    ...dayFindings(newest, changed, published, today),
    ...(previous ? noteFindings(newest, previous, changed) : []),
    ...headingFindings(newest, previous),
  ];
}

function numberFindings(
  newest: LegalVersion,
  previous: LegalVersion | undefined,
  highest: string,
): Diagnostic[] {
  const { version } = newest.frontMatter;
  const at = (message: string) => [fieldFinding(newest, 'version', `is ${version}, ${message}`)];
  if (!isNewer(version, highest)) return at(`and ${highest} was published: write ${nextVersion(highest)}`);
  if (!isNextStep(version, highest))
    return at(`more than a step after ${highest}: write ${nextVersion(highest)}, or the next whole number`);
  const isSame =
    previous &&
    newest.frontMatter.title === previous.frontMatter.title &&
    wordingOf(newest) === wordingOf(previous) &&
    dataOf(newest) === dataOf(previous);
  return isSame ? at(`and nothing else has changed since ${highest}: write '${highest}'`) : [];
}

/** Notes are new with each version, so they are left out of this comparison. */
const dataOf = ({ frontMatter, ...version }: LegalVersion) =>
  entryOf({ ...version, frontMatter: { ...frontMatter, changes: [''] } }).data;

function dayFindings(
  newest: LegalVersion,
  changed: readonly ChangedClause[],
  published: readonly RecordEntry[],
  today: string,
): Diagnostic[] {
  const { effectiveDate: day } = newest.frontMatter;
  const at = (message: string) => [fieldFinding(newest, 'effectiveDate', `is ${day}, ${message}`)];
  if (day < today)
    return at(
      `which has passed, and no text applies before it is published: write '${today}', or the later day on which this will be published`,
    );
  if (day > addDays(today, MAX_DAYS_AHEAD)) return at('more than two years from now: correct the year');
  const taken = published.find((entry) => !entry.withdrawn && entry.day >= day);
  if (taken && taken.day <= today)
    return at(
      `the day of version ${taken.version}, and each version has its own: write '${addDays(day, 1)}' or later`,
    );
  if (taken)
    return at(
      `and version ${taken.version} is scheduled for ${taken.day}: write a later day, or first withdraw that version in a separate proposal (revert it, and add '${versionPath(newest.id, taken.day)}' to the former addresses), publish this text, and then schedule the other again under the next number`,
    );
  const { value, text } = facts.feeChangeNoticeDays;
  const fee = changed.find(({ changesFee }) => changesFee);
  return fee && day < addDays(today, value)
    ? at(
        `and “${fee.title}” changes a fee, of which users are notified ${text} before: write '${addDays(today, value)}' or later`,
      )
    : [];
}

/** Users decide by the notes whether to read on: each changed clause is named in them. */
function noteFindings(
  newest: LegalVersion,
  previous: LegalVersion,
  changed: readonly ChangedClause[],
): Diagnostic[] {
  const { changes } = newest.frontMatter;
  if (changes.join('\n') === previous.frontMatter.changes.join('\n'))
    return [
      fieldFinding(
        newest,
        'changes',
        `are those of the version before: write what has changed now, ${changed.map(({ note }) => asEntry(note)).join(', ') || 'one line for each'}`,
      ),
    ];
  const names = changes.map((note) => note.split(': ', 1).join().toLowerCase());
  const isNamed = ({ title }: ChangedClause) => {
    const name = new RegExp(String.raw`(?<!\w)${escapePattern(title.toLowerCase())}(?!\w)`);
    return names.some((named) => name.test(named));
  };
  return changed
    .filter((clause) => !isNamed(clause))
    .map(({ title, note }) =>
      fieldFinding(
        newest,
        'changes',
        `lack a line that begins with “${title}”, which has changed: add   - ${asEntry(note)}`,
      ),
    );
}

const asEntry = (note: string) => `'${note.replaceAll("'", '’')}'`;

/** Others may link to the heading of a clause, so its address stays. */
function headingFindings(newest: LegalVersion, previous: LegalVersion | undefined): Diagnostic[] {
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
