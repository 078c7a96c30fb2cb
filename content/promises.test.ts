import { expect, it } from 'vitest';

import { familyOffice } from './en/pages/family-office.ts';
import { investors } from './en/pages/investors.ts';
import { security } from './en/pages/security.ts';
import { promises } from './en/promises.ts';
import { access, knowledge, namedIn, readerRowOf, rowOf } from './promises.ts';

it('hides the name of an investor who browses from issuers and other investors (R1.4)', () => {
  expect(knowledge.issuer.browses).toBe('noName');
  for (const party of ['otherIssuers', 'otherInvestors', 'advisors'] as const)
    expect(namedIn(party)).toEqual([]);
});

it.each([
  ['family offices', familyOffice.sections.discretion.exhibit.rows],
  ['investors', investors.sections.privacy.exhibit.rows],
  ['the security page', security.sections.access.exhibit.rows],
])('the table for %s keeps what is promised of each party', (_, rows) => {
  const promised = (
    ['platform', 'administrators', 'issuer', 'otherIssuers', 'otherInvestors', 'advisors'] as const
  ).map((party) => rowOf(party, promises));
  const shown = rows.filter(({ who }) => promised.some((row) => row.who === who));
  expect(shown.length).toBeGreaterThan(2);
  expect(promised).toEqual(expect.arrayContaining(shown));
});

it('opens a data room only to those admitted, and shows the public a summary at most (R6.3 to R6.5)', () => {
  expect(Object.values(access).map(({ dataRoom }) => dataRoom)).toEqual(['admitted', 'admitted', 'never']);
  expect(readerRowOf('public', promises).seen).toEqual([0]);
});
