import { facts } from '../../content/facts-today.ts';
import { type ChangedClause, changedClauses } from '#legal/compare/clauses.ts';
import { matchedHeadings } from '#legal/compare/diff.ts';
import { fieldFinding, formerAddress, formerPages } from '#legal/read/front-matter.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#legal/read/read-documents.ts';
import { wordingOf } from '#legal/read/snapshot.ts';
import {
  entryOf,
  isNewer,
  isNextStep,
  isWithdrawn,
  nextVersion,
  type RecordEntry,
} from '#legal/read/version-record.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import type { LegalFinding } from '#legal/findings.ts';
import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { addDays } from '../../src/lib/day/add-days.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { routes, versionPath } from '../../src/routes.ts';

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
): LegalFinding[] =>
  documents.flatMap((document) => {
    const own = record.filter((entry) => entry.document === document.id);
    const [newest, second] = versionsOf(document);
    const published = before.filter(({ id }) => id === document.id).flatMap((one) => versionsOf(one)[0])[0];
    const isSecond =
      second && (!published || isNewer(second.frontMatter.version, published.frontMatter.version));
    const one = { document, newest, previous: isSecond ? second : published, record: own, today };
    return [
      ...sampleFindings(one),
      ...orderFindings(one),
      ...own.filter((entry) => !isWithdrawn(entry)).flatMap((entry) => publishedFindings(entry, one)),
      ...takenBackFindings(one),
      ...newVersionFindings(one),
    ];
  });

