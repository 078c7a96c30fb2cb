import type { Finding } from '#scripts/support/findings.ts';
import { freezeVersion } from '#scripts/legal/read/figures.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  keptFile,
  type LegalDocument,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, wordingOf } from '#scripts/legal/read/snapshot.ts';
import { entryOf } from '#scripts/legal/read/version-record.ts';
import { formatDay } from '#src/lib/format-day.ts';

type Moments = { readonly before: Snapshot; readonly today: string };

/** Texts whose day has not come may be taken back: the one before them stands in their place again. */
export function withdrawnVersions(
  old: LegalDocument,
  { current }: LegalDocument,
  today: string,
): readonly LegalVersion[] {
  const versions = versionsOf(old);
  const back = versions.findIndex(({ frontMatter }) => frontMatter.version === current.frontMatter.version);
  const newer = versions.slice(0, Math.max(0, back));
  return newer.every(({ frontMatter }) => frontMatter.effectiveDate > today) ? newer : [];
}

/** What was published once stays: the version before is kept, and kept versions are not edited. */
export function keptFaults(
  { before, today }: Moments,
  old: LegalDocument,
  { current, earlier }: LegalDocument,
  withdrawn: readonly LegalVersion[],
): Finding[] {
  const isReplaced = old.current.frontMatter.effectiveDate < current.frontMatter.effectiveDate;
  const published = [...(isReplaced ? [old.current] : []), ...old.earlier].filter(
    (version) => version.frontMatter.version !== current.frontMatter.version && !withdrawn.includes(version),
  );
  const files = published.map(keptFile);
  const strange = earlier.filter(({ file }) => !files.includes(file));
  return published.flatMap((version, index) => {
    const { effectiveDate: day, version: number, sample } = version.frontMatter;
    const isNeeded = version === old.current && current.frontMatter.effectiveDate > today;
    if (sample && !isNeeded) return [];
    const file = files[index] ?? '';
    const kept = earlier.find((one) => one.file === file);
    if (kept) return editFaults(version, kept, version === old.current ? before : undefined);
    const moved = strange.find(({ frontMatter }) => frontMatter.version === number);
    if (moved) {
      const message = `is ${moved.frontMatter.effectiveDate}, and version ${number} was published for '${day}': write that again, and name the file ${file}`;
      return [fieldFinding(moved, 'effectiveDate', message)];
    }
    const why = isNeeded ? 'applies until then' : 'stays readable';
    const remedy =
      version === old.current
        ? 'npm run legal:redline writes this file, ready to be added'
        : 'restore the file from git';
    const message = `is missing: version ${number} ${why}; ${remedy}`;
    return [{ file, line: 1, message }];
  });
}

/** @param replacedAt when the version was not kept yet, which leaves its layout open */
function editFaults(was: LegalVersion, is: LegalVersion, replacedAt: Snapshot | undefined): Finding[] {
  const [one, other] = [entryOf(was), entryOf(is)];
  const isSame = replacedAt
    ? wordingOf(was) === wordingOf(is) && one.text === other.text && one.data === other.data
    : was.source === is.source;
  if (isSame) return [];
  const before = replacedAt ? freezeVersion(was.source, replacedAt.figures) : was.source;
  const [old, now] = [before.split('\n'), is.source.split('\n')];
  const line = Math.max(
    0,
    now.findIndex((text, index) => text !== old[index]),
  );
  const message = `is not what applied from ${formatDay(was.frontMatter.effectiveDate)}: restore the file from git, because users accepted that text; this line was “${old[line] ?? ''}”`;
  return [{ file: is.file, line: line + 1, message }];
}
