import type { Finding } from '#scripts/support/findings.ts';
import { figureOf } from '#scripts/legal/read/figures.ts';
import { fieldFinding, formerHeadings } from '#scripts/legal/read/front-matter.ts';
import type { LegalDocument, LegalVersion } from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, wordingOf } from '#scripts/legal/read/snapshot.ts';
import { likenessOf } from '#scripts/legal/read/suggestion.ts';
import { addDays } from '#src/lib/day/today.ts';
import { nextVersion } from '#scripts/legal/read/version-number.ts';
import { formatDay } from '#src/lib/format-day.ts';
import type { OutlineEntry } from '#src/model/legal.schema.ts';
import { routes, versionPath } from '#src/routes.ts';
import { feePassages } from './fees.ts';
import { keptFaults, withdrawnVersions } from './kept-faults.ts';
import { recordFaults } from './record-faults.ts';

/** Users are told of a new fee this many calendar days before it applies (R9.17). */
const NOTICE_DAYS = 5;

/** A day further away is a slip of typing. */
const LONGEST_WAIT = 731;

export type Comparison = {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** The day on which they are compared, which is that of publishing when the change is let in. */
  readonly today: string;
  /** The day on which the fees were first written as they are now: nobody can have been told earlier. */
  readonly feesKnownSince: string;
};

/** One document at both moments. */
type Pair = { readonly old: LegalDocument; readonly now: LegalDocument };

/**
 * What must not happen from one moment to a later one, in each document. A new one may say what it likes,
 * and so may the first text that takes the place of a sample, which nobody has accepted.
 */
export const compareSnapshots = (comparison: Comparison): readonly Finding[] =>
  comparison.after.documents.flatMap((now) => {
    const old = comparison.before.documents.find(({ id }) => id === now.id);
    if (!old) return [];
    const hasChanged = wordingOf(old.current) !== wordingOf(now.current);
    const isPromise = hasChanged && !old.current.frontMatter.sample;
    const withdrawn = withdrawnVersions(old, now, comparison.today);
    return [
      ...withdrawalFaults(withdrawn, { old, now }),
      ...(isPromise && withdrawn.length === 0 ? changeFaults(comparison, { old, now }) : []),
      ...keptFaults(comparison, old, now, withdrawn),
      ...recordFaults(old, now, comparison.before.record),
    ];
  });

/** Users were told of the addresses of texts that are taken back. */
const withdrawalFaults = (withdrawn: readonly LegalVersion[], { now: { id, current } }: Pair): Finding[] =>
  withdrawn
    .map(({ frontMatter }) => ({ ...frontMatter, address: versionPath(id, frontMatter.effectiveDate) }))
    .filter(({ address }) => !current.frontMatter.formerPaths.includes(address))
    .map(({ address, version }) =>
      fieldFinding(
        current,
        'formerPaths',
        `lacks '${address}', the address of version ${version}, which is taken back while links to it remain: add it`,
      ),
    );

function changeFaults(comparison: Comparison, pair: Pair): Finding[] {
  const { current } = pair.now;
  const [was, is] = [pair.old.current.frontMatter, current.frontMatter];
  if (is.version === was.version) return [...unraisedFaults(comparison, pair), ...headingFaults(pair)];
  const fees = feeFaults(comparison, pair);
  const findings: Finding[] = [...headingFaults(pair), ...fees];
  const tell = (field: string, message: string) => findings.push(fieldFinding(current, field, message));
  const write = `write '${comparison.today}', or the later day on which this will be published`;
  if (fees.length > 0) return findings;
  if (is.effectiveDate <= was.effectiveDate)
    tell(
      'effectiveDate',
      `is ${is.effectiveDate}, not after ${was.effectiveDate}, from which the text applied until now: ${write}`,
    );
  else if (is.effectiveDate < comparison.today)
    tell(
      'effectiveDate',
      `is ${is.effectiveDate}, which has passed, and no text applies before it is published: ${write}`,
    );
  else if (is.effectiveDate > addDays(comparison.today, LONGEST_WAIT))
    tell('effectiveDate', `is ${is.effectiveDate}, more than two years from now: correct the year`);
  if (String(is.changes) === String(was.changes))
    tell('changes', 'are those of the version before: say what has changed now, one line for each');
  return findings;
}