/** A first real version ends the samples before it; the one that is shown until its day stays. */
function sampleFindings({ document, newest, record, today }: Case): Finding[] {
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

/** A text follows the one before it. Of a published version, the record says more. */
function orderFindings({ document, newest, record }: Case): Finding[] {
  const second = versionsOf(document)[1];
  const isKnown = record.some(({ sample, day }) => !sample && day === second?.frontMatter.effectiveDate);
  const { effectiveDate } = newest.frontMatter;
  if (!second || isKnown || effectiveDate > second.frontMatter.effectiveDate) return [];
  const message = `is ${effectiveDate}, not after that of ${second.file}: write a later day`;
  return [fieldFinding(newest, 'effectiveDate', message)];
}

/** Equal for two lines about the same published text; the rest is added later. */
export const immutableFields = (entry: RecordEntry): string =>
  JSON.stringify({
    ...entry,
    ...{ pdf: '', published: undefined, commit: undefined, notified: undefined, withdrawn: undefined },
  });

function publishedFindings(entry: RecordEntry, one: Case): LegalFinding[] {
  const { version: number, day, sample } = entry;
  const { document, newest, record } = one;
  const kept = `content/legal/versions/${document.id}/${day}.mdx`;
  const isReplaced = entry === record.find((other) => !isWithdrawn(other));
  const version = versionsOf(document).find(
    ({ file, frontMatter }) => file === kept || (file === newest.file && frontMatter.version === number),
  );
  if (!version) return missingFindings(entry, one, isReplaced);
  if (sample || immutableFields(entryOf(version)) === immutableFields(entry)) return [];
  if (version.file !== kept) return [changedFinding(entry, entryOf(version), one)];
  const message = `is not what applied from ${formatDay(day)} as version ${number}: restore the file from git, because users accepted that text`;
  return [{ file: kept, line: 1, message }];
}

/** Time to agree on a proposal before the day that is proposed for it. */
const DAYS_TO_AGREE = 7;

/** A published text was changed under its number: all that a new version needs, at once. */
function changedFinding(entry: RecordEntry, now: RecordEntry, one: Case): LegalFinding {
  const { newest } = one;
  const { version, effectiveDate } = newest.frontMatter;
  const isNewText = effectiveDate === entry.day && now.text !== entry.text;
  const what = isNewText ? 'the text has' : 'its day, summary, notes, links or mark of a sample have';
  const { first, paste } = nextStep(one);
  const message = `is ${version}, and ${what} changed: put these lines in place of those at the top, with the day from which the new text applies ('${first}' or later) and notes in your words`;
  return { ...fieldFinding(newest, 'version', message), paste };
}

/** The first day of the next version, and the lines that it needs at the top. */
function nextStep({ newest, previous, record, today }: Case) {
  const { listed, lost } = addressesOf(newest, previous);
  const changed = previous ? changedClauses(previous.blocks, newest.blocks) : [];
  const notes = changed.length > 0 ? changed.map(({ note }) => note) : newest.frontMatter.changes;
  // A version of a day to come is followed by one of a later day.
  const last = record.filter((other) => !isWithdrawn(other)).map(({ day }) => addDays(day, 1));
  const first = [firstDay(changed, today), ...last].toSorted().at(-1) ?? today;
  const paste = [
    `version: ${nextVersion(highestOf(record))}`,
    `effectiveDate: '${addDays(first, DAYS_TO_AGREE)}'`,
    listField('formerPaths', [...listed, ...lost]),
    listField('changes', notes),
  ].join('\n');
  return { first, paste };
}

const highestOf = (record: readonly RecordEntry[]): string =>
  record
    .filter(({ sample }) => !sample)
    .map(({ version }) => version)
    .reduce((one, other) => (isNewer(other, one) ? other : one));

/** A field with its entries, as it is written at the top of a document. */
const listField = (field: string, entries: readonly string[]): string =>
  entries.length > 0
    ? [`${field}:`, ...entries.map((entry) => `  - '${entry.replaceAll("'", '’')}'`)].join('\n')
    : `${field}: []`;

/** A published version of which there is no text. */
function missingFindings(entry: RecordEntry, one: Case, isReplaced: boolean): LegalFinding[] {
  const { document, newest, record, today } = one;
  const { version, day, sample } = entry;
  const { version: number, effectiveDate } = newest.frontMatter;
  // It never applied, and the first real version may be shown before its day.
  if (sample) return [];
  // It is taken back.
  if (day > today && !isNewer(number, version)) return [];
  if (effectiveDate <= day) {
    const isEarlier = record.some((other) => other.version === number && other.day === effectiveDate);
    // The day of a new text is what has to change first.
    if (!isEarlier) return [];
    const message = `is ${number}, and version ${version} applies since ${formatDay(day)}: users accepted it, so it is not withdrawn. Restore ${newest.file} and the files of ${document.id} in content/legal/versions as they are published; to return to the earlier words, propose them as version ${nextVersion(highestOf(record))}: put these lines in place of those at the top`;
    return [{ ...fieldFinding(newest, 'version', message), paste: nextStep(one).paste }];
  }
  const remedy = isReplaced
    ? 'npm run legal -- review writes this file, ready to be added'
    : 'restore the file from git';
  const why = isReplaced && effectiveDate > today ? 'applies until then' : 'stays readable';
  const file = `content/legal/versions/${document.id}/${day}.mdx`;
  return [{ file, line: 1, message: `is missing: version ${version} ${why}; ${remedy}` }];
}

/** Links to a version that is taken back, and to its former addresses, must lead somewhere. */
function takenBackFindings({ newest, previous, record, today }: Case): LegalFinding[] {
  const { version: number, formerPaths } = newest.frontMatter;
  const taken = record.filter(
    (entry) => !isWithdrawn(entry) && !entry.sample && entry.day > today && isNewer(entry.version, number),
  );
  if (taken.length === 0) return [];
  const lost = [
    ...taken.map(({ day }) => versionPath(newest.id, day)),
    ...(previous ? formerPages(previous.frontMatter) : []),
  ].filter((path) => !formerPaths.includes(path));
  if (lost.length === 0) return [];
  const versions = taken.map(({ version }) => version).join(' and ');
  const message = `lacks ${lost.join(' and ')}, addresses of version ${versions}, taken back while links to them remain: write these lines`;
  return [
    {
      ...fieldFinding(newest, 'formerPaths', message),
      paste: listField('formerPaths', [...formerPaths, ...lost]),
    },
  ];
}

/** Only a document with a published version that is no sample is guarded. */
function newVersionFindings({ document, newest, previous, record, today }: Case): LegalFinding[] {
  const published = record.filter(({ sample }) => !sample);
  if (published.every(isWithdrawn)) return [];
  const highest = highestOf(record);
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
    (entry) => entry.version === newest.frontMatter.version && !isWithdrawn(entry) && !entry.sample,
  );
  const addresses = addressesOf(newest, previous);
  // Former addresses are no part of the text, so a published version may lack one that it had.
  if (isPublished)
    return previous?.frontMatter.version === newest.frontMatter.version && isUnchanged(newest, previous)
      ? [...past, ...addressFindings(newest, addresses)]
      : past;
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
    ...addressFindings(newest, addresses),
  ];
}

function numberFindings(
  newest: LegalVersion,
  previous: LegalVersion | undefined,
  highest: string,
): Finding[] {
  const { version } = newest.frontMatter;
  const at = (message: string) => [fieldFinding(newest, 'version', `is ${version}, ${message}`)];
  if (!isNewer(version, highest)) return at(`and ${highest} was published: write ${nextVersion(highest)}`);
  if (!isNextStep(version, highest))
    return at(`more than a step after ${highest}: write ${nextVersion(highest)}, or the next whole number`);
  if (!previous || !isUnchanged(newest, previous)) return [];
  const { version: last } = previous.frontMatter;
  return at(`and nothing else has changed since ${last}: write '${last}'`);
}

const isUnchanged = (newest: LegalVersion, previous: LegalVersion): boolean =>
  newest.frontMatter.title === previous.frontMatter.title &&
  wordingOf(newest) === wordingOf(previous) &&
  dataOf(newest) === dataOf(previous);

/** Notes are new with each version, so they are left out of this comparison. */
const dataOf = ({ frontMatter, ...version }: LegalVersion) =>
  entryOf({ ...version, frontMatter: { ...frontMatter, changes: [''] } }).data;

