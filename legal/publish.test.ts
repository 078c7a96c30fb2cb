import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { comparisonPath, versionPath } from '../src/routes.ts';
import { UpcomingBanner, VersionBanner } from '../src/sections/legal/version-record.tsx';
import { madeUpDocument, TODAY } from '#legal/tests/made-up-documents.ts';
import { comparisonsOf, formerComparisons } from './compare/comparisons.ts';
import { versionsOf } from './read/read-documents.ts';

/** The newest first; two are to come. */
const DAYS = ['2027-02-01', '2027-01-01', '2026-02-01', '2025-02-01', '2024-02-01'];

/** Three versions of which some are to come, as their pages show them. */
function published(toCome: number, sample = false) {
  const days = DAYS.slice(2 - toCome, 5 - toCome);
  const document = madeUpDocument(
    'terms',
    ...days.map((effectiveDate, index) => ({
      version: `1.${4 - index}`,
      effectiveDate,
      ...(sample && { sample }),
    })),
  );
  const editions = versionsOf(document).map((version) => ({ ...version, html: '', files: {} }));
  const shown = { id: document.id, editions, inForce: document.upcoming.length };
  const banners = [
    createElement(UpcomingBanner, shown),
    ...editions.map((edition) => createElement(VersionBanner, { ...shown, edition })),
  ].map((banner) => parse(renderToStaticMarkup(banner)));
  return { document, days, banners };
}

it.each([0, 1, 2].flatMap((toCome) => [[toCome, false] as const, [toCome, true] as const]))(
  'banners and former addresses lead to pages that are made, with %d versions to come; samples: %s (F-L1)',
  (toCome, isSample) => {
    const { document, days, banners } = published(toCome, isSample);
    expect(document.current.frontMatter.version).toBe(`1.${4 - toCome}`);
    const made = new Set([
      ...['/terms', '/terms/changes', ...days.map((day) => versionPath('terms', day))],
      ...comparisonsOf(document).map(({ from, to }) =>
        comparisonPath('terms', from.frontMatter.effectiveDate, to.frontMatter.effectiveDate),
      ),
    ]);
    const links = banners.flatMap((banner) =>
      banner.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
    );
    // An address that was a comparison on an earlier day leads to one of today.
    const former = formerComparisons(document);
    expect([...links, ...former.map(({ to }) => to)].filter((link) => !made.has(link))).toEqual([]);
    expect(former.filter(({ from }) => made.has(from))).toEqual([]);
  },
);

it('the second version to come names the one that applies now and the one before it, and keeps its addresses', () => {
  const { document, days, banners } = published(2);
  expect(banners[1]?.text).toContain('Version 1.2 applies now; version 1.3 replaces it on');
  const [second = '', , current = ''] = days;
  const old = comparisonPath('terms', current, second);
  expect(formerComparisons(document).map(({ from }) => from)).not.toContain(old);
  // Once the first applies, the comparison with the second leads to the one with the text in force.
  const later = madeUpDocument(
    'terms',
    ...[second, TODAY, current].map((effectiveDate, index) => ({ version: `1.${4 - index}`, effectiveDate })),
  );
  expect(formerComparisons(later)).toContainEqual({ from: old, to: comparisonPath('terms', TODAY, second) });
});
