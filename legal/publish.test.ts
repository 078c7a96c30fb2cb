import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { formatDiagnostic } from '../scripts/support/diagnostics.ts';
import { addDays, today } from '../src/lib/day/today.ts';
import { comparisonPath, type LegalId, legalIds, versionPath } from '../src/routes.ts';
import { UpcomingBanner, VersionBanner } from '../src/sections/legal/version-record.tsx';
import { findingsIn } from '#legal/tests/findings-after.ts';
import { madeUpDocuments } from '#legal/tests/made-up-documents.ts';
import { complete, propose } from '#legal/tests/new-version.ts';
import { comparisonsOf, formerComparisons } from './compare/comparisons.ts';
import { guardVersions } from './guard/guard-versions.ts';
import { legalDocuments, readLegalFiles, versionsOf } from './read/read-documents.ts';
import { snapshotOf } from './read/snapshot.ts';
import { entriesOf } from './read/version-record.ts';

const NEW = 'This sentence is new.';
const [first, second] = [addDays(today(), 30), addDays(today(), 60)];

/** Publishes new versions of a document, one after the other, by the steps of LAWYERS.md. */
async function publish(root: string, id: LegalId, ...days: readonly string[]) {
  const file = join(root, `content/legal/${id}.mdx`);
  const findings: string[] = [];
  for (const [index, day] of days.entries()) {
    const before = await snapshotOf(root);
    await propose(root, id, day, index > 0 ? `${NEW} It is the next.` : NEW);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('says that a', `says ${index} times more that a`));
    expect(await complete(root, before)).toContain(NEW);
    const after = await snapshotOf(root);
    const record = entriesOf(before.documents, before.record);
    findings.push(...guardVersions(record, after.documents, today()).map(formatDiagnostic));
  }
  const files = await readLegalFiles(root, [id]);
  const documentOn = (day: string) => {
    const [document] = legalDocuments(files, undefined, day);
    if (!document) throw new Error(`There is a document ${id}`);
    return document;
  };
  return { findings, documentOn };
}

const shownOf = (document: ReturnType<typeof legalDocuments>[number]) => ({
  id: document.id,
  editions: versionsOf(document).map((version) => ({ ...version, html: '', files: {} })),
  inForce: document.upcoming.length,
});

it.each(['real documents', 'samples'])(
  'two versions to come of %s apply from their days, each with a banner that links pages that are made (F-L1)',
  async (kind) => {
    const root = await madeUpDocuments();
    if (kind === 'samples')
      for (const { file, source } of (await readLegalFiles(root)).flat())
        await writeFile(join(root, file), source.replace('formerPaths', 'sample: true\nformerPaths'));
    const { findings, documentOn } = await publish(root, 'terms', first, second);
    expect([...findings, ...(await findingsIn(root, 'error'))]).toEqual([]);
    for (const [day, inForce] of [
      [today(), '1.2'],
      [first, '1.3'],
      [second, '1.4'],
    ] as const) {
      const document = documentOn(day);
      expect(document.current.frontMatter.version).toBe(inForce);
      const made = new Set([
        ...legalIds.flatMap((id) => [`/${id}`, `/${id}/changes`]),
        ...versionsOf(document).map(({ frontMatter }) => versionPath('terms', frontMatter.effectiveDate)),
        ...comparisonsOf(document).map(({ from, to }) =>
          comparisonPath('terms', from.frontMatter.effectiveDate, to.frontMatter.effectiveDate),
        ),
      ]);
      const shown = shownOf(document);
      const links = [
        createElement(UpcomingBanner, shown),
        ...shown.editions.map((edition) => createElement(VersionBanner, { ...shown, edition })),
      ].flatMap((banner) =>
        parse(renderToStaticMarkup(banner))
          .querySelectorAll('a')
          .map((link) => link.getAttribute('href') ?? ''),
      );
      expect(links.filter((link) => !made.has(link))).toEqual([]);
      // An address that was a comparison on an earlier day leads to one of today.
      const former = formerComparisons(document);
      expect(former.map(({ to }) => to).filter((to) => !made.has(to))).toEqual([]);
      expect(former.filter(({ from }) => made.has(from))).toEqual([]);
    }
  },
);

it('the second version to come names the one that applies now and the one before it, and keeps its addresses', async () => {
  const { documentOn } = await publish(await madeUpDocuments(), 'terms', first, second);
  const document = documentOn(today());
  const shown = shownOf(document);
  const [edition] = shown.editions;
  if (!edition) throw new Error('There are versions');
  const banner = createElement(VersionBanner, { ...shown, edition });
  expect(parse(renderToStaticMarkup(banner)).text).toContain(
    'Version 1.2 applies now; version 1.3 replaces it on',
  );

  // The comparison with the second leads to the one with the text in force, once the first applies.
  const path = (from: string) => comparisonPath('terms', from, second);
  const old = path(document.current.frontMatter.effectiveDate);
  expect(formerComparisons(document).map(({ from }) => from)).not.toContain(old);
  expect(formerComparisons(documentOn(first))).toContainEqual({ from: old, to: path(first) });
});
