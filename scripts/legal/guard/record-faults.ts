import { toString } from 'mdast-util-to-string';

import type { Finding } from '#scripts/support/findings.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import {
  keptFile,
  type LegalDocument,
  type LegalVersion,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { wordingOf } from '#scripts/legal/read/snapshot.ts';
import { lineOf as lineOfNode } from '#scripts/legal/read/text-tree.ts';
import { entryOf, linksOf, type RecordEntry } from '#scripts/legal/read/version-record.ts';
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
