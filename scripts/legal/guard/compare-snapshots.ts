import { formerHeadings } from '#scripts/build/legal/former-addresses.ts';
import { legalBlocks } from '#scripts/build/legal/legal-text.ts';
import type { LegalSource } from '#scripts/build/legal/read-legal-documents.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { fieldFinding, isNewer, next } from '#scripts/legal/lint/front-matter-faults.ts';
import { parseText } from '#scripts/legal/support/parse-text.ts';
import { addDays } from '#scripts/legal/support/today.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { type LegalId, legalIds } from '#src/routes.ts';
import { feeRows } from './fee-rows.ts';
import { type Snapshot, wordingOf } from './snapshot.ts';

/** Users are told of a new fee this many calendar days before it applies (R9.17). */
const NOTICE_DAYS = 5;

export type Comparison = {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** The day on which the fees were first written as they are now: nobody can have been told earlier. */
  readonly feesKnownSince: string;
};

export type Verdict = {
  readonly id: LegalId;
  readonly hasChanged: boolean;
  readonly findings: readonly Finding[];
};

/** What must not happen from one moment to a later one, document by document. */
export const compareSnapshots = (comparison: Comparison): Verdict[] =>
  legalIds.map((id) => {
    const hasChanged = isChanged(comparison, id);
    const findings = [...(hasChanged ? changeFaults(comparison, id) : []), ...keptFaults(comparison, id)];
    return { id, hasChanged, findings };
  });

const isChanged = ({ before, after }: Comparison, id: LegalId) =>
  wordingOf(before.documents[id].current) !== wordingOf(after.documents[id].current);

function changeFaults(comparison: Comparison, id: LegalId): Finding[] {
  const { before, after } = comparison;
  const [old, current] = [before.documents[id].current, after.documents[id].current];
  const [was, is] = [old.frontMatter, current.frontMatter];
  const figures = figureFaults(comparison, id);
  const fees = feeFaults(comparison, id);
  // A body holds figures by name, not by value.
  const why = figures.length > 0 && old.body === current.body ? 'a figure in the text' : 'the text';
  return [
    ...(isNewer(is.version, was.version)
      ? []
      : [
          fieldFinding(
            current,
            'version',
            `is ${is.version}, and ${why} has changed: write ${next(was.version)}`,
          ),
        ]),
    ...(is.effectiveDate > was.effectiveDate || fees.length > 0
      ? []
      : [
          fieldFinding(
            current,
            'effectiveDate',
            `is ${is.effectiveDate}, not after ${was.effectiveDate}, from which the text applied until now: write the day from which the new text applies`,
          ),
        ]),
    ...(is.changes.join('\n') === was.changes.join('\n')
      ? [
          fieldFinding(
            current,
            'changes',
            'are those of the version before: say what has changed now, one line for each',
          ),
        ]
      : []),
    ...(is.version === was.version ? figures : []),
    ...headingFaults(old, current),
    ...fees,
  ];
}

function figureFaults({ before, after }: Comparison, id: LegalId): Finding[] {
  const { file, body } = after.documents[id].current;
  return Object.entries(after.figures.facts).flatMap(([fact, text]) => {
    const was = before.figures.facts[fact];
    if (was === undefined || was === text || !body.includes(`<Fact id="${fact}"`)) return [];
    const message = `${fact} was “${was}” and is “${text}”, which changes the wording of ${file}: give that document a new version and day, or write “${was}” again`;
    return [{ file: 'content/facts.ts', line: after.figures.lineOf(fact), message }];
  });
}

function headingFaults(old: LegalSource, current: LegalSource): Finding[] {
  const [before, after] = [outlineOf(old), outlineOf(current)];
  const ids = new Set([...after.map(({ id }) => id), ...formerHeadings(current.frontMatter).keys()]);
  const path = `/${current.file.replaceAll(/^content\/legal\/|\.mdx$/g, '')}`;
  return before
    .filter(({ id }) => !ids.has(id))
    .map(({ id, text }) => {
      const likely =
        after.find((entry) => !before.some((one) => one.id === entry.id))?.id ?? 'heading-that-answers-now';
      return fieldFinding(
        current,
        'formerPaths',
        `lacks “${text}”, which is gone while links to it remain: add '${path}#${id} -> #${likely}'`,
      );
    });
}

function outlineOf({ file, source }: LegalSource) {
  const text = parseText(file, source);
  return 'tree' in text ? text.outline : [];
}

function feeFaults({ before, after, feesKnownSince }: Comparison, id: LegalId): Finding[] {
  const { current } = after.documents[id];
  const was = feeRows(before.documents[id].current);
  const changed = feeRows(current).filter((row) => !was.includes(row));
  const { effectiveDate } = current.frontMatter;
  const earliest = addDays(feesKnownSince, NOTICE_DAYS);
  if (changed.length === 0 || effectiveDate >= earliest) return [];
  const message = `is ${effectiveDate}, but a fee has changed (${changed.join('; ')}) and users are told at least ${NOTICE_DAYS} calendar days before. The new fee was written on ${feesKnownSince}: write '${earliest}' or later, and tell the users by ${formatDay(addDays(effectiveDate > earliest ? effectiveDate : earliest, -NOTICE_DAYS))}`;
  return [fieldFinding(current, 'effectiveDate', message)];
}

/** What was published once stays: the version before is kept, and kept versions are not edited. */
function keptFaults({ before, after }: Comparison, id: LegalId): Finding[] {
  const [old, now] = [before.documents[id], after.documents[id]];
  const kept = new Map(now.earlier.map((version) => [version.frontMatter.effectiveDate, version]));
  const isReplaced = old.current.frontMatter.effectiveDate < now.current.frontMatter.effectiveDate;
  return [...(isReplaced ? [old.current] : []), ...old.earlier].flatMap((version) => {
    const { effectiveDate, version: number } = version.frontMatter;
    const file = `content/legal/versions/${id}/${effectiveDate}.mdx`;
    const same = kept.get(effectiveDate);
    if (!same)
      return [
        {
          file,
          line: 1,
          message: `is missing: version ${number} stays readable; npm run legal:redline writes this file, ready to be added`,
        },
      ];
    const line = firstDifference(version, same);
    return line === undefined
      ? []
      : [
          {
            file,
            line,
            message: `is not what applied from ${formatDay(effectiveDate)}: restore it, because users accepted that text`,
          },
        ];
  });
}

/** Line of the first passage that is not what it was; 1 when one is missing at the end. */
function firstDifference(before: LegalSource, after: LegalSource): number | undefined {
  if (wordingOf(before) === wordingOf(after)) return undefined;
  const [was, is] = [legalBlocks(before.source), legalBlocks(after.source)];
  const changed = is.find(({ text }, index) => text !== was[index]?.text);
  const start =
    changed?.text
      .replace(/^[\d.]+ /, '')
      .split(' ')
      .slice(0, 3)
      .join(' ') ?? '';
  return after.source.split('\n').findIndex((line) => start && line.includes(start)) + 1 || 1;
}
