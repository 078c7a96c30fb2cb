import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { comparisonPath, legalIds, versionPath } from '#src/routes.ts';
import { UpcomingBanner, VersionBanner } from '#src/sections/legal/version-record.tsx';
import { complete, copyOfDocuments, propose } from '#tests/support/legal/new-version.ts';
import { findingsIn } from '#tests/support/legal/findings-after.ts';
import { comparisonsOf, formerComparisons } from './compare/comparisons.ts';
import { guardVersions } from './guard/guard-versions.ts';
import { entriesOf } from './read/version-record.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { legalDocuments, readLegalFiles, versionsOf } from './read/read-documents.ts';
import { snapshotOf } from './read/snapshot.ts';
import { addDays, today } from '#src/lib/day/today.ts';

const [first, second] = [addDays(today(), 30), addDays(today(), 60)];

/** A copy of the documents in which one has two versions to come, published one after the other. */
async function published(isInForce: boolean) {
  const root = await copyOfDocuments(isInForce);
  const findings: string[] = [];
  let before = await snapshotOf(root);
  for (const [index, day] of [first, second].entries()) {
    await propose(root, 'terms', day, `This sentence is new, and its number is ${index}.`);
    if (index > 0) await noteAgain(root);
    await complete(root, before);
    const after = await snapshotOf(root);
    const changes = guardVersions(entriesOf(before.documents, before.record), after.documents, today());
    findings.push(...changes.map(formatDiagnostic));
    before = after;
  }
  const files = await readLegalFiles(root, ['terms']);
  const documentOn = (day: string) => {
    const [document] = legalDocuments(files, undefined, day);
    if (!document) throw new Error('There are terms');
    return document;
  };
  return { root, findings: [...findings, ...(await findingsIn(root, 'error'))], documentOn };
}

async function noteAgain(root: string) {
  const file = join(root, 'content/legal/terms.mdx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('says that a sentence is new', 'says that another sentence is new'));
}

it.each([
  ['real documents', true],
  ['samples', false],
])(
  'two versions to come of %s: each has its banner, which links pages that are made',
  async (_of, isReal) => {
    const { findings, documentOn } = await published(isReal);
    expect(findings).toEqual([]);
    for (const day of [today(), first, second]) {
      const document = documentOn(day);
      const made = new Set([
        ...legalIds.flatMap((id) => [`/${id}`, `/${id}/changes`]),
        ...versionsOf(document).map(({ frontMatter }) => versionPath('terms', frontMatter.effectiveDate)),
        ...comparisonsOf(document).map(({ from, to }) =>
          comparisonPath('terms', from.frontMatter.effectiveDate, to.frontMatter.effectiveDate),
        ),
      ]);
      const editions = versionsOf(document).map((version) => ({ ...version, Content: () => null }));
      const shown = { id: 'terms', editions, inForce: document.upcoming.length } as const;
      const banners = [
        createElement(UpcomingBanner, shown),
        ...editions.map((edition) => createElement(VersionBanner, { ...shown, edition })),
      ].map((banner) => parse(renderToStaticMarkup(banner)));
      const links = banners.flatMap((banner) =>
        banner.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
      );
      expect(links.filter((link) => !made.has(link))).toEqual([]);
      // An address that was a comparison on an earlier day leads to one of today.
      const former = formerComparisons(document);
      expect(former.map(({ to }) => to).filter((to) => !made.has(to))).toEqual([]);
      expect(former.filter(({ from }) => made.has(from))).toEqual([]);
    }
  },
);

it('says of the second what applies now and what applies before it, and keeps its addresses', async () => {
  const { documentOn } = await published(true);
  const document = documentOn(today());
  const editions = versionsOf(document).map((version) => ({ ...version, Content: () => null }));
  const [edition] = editions;
  if (!edition) throw new Error('There are versions');
  const [now, between] = [document.current, document.upcoming[1]].map(
    (version) => version?.frontMatter.version ?? '',
  );
  const banner = createElement(VersionBanner, { id: 'terms', editions, inForce: 2, edition });
  expect(parse(renderToStaticMarkup(banner)).text).toContain(
    `Version ${now} applies now; version ${between} replaces it on`,
  );

  // The comparison with the second leads to the one with the text in force, once the first applies.
  const path = (from: string) => comparisonPath('terms', from, second);
  const old = path(document.current.frontMatter.effectiveDate);
  expect(formerComparisons(document).map(({ from }) => from)).not.toContain(old);
  expect(formerComparisons(documentOn(first))).toContainEqual({ from: old, to: path(first) });
});
