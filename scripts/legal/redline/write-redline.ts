import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { legalIds } from '#src/routes.ts';
import { legalBlocks } from '#scripts/build/legal/legal-text.ts';
import { groupRedline, type RedlineGroup } from '#scripts/build/legal/redline-groups.ts';
import { redline } from '#scripts/build/legal/redline.ts';
import type { LegalSource } from '#scripts/build/legal/read-legal-documents.ts';
import { commitOf } from '#scripts/legal/guard/git.ts';
import { type Snapshot, snapshotAt, snapshotOf, wordingOf } from '#scripts/legal/guard/snapshot.ts';
import { redlineHtml } from './redline-html.ts';
import { redlineMarkdown } from './redline-markdown.ts';

/** A document that has changed, and what changed in it. */
export type ChangedDocument = {
  readonly before: LegalSource['frontMatter'];
  readonly after: LegalSource['frontMatter'];
  readonly groups: readonly RedlineGroup[];
};

/**
 * Writes `redline.html`, `redline.md`, and each version that is replaced as the file to keep it in.
 * @returns titles of the documents that changed, and the files that were written
 */
export async function writeRedline(
  root: string,
  ref: string,
  folder: string,
): Promise<{ readonly titles: readonly string[]; readonly files: readonly string[] }> {
  const [before, after] = [await snapshotAt(root, await commitOf(root, ref)), await snapshotOf(root)];
  const changed = changedDocuments(before, after);
  const texts: Readonly<Record<string, string>> = {
    'redline.html': redlineHtml(changed, ref),
    'redline.md': redlineMarkdown(changed, ref),
    ...replacedVersions(before, after),
  };
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    titles: changed.map(({ after: { title } }) => title),
    files: Object.keys(texts).map((name) => join(folder, name)),
  };
}

const changedDocuments = (before: Snapshot, after: Snapshot): ChangedDocument[] =>
  legalIds.flatMap((id) => {
    const [old, current] = [before.documents[id].current, after.documents[id].current];
    if (wordingOf(old) === wordingOf(current)) return [];
    const groups = groupRedline(redline(legalBlocks(old.source), legalBlocks(current.source)));
    return [{ before: old.frontMatter, after: current.frontMatter, groups }];
  });

/** Versions that applied before and are not kept yet: path from the root of the project → text. */
function replacedVersions(before: Snapshot, after: Snapshot): Readonly<Record<string, string>> {
  const missing = legalIds.flatMap((id) => {
    const { source, frontMatter } = before.documents[id].current;
    const day = frontMatter.effectiveDate;
    const { current, earlier } = after.documents[id];
    const isKept = earlier.some((version) => version.frontMatter.effectiveDate === day);
    if (isKept || wordingOf(current) === wordingOf({ source })) return [];
    return [[`content/legal/versions/${id}/${day}.mdx`, source] as const];
  });
  return Object.fromEntries(missing);
}