function dayFindings(
  newest: LegalVersion,
  changed: readonly ChangedClause[],
  published: readonly RecordEntry[],
  today: string,
): Finding[] {
  const { effectiveDate: day } = newest.frontMatter;
  const at = (message: string) => [fieldFinding(newest, 'effectiveDate', `is ${day}, ${message}`)];
  if (day < today)
    return at(
      `which has passed, and no text applies before it is published: write '${today}', or the later day on which this will be published`,
    );
  if (day > addDays(today, MAX_DAYS_AHEAD)) return at('more than two years from now: correct the year');
  const taken = published.find((entry) => !isWithdrawn(entry) && entry.day >= day);
  if (taken && taken.day <= today)
    return at(
      `the day of version ${taken.version}, and each version has its own: write '${addDays(day, 1)}' or later`,
    );
  if (taken)
    return at(
      `and version ${taken.version} is scheduled for ${taken.day}: write a later day, or first withdraw that version in a separate proposal (revert it, and add '${versionPath(newest.id, taken.day)}' to the former addresses), publish this text, and then schedule the other again under the next number`,
    );
  const fee = changed.find(({ changesFee }) => changesFee);
  const first = firstDay(changed, today);
  return fee && day < first
    ? at(
        `and “${fee.title}” changes a fee, of which users are notified ${facts.feeChangeNoticeDays.text} before: write '${first}' or later`,
      )
    : [];
}

/** A change of fees is notified before it applies. */
const firstDay = (changed: readonly ChangedClause[], today: string): string =>
  changed.some(({ changesFee }) => changesFee) ? addDays(today, facts.feeChangeNoticeDays.value) : today;

/** Users decide by the notes whether to read on: each changed clause is named in them. */
function noteFindings(
  newest: LegalVersion,
  previous: LegalVersion,
  changed: readonly ChangedClause[],
): LegalFinding[] {
  const { changes } = newest.frontMatter;
  const isOld = changes.join('\n') === previous.frontMatter.changes.join('\n');
  const names = isOld ? [] : changes.map((note) => note.split(': ', 1).join().toLowerCase());
  const missing = changed.filter(({ title }) => {
    const name = new RegExp(String.raw`(?<!\w)${escapePattern(title.replace(/…$/, '').toLowerCase())}(?!\w)`);
    return names.every((named) => !name.test(named));
  });
  if (!isOld && missing.length === 0) return [];
  const titles = missing.map(({ title }) => `“${title}”`).join(' and ');
  const message = isOld
    ? 'are those of the version before: write what has changed now, one line for each clause'
    : `lack a line that begins with ${titles}, where the text has changed: write these lines, in your words`;
  const paste = listField('changes', [...(isOld ? [] : changes), ...missing.map(({ note }) => note)]);
  return [
    { ...fieldFinding(newest, 'changes', message), ...(isOld && missing.length === 0 ? {} : { paste }) },
  ];
}

type Addresses = {
  /** Entries that the text lists, each leading to a heading that it has. */
  readonly listed: readonly string[];
  /** Entries for what others may link to, and would not find: headings that are gone, and earlier former addresses. */
  readonly lost: readonly string[];
};

function addressesOf(newest: LegalVersion, previous: LegalVersion | undefined): Addresses {
  const { formerPaths } = newest.frontMatter;
  if (!previous) return { listed: formerPaths, lost: [] };
  const ids = new Set(newest.outline.map(({ id }) => id));
  const later = matchedHeadings(previous, newest);
  // For each earlier heading the one to which its address leads now: its new name, its part, or the first.
  const answers = new Map(
    previous.outline.map(({ id }, index) => {
      const part = previous.outline.slice(0, index + 1).findLast(({ depth }) => depth === 2)?.id ?? '';
      const likely = [later.get(id), part, later.get(part), newest.outline[0]?.id];
      return [id, likely.find((one) => one !== undefined && ids.has(one)) ?? ''] as const;
    }),
  );
  const led = (entries: readonly string[]) =>
    entries
      .filter((entry) => !ids.has(formerAddress(entry).split('#')[1] ?? ''))
      .map((entry) =>
        entry.replace(/(?<=-> #)[\w-]+$/, (id) => (ids.has(id) ? id : (answers.get(id) ?? id))),
      );
  const headings = previous.outline.map(({ id }) => `${routes[newest.id]}#${id} -> #${id}`);
  const known = new Set(formerPaths.map(formerAddress));
  const lost = led([...previous.frontMatter.formerPaths, ...headings]);
  return { listed: led(formerPaths), lost: lost.filter((entry) => !known.has(formerAddress(entry))) };
}

/** Others may link to the heading of a clause, so its address stays. */
function addressFindings(newest: LegalVersion, { listed, lost }: Addresses): LegalFinding[] {
  if (lost.length === 0) return [];
  const addresses = lost.map(formerAddress).join(' and ');
  const message = `lacks ${addresses}, which others may link to: write these lines, and correct where an address leads if another clause answers now`;
  const paste = listField('formerPaths', [...listed, ...lost]);
  return [{ ...fieldFinding(newest, 'formerPaths', message), paste }];
}