/** All that a changed text needs, as one thing to do: where its number stands, or the figure that changed it. */
function unraisedFaults(comparison: Comparison, pair: Pair): Finding[] {
  const { current } = pair.now;
  const [was, is] = [pair.old.current.frontMatter, current.frontMatter];
  const fee = newFee(comparison, pair);
  const day = fee
    ? `'${fee.earliest}' or later as effectiveDate (${fee.reason}, so by ${formatDay(fee.tellBy)})`
    : `the day from which it applies as effectiveDate ('${comparison.today}' or later)`;
  const steps = [
    nextVersion(was.version),
    ...(is.effectiveDate <= was.effectiveDate || fee ? [day] : []),
    ...(String(is.changes) === String(was.changes) ? ['what is new under changes, a line for each'] : []),
  ];
  const needs = new Intl.ListFormat('en-GB').format(steps);
  const { before, after } = comparison;
  const isEdited = bodyOf(pair.old.current) !== bodyOf(current);
  const figures = isEdited ? [] : figureFaults(comparison, current, needs);
  if (figures.length > 0) return figures;
  const what =
    isEdited || before.figures.consent === after.figures.consent
      ? 'the text'
      : 'what it says of how the site asks for consent';
  return [fieldFinding(current, 'version', `is ${is.version}, and ${what} has changed: write ${needs}`)];
}

/** What stands below the front matter, as it is written. */
const bodyOf = ({ source }: LegalVersion) => source.slice(source.indexOf('\n---\n', 3));

function figureFaults(
  { before, after }: Comparison,
  { file, source, frontMatter: { effectiveDate } }: LegalVersion,
  needs: string,
): Finding[] {
  return Object.keys(after.figures.facts).flatMap((fact) => {
    if (!before.figures.facts[fact] || !source.includes(`<Fact id="${fact}"`)) return [];
    const [was, is] = [before, after].map(({ figures }) => figureOf(fact, figures, effectiveDate));
    if (was === is) return [];
    const message = `${fact} was “${was}” and is “${is}”, which changes the wording of ${file}: write “${was}” again, or give that document ${needs}; a figure that changes on that later day has the day as from, and “${was}” as before`;
    return [{ file: 'content/facts.ts', line: after.lineOfFact(fact), message }];
  });
}

function headingFaults({ old, now: { id: page, current } }: Pair): Finding[] {
  const [before, after] = [old.current.outline, current.outline];
  const ids = new Set([...after.map(({ id }) => id), ...formerHeadings(current.frontMatter).keys()]);
  const fresh = after.filter(({ id }) => !before.some((one) => one.id === id));
  return before
    .filter(({ id }) => !ids.has(id))
    .map((gone) => {
      const likely = fresh
        .map((entry) => ({ id: entry.id, likeness: headingLikeness(old.current, gone, current, entry) }))
        .reduce((best, one) => (one.likeness > best.likeness ? one : best), NO_HEADING);
      return fieldFinding(
        current,
        'formerPaths',
        `lacks “${gone.text}”, which is gone while links to it remain: add '${routes[page]}#${gone.id} -> #${likely.id}'`,
      );
    });
}

const NO_HEADING = { id: 'heading-that-answers-now', likeness: 0.5 };

/** How much two headings, and what stands below them, have in common; parts are not taken for clauses. */
const headingLikeness = (
  one: LegalVersion,
  gone: OutlineEntry,
  other: LegalVersion,
  entry: OutlineEntry,
): number =>
  gone.depth === entry.depth
    ? likenessOf(gone.text, entry.text) + 2 * likenessOf(textBelow(one, gone), textBelow(other, entry))
    : 0;

function textBelow({ blocks }: LegalVersion, { number, text }: OutlineEntry): string {
  const start = blocks.findIndex((block) => block.text === `${number} ${text}`) + 1;
  const rest = blocks.slice(start);
  const end = rest.findIndex(({ kind }) => kind === 'part' || kind === 'clause');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((block) => block.text)
    .join(' ');
}

type NewFee = { readonly earliest: string; readonly tellBy: string; readonly reason: string };

/** A fee that is another than before, of which users cannot be told in time. */
function newFee({ feesKnownSince }: Comparison, { old, now: { current } }: Pair): NewFee | undefined {
  const [was, is] = [feePassages(old.current), feePassages(current)];
  const changed = [
    ...is.filter((passage) => !was.includes(passage)),
    ...was.filter((passage) => !is.includes(passage)).map((passage) => `until now: ${passage}`),
  ];
  const earliest = addDays(feesKnownSince, NOTICE_DAYS);
  if (changed.length === 0 || current.frontMatter.effectiveDate >= earliest) return undefined;
  const reason = `a fee has changed (${changed.join('; ')}) and users are told at least ${NOTICE_DAYS} calendar days before`;
  return { earliest, tellBy: feesKnownSince, reason };
}

function feeFaults(comparison: Comparison, pair: Pair): Finding[] {
  const fee = newFee(comparison, pair);
  if (!fee) return [];
  const { current } = pair.now;
  const message = `is ${current.frontMatter.effectiveDate}, but ${fee.reason}. The new fee was written on ${fee.tellBy}: write '${fee.earliest}' or later, and tell the users by ${formatDay(fee.tellBy)}`;
  return [fieldFinding(current, 'effectiveDate', message)];
}
